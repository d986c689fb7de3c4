/** What lies at a path with dots in a setup. */
export const get = (setup: unknown, path: string): unknown =>
  path.split('.').reduce<any>((value, step) => value?.[step], setup)

/** Writes a value at a path with dots (`variants.solo`) into a copy of a setup. */
export function put<T>(setup: T, path: string, value: unknown): T {
  const [first, ...rest] = path.split('.')
  const base: any = Array.isArray(setup) ? [...setup] : { ...(setup as any) }
  base[first!] = rest.length ? put(base[first!] ?? {}, rest.join('.'), value) : value
  return base
}
