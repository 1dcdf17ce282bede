import type { Game, Notice, Solve } from '@halyard/api'
import { useGetGameDetails } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { boardChallenges, shelvesOf } from '#features/play/board/data/challenges.ts'
import type { BoardChallenge } from '#features/play/board/data/challenges.ts'
import { filterBoard, sortBoard } from '#features/play/board/filter/filter.ts'
import type { BoardFilter } from '#features/play/board/filter/filter.ts'
import type { Known, TeamMarks } from '#features/play/board/marks/marks.ts'
import { useNotes } from '#features/play/board/marks/notes-store.ts'
import { useBoardQuery } from '#features/play/board/data/use-board-query.ts'
import { useWorking } from '#features/play/board/marks/working.ts'
import { useStableOrder } from '#features/play/board/order/use-stable-order.ts'
import { useSubmissions } from '#features/play/flag/submissions-store.ts'
import { useKnown } from '#features/play/instance/use-known.ts'
import { createSeen } from '#shared/storage/seen-store.ts'

/** Which news of a game's board the reader has seen. */
const useSeen = createSeen((gameId: number) => `halyard:seen:${gameId}`)

const nothing = { challenges: {}, rank: null } as const

/** The board with its filter applied, and what surrounds it. */
export function useBoard(game: Game, notices: readonly Notice[] | undefined) {
  'use memo'
  const { i18n } = useLingui()
  const { data: details, error, refetch } = useGetGameDetails(game.id)
  const query = useBoardQuery()
  const { filter, sort } = query
  const accepted = useAccepted(game.id)
  const seen = useSeen(game.id)
  const notes = useNotes(game.id)
  const ownMarks = useWorking(game.id).ids
  const [team, onTeam] = useState<TeamMarks>()
  const all = boardChallenges(details ?? nothing, notices, accepted)
  const { running, closeTimes, attempted } = useKnown(game.id, all)
  const sorted = useStableOrder(sortBoard(all, sort, i18n.locale), `${sort} ${i18n.locale}`)
  const known: Known = {
    closeTimes,
    attempted,
    seenAt: seen.seenAt,
    notes,
    working: team?.working ?? ownMarks,
    team,
  }
  const shown = useShown(sorted, filter, known)
  if (!details) return { isReady: false as const, error, retry: () => void refetch() }
  return {
    isReady: true as const,
    details,
    /** Filter, order and layout as the address has them. */
    query,
    all,
    known,
    running,
    markSeen: seen.open,
    /** Takes what the team shares. */
    onTeam,
    /** In board order: the order of the tiles, of `[` and `]`. */
    shelves: shelvesOf(all),
    shown,
    shownShelves: shelvesOf(inBoardOrder(all, shown)),
    isFiltered: shown.length !== all.length,
  }
}

/** What the filter leaves. It is the same list while only what the filter does not look at has changed. */
function useShown(sorted: readonly BoardChallenge[], filter: BoardFilter, known: Known) {
  'use memo'
  const isLookedAt = filter.mark !== undefined || filter.text !== ''
  return filterBoard(sorted, filter, isLookedAt ? known : nothingKnown)
}

const nothingKnown: Known = {
  attempted: new Set(),
  closeTimes: new Map(),
  seenAt: () => Infinity,
  notes: {},
  working: new Set(),
}

export type Board = Extract<ReturnType<typeof useBoard>, { isReady: true }>

/** Groups stay in the order of the board, what is in them in the chosen order. */
function inBoardOrder<Item extends { info: { category: string } }>(
  all: readonly Item[],
  shown: readonly Item[],
): Item[] {
  const order = [...new Set(all.map(({ info }) => info.category))]
  return shown.toSorted((a, b) => order.indexOf(a.info.category) - order.indexOf(b.info.category))
}

/** Flags accepted a moment ago: the scoreboard may not know them yet. */
function useAccepted(gameId: number): ReadonlyMap<number, Pick<Solve, 'time'>> {
  'use memo'
  const { sent } = useSubmissions()
  return new Map(
    sent
      .filter((one) => one.gameId === gameId && one.verdict === 'accepted')
      .map((one) => [one.challengeId, { time: one.sentAt }]),
  )
}
