// Which page is shown: the address says it.
class Route {
  path = $state(location.pathname)
  hash = $state(location.hash)

  constructor() {
    addEventListener('popstate', () => {
      this.path = location.pathname
      this.hash = location.hash
    })
  }

  go(to: string, how: 'push' | 'replace' = 'push') {
    history[how === 'push' ? 'pushState' : 'replaceState'](null, '', to)
    this.path = location.pathname
    this.hash = location.hash
    scrollTo(0, 0)
  }
}
export const route = new Route()

/** For links: an ordinary address that does not load the page again. */
export function link(node: HTMLAnchorElement) {
  const click = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    route.go(node.getAttribute('href')!)
  }
  node.addEventListener('click', click)
  return { destroy: () => node.removeEventListener('click', click) }
}
