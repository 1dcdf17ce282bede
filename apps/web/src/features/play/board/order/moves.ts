/** Where a tile is on the screen. */
export type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Keys that move between tiles. */
export const moveKeys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const
export type MoveKey = (typeof moveKeys)[number]

/** The arrows of editors that are played without leaving the letters. */
export const letterMoves: Readonly<Record<string, MoveKey>> = {
  h: 'ArrowLeft',
  j: 'ArrowDown',
  k: 'ArrowUp',
  l: 'ArrowRight',
}

export const isMoveKey = (key: string): key is MoveKey =>
  (moveKeys as readonly string[]).includes(key)

/**
 * The tile a key leads to, by index in reading order. Left and right follow the reading order, up and down go to the nearest
 * tile of the next line; at an edge one stays.
 */
export function moveTo(key: MoveKey, at: number, boxes: readonly Box[], rightToLeft = false) {
  const last = boxes.length - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowDown') return nextLine(at, boxes, 1)
  if (key === 'ArrowUp') return nextLine(at, boxes, -1)
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight'
  return Math.min(last, Math.max(0, at + (key === forward ? 1 : -1)))
}

function nextLine(at: number, boxes: readonly Box[], direction: 1 | -1): number {
  const from = boxes[at]
  if (!from) return at
  const middle = from.left + from.width / 2
  const ahead = boxes
    .map((box, index) => ({ box, index, ahead: (box.top - from.top) * direction }))
    .filter(({ ahead: distance }) => distance > from.height / 2)
  const nearest = Math.min(...ahead.map(({ ahead: distance }) => distance))
  const line = ahead.filter(({ ahead: distance }) => distance < nearest + from.height / 2)
  const best = line.toSorted((a, b) => off(a.box, middle) - off(b.box, middle))[0]
  return best?.index ?? at
}

const off = (box: Box, middle: number) => Math.abs(box.left + box.width / 2 - middle)

/** The tile typed letters lead to: the next whose title starts with them, going round. */
export function typeAhead(titles: readonly string[], at: number, typed: string): number {
  const wanted = typed.toLowerCase()
  // One letter moves to the next match; more letters may still mean the tile one is on.
  const first = wanted.length > 1 ? at : at + 1
  for (let step = 0; step < titles.length; step++) {
    const index = (first + step) % titles.length
    if (titles[index]?.toLowerCase().startsWith(wanted)) return index
  }
  return at
}
