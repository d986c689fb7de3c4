// What this device is called in the list of those that have signed in: "Firefox on Linux".
const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

export function device(agent = navigator.userAgent): string {
  const named = (known: [RegExp, string][]) => known.find(([sign]) => sign.test(agent))?.[1]
  return [named(BROWSERS) ?? 'Browser', named(SYSTEMS)].filter(Boolean).join(' on ')
}
