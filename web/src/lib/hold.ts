// A long touch looks at what a short one would choose.
const LONG = 380,
  STILL = 10

export function hold(node: HTMLElement | SVGElement, look: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined,
    from: [number, number] | undefined,
    looked = false
  const end = () => clearTimeout(timer)
  const down = (event: Event) => {
    const { pointerType, clientX, clientY } = event as PointerEvent
    looked = false
    if (pointerType === 'mouse') return
    from = [clientX, clientY]
    timer = setTimeout(() => {
      looked = true
      look()
    }, LONG)
  }
  const move = (event: Event) => {
    const { clientX, clientY } = event as PointerEvent
    if (from && Math.hypot(clientX - from[0], clientY - from[1]) > STILL) end()
  }
  // What was looked at is not chosen, and no menu of the browser opens over it.
  const click = (event: Event) => {
    if (!looked) return
    looked = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const menu = (event: Event) => {
    if (from) event.preventDefault()
  }
  const all: [string, (event: Event) => void, boolean][] = [
    ['pointerdown', down, false],
    ['pointermove', move, false],
    ['pointerup', end, false],
    ['pointercancel', end, false],
    ['contextmenu', menu, false],
    ['click', click, true],
  ]
  for (const [name, heard, early] of all) node.addEventListener(name, heard, early)
  return {
    update: (next: () => void) => {
      look = next
    },
    destroy: () => {
      end()
      for (const [name, heard, early] of all) node.removeEventListener(name, heard, early)
    },
  }
}
