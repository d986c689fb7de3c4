declare module 'virtual:icons/*' {
  const sprite: string
  export default sprite
}
declare module '*.ftl?raw' {
  const text: string
  export default text
}
declare module 'virtual:rules' {
  const books: Record<string, () => Promise<{ default: import('../dev/rules').Book }>>
  export default books
}
declare module 'virtual:cases' {
  const cases: Record<string, () => Promise<{ default: string[] }>>
  export default cases
}
declare module 'ws'
