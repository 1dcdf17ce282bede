type Edge = 'top' | 'bottom'

/** Px between what has the focus and the bar beside it, for its ring. */
const RING = 6

const bars: Record<Edge, Set<HTMLElement>> = { top: new Set(), bottom: new Set() }
const paddings = { top: 'scrollPaddingTop', bottom: 'scrollPaddingBottom' } as const

/** How far into the window something reaches from its edge, in px, once it sticks there. */
function reachOf(bar: HTMLElement, edge: Edge): number {
  const { position, display, [edge]: offset } = getComputedStyle(bar)
  const sticks = (position === 'sticky' || position === 'fixed') && display !== 'none'
  return sticks ? (Number.parseFloat(offset) || 0) + bar.offsetHeight : 0
}

function measure() {
  for (const edge of ['top', 'bottom'] as const) {
    const reach = Math.max(0, ...[...bars[edge]].map((bar) => reachOf(bar, edge)))
    document.documentElement.style[paddings[edge]] = reach > 0 ? `${reach + RING}px` : ''
  }
}

function follow(bar: HTMLElement | null, edge: Edge): (() => void) | undefined {
  if (!bar) return undefined
  bars[edge].add(bar)
  // What is in the bar itself is not covered by it: reset.css.ts takes the padding back there.
  bar.dataset.covers = edge
  const observer = new ResizeObserver(measure)
  observer.observe(bar)
  // A bar may stick in windows of one size, and lie in the page in those of another, as high as before.
  window.addEventListener('resize', measure)
  return () => {
    bars[edge].delete(bar)
    delete bar.dataset.covers
    observer.disconnect()
    window.removeEventListener('resize', measure)
    measure()
  }
}

/**
 * The `ref` of a bar that sticks to the top of the window: as long as it does, the page scrolls what takes the focus, and what an
 * address points to, out from under it.
 */
export const coversTop = (bar: HTMLElement | null) => follow(bar, 'top')
/** The same at the bottom. */
export const coversBottom = (bar: HTMLElement | null) => follow(bar, 'bottom')
