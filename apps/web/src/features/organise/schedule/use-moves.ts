import type { GameSettings } from '@halyard/api'
import { useAction, useSetGameTimes, useUpdateSchedule } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { timeEffects } from '#features/organise/info/time-effects.ts'
import { withMoves } from '#features/organise/schedule/moves.ts'
import type { Moves } from '#features/organise/schedule/moves.ts'
import { scheduleProblems, toScheduleForm } from '#features/organise/schedule/schedule-form.ts'
import type { StoredSchedule } from '#features/organise/schedule/use-schedule.ts'
import { useTimesQuestion } from '#features/organise/times-question/use-times-question.tsx'
import { now } from '#shared/clock/clock.ts'
import { toast } from '#shared/feedback/feedback.ts'

const none: Moves = new Map()

/** Moments that are moved before they are saved. */
export function useMoves(game: GameSettings, stored: StoredSchedule) {
  const { t } = useLingui()
  const [moves, setMoves] = useState(none)
  const { mutateAsync: setTimes } = useSetGameTimes()
  const { mutateAsync: setSchedule } = useUpdateSchedule()
  const askAboutTimes = useTimesQuestion(game)
  const next = withMoves(game, stored, moves)
  const { end, writeupDeadline } = next.game
  const { freezeAt, releases } = next.schedule
  const isMoved = (...kinds: string[]) =>
    [...moves.keys()].some((key) => kinds.some((kind) => key.startsWith(`${kind} `)))

  // The game first: a freeze has to be between its start and its end.
  const save = useAction(
    async () => {
      if (isMoved('end', 'writeups')) await setTimes({ gameId: game.id, end, writeupDeadline })
      if (isMoved('freeze', 'release'))
        await setSchedule({
          gameId: game.id,
          etag: stored.etag,
          freezeAt,
          releases: releases.map(({ challengeId, releaseAt }) => ({ challengeId, releaseAt })),
        })
      return true
    },
    {
      onSuccess: () => {
        setMoves(none)
        toast({ tone: 'ok', id: 'schedule', title: t`Schedule saved` })
      },
    },
  )
  const times = { start: game.start, end }
  return {
    ...next,
    moves,
    isPending: save.isPending,
    error: save.error,
    problem: scheduleProblems(toScheduleForm(next.schedule), next.game).freezeAt,
    isDeadlineEarly: game.writeupRequired && writeupDeadline <= end,
    move: (key: string, at: number) => {
      const isBack = key.endsWith(` ${at}`)
      setMoves(
        new Map([...moves].filter(([name]) => name !== key).concat(isBack ? [] : [[key, at]])),
      )
    },
    undo: () => {
      setMoves(none)
      save.reset()
    },
    save: () => {
      if (timeEffects(game, times, now()).length === 0) return save.mutate()
      return askAboutTimes({
        title: t`Change the times of this game?`,
        action: t`Change the times`,
        times,
        save: () => save.mutateAsync(),
      })
    },
  }
}
