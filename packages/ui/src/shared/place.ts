export type Side = 'top' | 'bottom'

const GAP = 6
const EDGE = 8

/**
 * Puts a fixed element above or below its anchor, centred, inside the viewport. Flips when the wanted side has no room.
 * Small on purpose: tooltips are on every page, also where nothing else floats.
 */
export function placeBeside(anchor: Element, floating: HTMLElement, side: Side): void {
  const around = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = floating
  const fitsAbove = around.top - GAP - height >= EDGE
  const fitsBelow = around.bottom + GAP + height <= innerHeight - EDGE
  const isAbove = side === 'top' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove
  const top = isAbove ? around.top - GAP - height : around.bottom + GAP
  const centred = around.left + around.width / 2 - width / 2
  const left = Math.max(
    EDGE,
    Math.min(centred, document.documentElement.clientWidth - width - EDGE),
  )
  floating.style.top = `${Math.round(top)}px`
  floating.style.left = `${Math.round(left)}px`
}
