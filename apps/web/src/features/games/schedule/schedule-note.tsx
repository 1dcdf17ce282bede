import type { Game } from '@halyard/api'
import { Callout, Container, Countdown, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNow } from '#shared/clock/clock.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { useScheduleState } from '#shared/game/schedule.ts'

/** Says on every screen of a game that it is paused, or its scoreboard frozen; nothing otherwise. */
export function ScheduleNote({ game }: { game: Game }) {
  const { t } = useLingui()
  const { pausedSince, frozenSince } = useScheduleState(game)
  if (pausedSince === undefined && frozenSince === undefined) return null
  return (
    <Container width="page">
      <Stack gap={2} role="status">
        {pausedSince !== undefined && (
          <Callout tone="warn" title={t`The game is paused`}>
            <Trans>
              The game accepts no flags, and no instances are started or extended. Paused for{' '}
              <TimePassed since={pausedSince} />
            </Trans>
          </Callout>
        )}
        {frozenSince !== undefined && (
          <Callout tone="info" title={t`The scoreboard is frozen`}>
            <Trans>
              It shows what was solved before <LocalTime at={frozenSince} format="weekdayTime" />.
              Later solves appear on it when the organizers reveal them.
            </Trans>
          </Callout>
        )}
      </Stack>
    </Container>
  )
}

function TimePassed({ since }: { since: number }) {
  const { t } = useLingui()
  const nowMs = useNow()
  return (
    <Countdown
      remainingMs={Math.max(0, nowMs - since)}
      dayUnit={t({ message: 'd', context: 'unit: days' })}
      hasUrgency={false}
    />
  )
}
