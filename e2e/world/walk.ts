import type { Page } from '@playwright/test'

/** More stops than this are rows of one list, which are all alike. */
const MOST_STOPS = 90
/** Presses that are on their way at a time. */
const AT_A_TIME = 10

type Keys = 'Tab' | 'Shift+Tab'
type Stop = { place: string; covered: string | null }

declare global {
  interface Window {
    /** What had the focus before each press since the last reading. */
    stops?: (Stop | null)[]
  }
}

/** Gives the page its eyes, and lets it look each time that a key is about to move the focus. */
const watchFocus = (page: Page) =>
  page.evaluate(() => {
    if (window.stops) return
    const stops: (Stop | null)[] = []
    window.stops = stops
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, with all it uses
    const named = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}`
    /** What has the focus, and what covers all of it. */
    const lookAtFocus = () => {
      const active = document.activeElement
      if (!active || active === document.body) return null
      // A native control whose looks are its label's.
      const isSmall = active.clientWidth * active.clientHeight < 9
      const seen = (isSmall && active.closest('label')) || active
      const box = seen.getBoundingClientRect()
      const place = `${named(active)} at ${Math.round(box.left + scrollX)},${Math.round(box.top + scrollY)}`
      if (box.width * box.height < 9) return { place, covered: null }
      const left = Math.max(0, box.left)
      const right = Math.min(innerWidth, box.right)
      const top = Math.max(0, box.top)
      const bottom = Math.min(innerHeight, box.bottom)
      if (right <= left || bottom <= top) return { place, covered: 'the edge of the window' }
      let over: Element | null = null
      for (const across of [0.1, 0.5, 0.9])
        for (const down of [0.1, 0.5, 0.9]) {
          const x = left + (right - left) * across
          const hit = document.elementFromPoint(x, top + (bottom - top) * down)
          if (!hit || hit.contains(seen) || seen.contains(hit)) return { place, covered: null }
          over = hit
        }
      return { place, covered: over && named(over) }
    }
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Tab') stops.push(lookAtFocus())
      },
      { capture: true },
    )
  })

/** Presses Tab until the focus has been everywhere. @returns what had it, in this order, by its place */
async function stopsOf(page: Page, isPatient: boolean): Promise<Stop[]> {
  const found = new Map<string, Stop>()
  const atATime = isPatient ? 1 : AT_A_TIME
  for (let presses = 0; presses < MOST_STOPS; presses += atATime) {
    await Promise.all(Array.from({ length: atATime }, () => page.keyboard.down('Tab')))
    const stops = await page.evaluate(
      async (frames) => {
        for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
        return window.stops?.splice(0) ?? []
      },
      isPatient ? 2 : 0,
    )
    for (const stop of stops) {
      const [first] = found.keys()
      // Past the last stop, or in a dialog, it is back at the first.
      if (stop && stop.place === first && found.size > 1) return [...found.values()]
      if (stop) found.set(stop.place, stop)
    }
  }
  return [...found.values()]
}

const isCovered = ({ covered }: Stop) => covered !== null

/** Walks with the focus over the page. @returns the stops at which something covers what has the focus */
export async function coveredStops(page: Page, keys: Keys): Promise<string[]> {
  await watchFocus(page)
  if (keys === 'Shift+Tab') await page.keyboard.down('Shift')
  let stops = await stopsOf(page, false)
  // Some are on their way into sight: whoever waits after each press sees them there.
  if (stops.some(isCovered)) stops = await stopsOf(page, true)
  await page.keyboard.up('Tab')
  if (keys === 'Shift+Tab') await page.keyboard.up('Shift')
  return stops
    .filter(isCovered)
    .map(({ place, covered }) => `${keys}: ${place} is under ${covered}`)
}
