const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])'

/** The former position of something that is gone, from the browser's record. */
type Gap = { parent: Node; before: Node | null; after: Node | null; nth: number }

/** Something that had the focus. */
type FocusPlace = { element: HTMLElement; gap?: Gap }

/** A dialog that was opened from a dialog, and where that was opened from. */
const remembered = 4

const stopsIn = (node: Node): HTMLElement[] => {
  if (!(node instanceof HTMLElement)) return []
  const own = node.matches(focusable) ? [node] : []
  return [...own, ...node.querySelectorAll<HTMLElement>(focusable)]
}

const canTake = (stop: HTMLElement) =>
  stop.checkVisibility({ visibilityProperty: true }) &&
  !stop.closest('[aria-hidden="true"], [inert]')

/** Whether it keeps the focus that it has: browsers take it from what is disabled. */
const canHold = (element: HTMLElement) => element.isConnected && !element.matches(':disabled')

/** The children of a node from the gap on, and those before it, nearest first. */
function besides({ parent, before, after }: Gap): [Node[], Node[]] {
  const children: Node[] = [...parent.childNodes]
  const atBefore = before ? children.indexOf(before) : -1
  const atAfter = after ? children.indexOf(after) : -1
  const cut = atBefore >= 0 ? atBefore + 1 : atAfter >= 0 ? atAfter : 0
  return [children.slice(cut), children.slice(0, cut).toReversed()]
}

/** What took its place: in a list the same control of the next entry, or of the one before. */
function nextTo(gap: Gap): HTMLElement | undefined {
  const [following, preceding] = besides(gap)
  for (const node of [...following, ...preceding]) {
    const stops = stopsIn(node).filter(canTake)
    const found = stops[Math.min(gap.nth, stops.length - 1)]
    if (found) return found
  }
  return undefined
}

/** Looks beside the gap, then beside what that was in, up to the page's content or a dialog. */
function landing(gap: Gap): HTMLElement | undefined {
  for (let here = gap; ;) {
    const { parent } = here
    const found = nextTo(here)
    if (found) return found
    if (!(parent instanceof HTMLElement) || parent.matches('main, [role=dialog], body'))
      return undefined
    const up = parent.parentNode
    if (!up) return undefined
    here = { parent: up, before: parent, after: parent.nextSibling, nth: 0 }
  }
}

const inPlace = (node: Node) =>
  node instanceof HTMLElement && node.isConnected && node.closest('main, [role=dialog]') !== null

/**
 * What had the focus may go with what it did: the entry it deleted, the form it sent, the dialog it closed; or it is disabled until
 * there is more to send. Then the focus goes to what is there now instead of the start of the page; who pressed it with a pointer
 * looks elsewhere already.
 *
 * @returns stops it
 */
export function keepFocus(contentId: string): () => void {
  // A dialog that the address opened has taken the focus before this runs.
  const { activeElement: first } = document
  let places: FocusPlace[] =
    first instanceof HTMLElement && first !== document.body ? [{ element: first }] : []
  let byPointer = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = new AbortController()

  const restore = () => {
    if (document.activeElement !== document.body || byPointer) return
    const [last] = places
    if (!last || canHold(last.element)) return
    for (const { element, gap } of places) {
      if (canHold(element) && canTake(element)) return element.focus()
      const found = gap && inPlace(gap.parent) ? landing(gap) : undefined
      if (found) return found.focus()
    }
    const dialog = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].findLast(canTake)
    const content = document.getElementById(contentId)
    ;(dialog ?? content?.querySelector<HTMLElement>('h1[tabindex]') ?? content)?.focus()
  }

  const observer = new MutationObserver((records) => {
    let isGone = false
    for (const { type, removedNodes, target, previousSibling, nextSibling } of records) {
      const disabled = type === 'attributes' && places.find(({ element }) => element === target)
      if (disabled && target.parentNode && !canHold(disabled.element)) {
        isGone = true
        const { parentNode: parent, previousSibling: before, nextSibling: after } = target
        disabled.gap = { parent, before, after, nth: 0 }
      }
      for (const removed of removedNodes)
        for (const each of places) {
          const lost = each.gap?.parent ?? each.element
          if (!removed.contains(lost) || inPlace(each.element)) continue
          isGone = true
          const nth = each.gap?.nth ?? Math.max(0, stopsIn(removed).indexOf(each.element))
          each.gap = { parent: target, before: previousSibling, after: nextSibling, nth }
        }
    }
    if (!isGone) return
    clearTimeout(timer)
    // After those who know better: a dialog gives the focus back, a new page takes it to its heading.
    timer = setTimeout(() => requestAnimationFrame(restore), 50)
  })
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })

  const options = { capture: true, signal: stop.signal }
  document.addEventListener('pointerdown', () => (byPointer = true), options)
  document.addEventListener('keydown', () => (byPointer = false), options)
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || target === document.body) return
      places = [{ element: target }, ...places.filter(({ element }) => element !== target)]
      places.length = Math.min(places.length, remembered)
    },
    options,
  )
  return () => {
    stop.abort()
    observer.disconnect()
    clearTimeout(timer)
  }
}
