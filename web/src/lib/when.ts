// When something was: today by its hour, yesterday by its name, before that by its date.
const LOCALES: Record<string, string> = { en: 'en-GB', de: 'de-DE' }

export function when(at: number, language: string, now = Date.now(), to: 'minute' | 'day' = 'minute'): string {
  const locale = LOCALES[language] ?? language
  const midnight = (moment: number) => new Date(moment).setHours(0, 0, 0, 0)
  const days = Math.round((midnight(at) - midnight(now)) / 86_400_000)
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(at)
  const day = () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
  if (days === 0) return to === 'day' ? day() : time
  if (days === -1) return to === 'day' ? day() : `${day()}, ${time}`
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: days < -300 ? 'numeric' : undefined,
  }).format(at)
}
