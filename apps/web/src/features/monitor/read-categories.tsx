import { useListEditChallenges } from '@halyard/query'
import { useEffect } from 'react'
import type { Categories } from '#features/monitor/categories.ts'
import { useBoardTable } from '#shared/board/board-query.ts'
import { useRunsGame } from '#shared/session/user.ts'

type ReadCategoriesProps = { gameId: number; onRead: (categories: Categories) => void }

/** Reads the categories of a game's challenges: as administrators list them, else from the scoreboard. */
export function ReadCategories({ gameId, onRead }: ReadCategoriesProps) {
  const runsGame = useRunsGame(gameId)
  const { data: listed } = useListEditChallenges(gameId, { enabled: runsGame })
  const { data: board } = useBoardTable(gameId, { enabled: !runsGame, refetchInterval: false })
  const byCategory = board?.content.challenges
  useEffect(() => {
    const challenges = listed ?? Object.values(byCategory ?? {}).flat()
    onRead(new Map(challenges.map(({ title, category }) => [title, category])))
  }, [listed, byCategory, onRead])
  return null
}
