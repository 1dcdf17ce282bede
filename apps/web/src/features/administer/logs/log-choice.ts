import type { LogMessage } from '@halyard/api'

/** The levels that can be asked for; the server knows each by its exact name. */
export const logLevels = ['All', 'Information', 'Warning', 'Error'] as const
export type LogLevel = (typeof logLevels)[number]

/** A line with a key of its own: lines have no id, and two may be the same. */
export type KeyedLine = LogMessage & { key: string }

/** Gives each line a key that stays when newer ones come. @param lines the newest first */
export function keyed(lines: readonly LogMessage[]): KeyedLine[] {
  const seen = new Map<string, number>()
  return lines
    .toReversed()
    .map((line) => {
      const content = `${line.time} ${line.level} ${line.name ?? ''} ${line.msg ?? ''}`
      const count = seen.get(content) ?? 0
      seen.set(content, count + 1)
      return { ...line, key: `${content} ${count}` }
    })
    .toReversed()
}

/** The lines that contain a text in the message, the user, the address or the level. */
export function chosenLines(lines: readonly KeyedLine[], text: string): readonly KeyedLine[] {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return lines
  return lines.filter(({ msg, name, ip, level }) =>
    [msg, name, ip, level].join('\n').toLowerCase().includes(wanted),
  )
}

/** How many lines are newer than the paused ones. */
export const newerThan = (paused: readonly LogMessage[], lines: readonly LogMessage[]): number => {
  const newest = paused[0]
  return newest ? lines.filter(({ time }) => time > newest.time).length : lines.length
}

/** The lines as they were written, for a report or another tool. */
export const asJson = (lines: readonly KeyedLine[]): string =>
  JSON.stringify(
    lines.map(({ key: _key, time, ...line }) => ({ time: new Date(time).toISOString(), ...line })),
    null,
    2,
  )
