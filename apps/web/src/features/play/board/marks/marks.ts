import type { BoardChallenge } from '#features/play/board/data/challenges.ts'
import type { ReactNode } from 'react'

/** What is known of a challenge beside what the board says: by this browser, and by the team. */
export const marks = ['attempted', 'running', 'working', 'new', 'hint', 'note'] as const
export type Mark = (typeof marks)[number]

/** What the members of the own team share. */
export type TeamMarks = {
  /** Challenges that the reader works on. */
  readonly working: ReadonlySet<number>
  /** The other members at work, by challenge. */
  readonly people: ReadonlyMap<number, ReactNode>
  /** Challenges with a note of the team. */
  readonly notes: ReadonlyMap<number, number>
}

export type Known = {
  /** Challenges with a wrong answer of the own team. */
  readonly attempted: ReadonlySet<number>
  /** When running instances end, by challenge, epoch milliseconds. */
  readonly closeTimes: ReadonlyMap<number, number>
  /** News of a challenge before this moment are none. */
  readonly seenAt: (challengeId: number) => number
  /** Challenges that the reader works on. */
  readonly working: ReadonlySet<number>
  readonly notes: Readonly<Record<number, string>>
  /** Undefined where teams share nothing, and until it is known. */
  readonly team?: TeamMarks | undefined
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
    working: !solve && (known.working.has(info.id) || known.team?.people.has(info.id) === true),
    new: !solve && (announcedAt ?? 0) > seenAt,
    hint: !solve && (hintAt ?? 0) > seenAt,
    note: (known.notes[info.id] ?? '') !== '' || known.team?.notes.has(info.id) === true,
  } satisfies Record<Mark, boolean>
  return marks.filter((mark) => holds[mark])
}
