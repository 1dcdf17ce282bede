/** Letters that are written from the right, and the marks of their scripts. */
const fromTheRight =
  /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
/** Characters that turn the direction of what follows them. */
const turns = /[\u202A-\u202E\u2066-\u2069]/u
const allTurns = /[\u202A-\u202E\u2066-\u2069]/gu

const [START, END] = ['\u2068', '\u2069']

/** Whether a text holds names that were isolated before, and nothing else that turns. */
function isIsolated(text: string): boolean {
  let depth = 0
  for (const [turn] of text.matchAll(allTurns)) {
    depth += turn === START ? 1 : -1
    if ((turn !== START && turn !== END) || depth < 0) return false
  }
  return depth === 0
}

/**
 * A name, as part of a text: in the direction of its own first letter, without moving what is beside it (Unicode's "first strong
 * isolate"; `bdi` is the same for elements). A name that needs none stays as it is.
 */
export function isolate(name: string): string {
  if (!fromTheRight.test(name) && !turns.test(name)) return name
  return START + (isIsolated(name) ? name : name.replaceAll(allTurns, '')) + END
}
