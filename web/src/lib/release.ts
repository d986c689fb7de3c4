// A page that was left open while the server got a newer release asks for parts that are gone: it loads itself again.
const TRIED = 'gruft.release'

export function newerRelease() {
  addEventListener('vite:preloadError', (event) => {
    // Once for each release: what is missing after that is missing for another reason.
    const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
    if (sessionStorage.getItem(TRIED) === own) return
    sessionStorage.setItem(TRIED, own)
    event.preventDefault()
    location.reload()
  })
}
