import type { BoardChallenge } from '#features/play/board/data/challenges.ts'
import { marksOf } from '#features/play/board/marks/marks.ts'
import type { Known, Mark } from '#features/play/board/marks/marks.ts'
import { fold } from '#shared/fold.ts'

export const solvedFilters = ['all', 'todo', 'done'] as const
export type SolvedFilter = (typeof solvedFilters)[number]

export const sortOrders = ['points', 'most-points', 'solves', 'newest', 'title'] as const
export type SortOrder = (typeof sortOrders)[number]

export type BoardFilter = {
  /** Words that title, category or own note must contain. */
  readonly text: string
  readonly category: string | undefined
  readonly solved: SolvedFilter
  readonly mark: Mark | undefined
}

/** The challenges a filter leaves, in the order they came. */
export function filterBoard(
  challenges: readonly BoardChallenge[],
  { text, category, solved, mark }: BoardFilter,
  known: Known,
): BoardChallenge[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  return challenges.filter((challenge) => {
    const { info, solve } = challenge
    if (category !== undefined && info.category.toLowerCase() !== category.toLowerCase()) {
      return false
    }
    if (solved !== 'all' && (solved === 'done') !== (solve !== undefined)) return false
    if (mark !== undefined && !marksOf(challenge, known).includes(mark)) return false
    const haystack = fold(`${info.title} ${info.category} ${known.notes[info.id] ?? ''}`)
    return words.every((word) => haystack.includes(word))
  })
}

/** Whether the challenge stopped scoring: its own deadline has passed. */
export const isClosed = ({ info }: BoardChallenge, nowMs: number): boolean =>
  info.deadline !== null && info.deadline < nowMs

const orders = {
  points: (a, b) => a.info.score - b.info.score,
  'most-points': (a, b) => b.info.score - a.info.score,
  solves: (a, b) => b.info.solved - a.info.solved,
  newest: (a, b) => (b.announcedAt ?? 0) - (a.announcedAt ?? 0),
  title: () => 0,
} as const satisfies Record<SortOrder, (a: BoardChallenge, b: BoardChallenge) => number>

/** Sorted by one order, titles deciding between equals. */
export function sortBoard(
  challenges: readonly BoardChallenge[],
  order: SortOrder,
  locale: string,
): BoardChallenge[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return challenges.toSorted(
    (a, b) => orders[order](a, b) || compare(a.info.title, b.info.title) || a.info.id - b.info.id,
  )
}
