import type { Page } from '@playwright/test'

/** More stops than this are rows of one list, which are all alike. */
const MOST_STOPS = 90

type Stop = { place: string; covered: string | null }

/** What has the focus, and what covers all of it; what is covered is looked at once more after two frames, when it has scrolled. */
async function lookAtFocus(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, with all it uses
    const named = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}`
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, with all it uses
    const look = () => {
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
    const stop = look()
    if (stop && !stop.covered) return stop
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    return look()
  })
}

/** Presses the keys until the focus has been everywhere. @returns the stops at which something covers what has the focus */
export async function coveredStops(page: Page, keys: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const found: string[] = []
  let first: string | undefined
  for (let presses = 0; presses < MOST_STOPS; presses++) {
    await page.keyboard.press(keys)
    const stop = await lookAtFocus(page)
    // Past the last stop, or in a dialog back at the first.
    if ((!stop && presses > 0) || (stop && stop.place === first)) break
    first ??= stop?.place
    if (stop?.covered) found.push(`${keys}: ${stop.place} is under ${stop.covered}`)
  }
  return found
}
