import type { Game } from '@halyard/api'
import { useGetGameDetails } from '@halyard/query'
import { watchGame } from '@halyard/query/live'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AnswerWatcher } from '#features/play/flag/answer-watcher.tsx'
import { useAlerts } from '#features/play/live/use-alerts.tsx'
import { useQuestionAlerts } from '#features/play/live/use-question-alerts.tsx'
import { onReach, onRetryNow, reachState } from '#shared/session/connection.ts'
import { setHubState } from '#shared/game/hub-state.ts'
import { mayPlay } from '#shared/game/standing/standing.ts'
import { useStanding } from '#shared/game/standing/use-standing.ts'
import { useUnread } from '#shared/game/notices/use-unread.ts'
import { parseId } from '#shared/params.ts'
import { useTitleMark } from '#shared/title.ts'

/**
 * Background work on every screen of a game for its players: news of it, and the verdicts on flags that were sent,
 * also when the game ends meanwhile. Shows nothing itself.
 */
export function GameLive({ game }: { game: Game }) {
  'use memo'
  const isPlaying = mayPlay(useStanding(game))
  useQuestionAlerts(game)
  return (
    <>
      {isPlaying && <News game={game} />}
      <Answers game={game} isPlaying={isPlaying} />
    </>
  )
}

function Answers({ game, isPlaying }: { game: Game; isPlaying: boolean }) {
  const [search] = useSearchParams()
  const { data } = useGetGameDetails(game.id, { enabled: false })
  const titles = new Map(
    Object.values(data?.challenges ?? {})
      .flat()
      .map(({ id, title }) => [id, title]),
  )
  return (
    <AnswerWatcher
      gameId={game.id}
      openId={parseId(search.get('c'))}
      isBoardOpen={isPlaying}
      titleOf={(id) => titles.get(id) ?? `#${id}`}
    />
  )
}

function News({ game }: { game: Game }) {
  useAlerts(game)
  useTitleMark(useUnread(game).count)
  // A connection that is made again is missed until it is there.
  useEffect(() => () => setHubState(game.id, undefined), [game.id])
  return <Hub key={useRestarts()} gameId={game.id} />
}

function Hub({ gameId }: { gameId: number }) {
  const client = useQueryClient()
  useEffect(
    () => watchGame({ client, gameId, onState: (state) => setHubState(gameId, state) }),
    [client, gameId],
  )
  return null
}

/** How often the server has come back, or the reader did not want to wait: then the hub is asked at once, however long it would have waited. */
function useRestarts(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const restart = () => setCount((before) => before + 1)
    const stops = [
      onReach(() => {
        if (reachState() === 'recovering') restart()
      }),
      onRetryNow(restart),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return count
}
