import type { GameSettings } from '@halyard/api'
import { usePauseGame, useResumeGame, useRevealScoreboard, useUpdateSchedule } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { Eye, Pause, Play, Snowflake } from 'lucide-react'
import { useSchedule } from '#features/organise/schedule/use-schedule.ts'
import { now, useFromNow } from '#shared/clock/clock.ts'
import { confirm } from '#shared/feedback/feedback.ts'
import { freezeOf } from '#shared/game/schedule.ts'
import { usePhase } from '#shared/game/standing/use-standing.ts'

/** What can be done about the schedule of a game now: pause, resume, freeze, reveal. */
export function useScheduleActions(game: GameSettings) {
  const { t } = useLingui()
  const schedule = useSchedule(game.id)
  const isRunning = usePhase(game) === 'ongoing'
  const freezeAt = freezeOf(schedule)
  const isFrozen = useFromNow((nowMs) => freezeAt !== undefined && nowMs >= freezeAt)
  const { mutateAsync: pause } = usePauseGame()
  const { mutateAsync: resume } = useResumeGame()
  const { mutateAsync: reveal } = useRevealScoreboard()
  const { mutateAsync: update } = useUpdateSchedule()
  if (!schedule) return []
  const { title, id: gameId } = game
  const resumeWith = (shiftTimes: boolean, body: string, action: string) =>
    confirm({
      title: t`Resume “${title}”?`,
      body,
      action,
      run: () => resume({ gameId, shiftTimes }),
    })
  const pausing = {
    id: 'pause',
    short: t({ message: 'Pause', context: 'button: pauses a game' }),
    label: t`Pause the game`,
    Icon: Pause,
    onSelect: () =>
      confirm({
        title: t`Pause “${title}”?`,
        body: t`The game accepts no flags, and no instances are started or extended, until you resume it. Players see that it is paused.`,
        action: t`Pause the game`,
        run: () => pause({ gameId }),
      }),
  }
  const resuming = {
    id: 'resume',
    short: t({ message: 'Resume', context: 'button: resumes a game' }),
    label: t`Resume the game`,
    Icon: Play,
    onSelect: () =>
      resumeWith(
        false,
        t`The game accepts flags again. The end, the freeze, deadlines and releases stay as they are.`,
        t`Resume the game`,
      ),
  }
  const resumingLater = {
    id: 'resume-later',
    short: t`Resume and move the end`,
    label: t`Resume the game, and add the pause to its times`,
    Icon: Play,
    onSelect: () =>
      resumeWith(
        true,
        t`The game accepts flags again. The end, the freeze, deadlines and releases to come move by the length of the pause.`,
        t`Resume and move the end`,
      ),
  }
  const { etag, releases } = schedule
  const freezing = {
    id: 'freeze',
    short: t({ message: 'Freeze', context: 'button: freezes the scoreboard' }),
    label: t`Freeze the scoreboard now`,
    Icon: Snowflake,
    onSelect: () =>
      confirm({
        title: t`Freeze the scoreboard now?`,
        body: t`Players see the scoreboard as it is now until you reveal it. Flags still count, and you see all of them.`,
        action: t`Freeze the scoreboard`,
        run: () =>
          update({
            ...{ gameId, etag, freezeAt: now() },
            releases: releases.map(({ challengeId, releaseAt }) => ({ challengeId, releaseAt })),
          }),
      }),
  }
  const revealing = {
    id: 'reveal',
    short: t`Reveal`,
    label: t`Reveal the scoreboard`,
    Icon: Eye,
    onSelect: () =>
      confirm({
        title: t`Reveal the scoreboard?`,
        body: t`Everyone sees what was solved since the freeze. This cannot be undone.`,
        action: t`Reveal the scoreboard`,
        run: () => reveal({ gameId }),
      }),
  }
  return [
    ...(schedule.pausedSince !== null ? [resuming, resumingLater] : isRunning ? [pausing] : []),
    ...(isFrozen ? [revealing] : isRunning ? [freezing] : []),
  ]
}
