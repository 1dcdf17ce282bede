import type { LogMessage } from '@halyard/api'

/** Lines of the log that are kept at most. */
export const logCap = 2000
/** Lines around the newest one among which a line may already be: the hub may send a line after a list that has it. */
const overlap = 200

const isSame = (one: LogMessage, other: LogMessage) =>
  one.time === other.time &&
  one.msg === other.msg &&
  one.name === other.name &&
  one.level === other.level &&
  one.ip === other.ip

/**
 * A page of the log as it was just read, with what is known beyond it: newer lines that the hub sent meanwhile, and older ones.
 * Lines have no id, but they are only ever added, so their times say where they belong.
 */
export function mergedPage(
  page: readonly LogMessage[],
  known: readonly LogMessage[],
): LogMessage[] {
  const [newest, oldest] = [page[0], page.at(-1)]
  if (!newest || !oldest) return known.slice(0, logCap)
  const newer = known.filter(({ time }) => time > newest.time)
  const older = known.filter(({ time }) => time < oldest.time)
  return [...newer, ...page, ...older].slice(0, logCap)
}

/**
 * Puts lines that the hub sent on top of the others, the newest first; one that is there already is left out.
 *
 * @param sent in the order in which they were sent
 */
export function withNewLines(
  lines: readonly LogMessage[],
  sent: readonly LogMessage[],
): LogMessage[] {
  const recent = lines.slice(0, overlap)
  const fresh = sent.filter((line) => !recent.some((known) => isSame(known, line)))
  return [...fresh.toReversed(), ...lines].slice(0, logCap)
}
