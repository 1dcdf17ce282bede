import type { GameSettings } from '@halyard/api'
import { editChallengeQueries, endRehearsal, useRehearse } from '@halyard/query'
import type { RehearsalOutcomes } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { rememberTried } from '#features/organise/readiness/tried-store.ts'
import { stageStore } from '#features/organise/rehearsal/stage-store.ts'
import { now } from '#shared/clock/clock.ts'
import { readPersisted, writePersisted } from '#shared/storage/persisted-store.ts'

/** Longest name of a team. */
const longestTeamName = 20

/** Runs a rehearsal of a game, and keeps what came out of it. What an interrupted one left behind goes first. */
export function useRehearsal(game: GameSettings) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [results, setResults] = useState<ReadonlyMap<number, RehearsalOutcomes>>(new Map())
  const stopper = useRef<AbortController>(undefined)
  const { mutateAsync } = useRehearse()
  const [state, setState] = useState<{ isRunning: boolean; error: unknown }>({
    isRunning: false,
    error: null,
  })
  const { title } = game
  useEffect(() => () => stopper.current?.abort(), [])

  const run = async (challengeIds: readonly number[]) => {
    const controller = new AbortController()
    stopper.current = controller
    const left = readPersisted(stageStore)
    if (left) await endRehearsal(left)
    const result = await mutateAsync({
      gameId: game.id,
      challengeIds,
      title: t`Rehearsal of ${title}`,
      teamName: t`Rehearsal`.slice(0, longestTeamName),
      nowMs: now(),
      signal: controller.signal,
      onStage: (stage) => writePersisted(stageStore, { ...stage }),
      onResult: (id, outcomes) => {
        setResults((all) => new Map([...all, [id, outcomes]]))
        const settings = client.getQueryData(editChallengeQueries.detail(game.id, id).queryKey)
        if (settings && outcomes.instance.is === 'ok') rememberTried(game.id, settings)
      },
    })
    writePersisted(stageStore, null)
    return result.failed[0]?.error ?? null
  }
  return {
    ...state,
    results,
    stop: () => stopper.current?.abort(),
    start: (challengeIds: readonly number[]) => {
      setResults(new Map())
      setState({ isRunning: true, error: null })
      run(challengeIds).then(
        (error: unknown) => setState({ isRunning: false, error }),
        (error: unknown) => setState({ isRunning: false, error }),
      )
    },
  }
}
