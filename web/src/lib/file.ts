// Files that are handed to whoever looks at the page.

/** Lets the browser save something as a file of JSON. */
export function saveAs(name: string, what: unknown) {
  const a = document.createElement('a')
  a.href = URL.createObjectURL(new Blob([JSON.stringify(what)], { type: 'application/json' }))
  a.download = name
  a.click()
  setTimeout(() => URL.revokeObjectURL(a.href), 1000)
}
