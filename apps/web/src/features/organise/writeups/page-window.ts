/** The position of a page in the scrolled box. */
export type Place = { readonly top: number; readonly height: number }

/** The most pages that are drawn at once: their pictures are large. */
export const mostDrawn = 6

export type PageWindow = {
  /** The page that is read, from 1. */
  readonly current: number
  /** First and last page that are drawn, from 1. */
  readonly first: number
  readonly last: number
}

/** Which pages of a document are near what is seen of it, half a screen on both sides, and which one is read. */
export function pageWindow(places: readonly Place[], view: Place): PageWindow {
  const [from, to] = [view.top - view.height / 2, view.top + view.height * 1.5]
  const near = places.flatMap(({ top, height }, index) =>
    top < to && top + height > from ? [index + 1] : [],
  )
  const line = view.top + view.height / 3
  const current = Math.max(1, places.findLastIndex(({ top }) => top <= line) + 1)
  const first = Math.max(near[0] ?? 1, current - mostDrawn / 2 + 1)
  return { current, first, last: Math.min(near.at(-1) ?? 1, first + mostDrawn - 1) }
}
