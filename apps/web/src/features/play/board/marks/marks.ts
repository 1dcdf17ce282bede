import type { BoardChallenge } from '#features/play/board/data/challenges.ts'

/** What this browser knows of a challenge beside what the board says. */
export const marks = ['attempted', 'running', 'working', 'new', 'hint', 'note'] as const
export type Mark = (typeof marks)[number]

export type Known = {
  /** Challenges with a wrong answer of the own team. */
  readonly attempted: ReadonlySet<number>
  /** When running instances end, by challenge, epoch milliseconds. */
  readonly closeTimes: ReadonlyMap<number, number>
  /** News of a challenge before this moment are none. */
  readonly seenAt: (challengeId: number) => number
  /** Challenges that the reader says to be working on. */
  readonly working: ReadonlySet<number>
  readonly notes: Readonly<Record<number, string>>
}

/** Everything that holds of a challenge. What is solved is neither new nor in work any more. */
export function marksOf(
  { info, solve, announcedAt, hintAt }: BoardChallenge,
  known: Known,
): Mark[] {
  const seenAt = known.seenAt(info.id)
  const holds = {
    attempted: !solve && known.attempted.has(info.id),
    running: known.closeTimes.has(info.id),
    working: !solve && known.working.has(info.id),
    new: !solve && (announcedAt ?? 0) > seenAt,
    hint: !solve && (hintAt ?? 0) > seenAt,
    note: (known.notes[info.id] ?? '') !== '',
  } satisfies Record<Mark, boolean>
  return marks.filter((mark) => holds[mark])
}
