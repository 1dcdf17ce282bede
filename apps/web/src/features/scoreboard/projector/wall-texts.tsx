import type { Game } from '@halyard/api'
import { Button, DotLabel, Kbd } from '@halyard/ui'
import { PageDots, ProjectorKeys } from '@halyard/ui/projector'
import { Trans, useLingui } from '@lingui/react/macro'
import { clockOffset, useNow } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { TimeLeft } from '#shared/game/phase/game-clock.tsx'
import type { ScheduleState } from '#shared/game/schedule.ts'
import type { GamePhase } from '#shared/game/phase/phase.ts'

const longAgo = 2 * 60_000

/** Counts to the start, then to the end; afterwards says when that was. */
export function WallClock({ game, phase }: { game: Game; phase: GamePhase }) {
  if (phase === 'ended') return <LocalTime at={game.end} format="weekdayTime" />
  const until = phase === 'upcoming' ? game.start : game.end
  return <TimeLeft until={until} size="inherit" hasUrgency={false} />
}

type WallStatusProps = {
  page: number
  pageCount: number
  /** Places of the first and the last row of the page, counted from one. */
  first: number
  last: number
  isOver: boolean
  schedule: ScheduleState
  updatedAt: number
}

/** How old the standings are, and which of them are shown. */
export function WallStatus(props: WallStatusProps) {
  const { page, pageCount, first, last, isOver, schedule, updatedAt } = props
  const { t } = useLingui()
  const format = useFormat()
  const nowMs = useNow()
  const ageMs = nowMs - (updatedAt + clockOffset())
  const since = format.relative(nowMs - ageMs, nowMs)
  return (
    <>
      {schedule.pausedSince !== undefined && (
        <DotLabel isInText tone="warn">{t`The game is paused`}</DotLabel>
      )}
      {schedule.frozenSince !== undefined ? (
        <DotLabel isInText tone="warn">{t`The scoreboard is frozen`}</DotLabel>
      ) : isOver ? (
        <DotLabel isInText tone="neutral">{t`Final standings`}</DotLabel>
      ) : ageMs < longAgo ? (
        <DotLabel isInText tone="ok">
          {t({ message: 'Live', comment: 'On the projector: the scoreboard shows the present.' })}
        </DotLabel>
      ) : (
        <DotLabel isInText tone="warn">{t`updated ${since}`}</DotLabel>
      )}
      {last > 0 && <span>{t`Places ${first} to ${last}`}</span>}
      {pageCount > 1 && <PageDots page={page} pageCount={pageCount} />}
    </>
  )
}

type WallLegendProps = { isPaused: boolean; onLeave: () => void }

/** Which keys work, and the way out. */
export function WallLegend({ isPaused, onLeave }: WallLegendProps) {
  return (
    <>
      <ProjectorKeys>
        <span>
          <Kbd>Space</Kbd>{' '}
          {isPaused ? (
            <Trans comment="What a key does on the projector: ends the pause.">continue</Trans>
          ) : (
            <Trans comment="What a key does on the projector.">pause</Trans>
          )}
        </span>
        <span>
          <Kbd>←</Kbd> <Kbd>→</Kbd>{' '}
          <Trans comment="What a key does on the projector: turns the pages.">pages</Trans>
        </span>
        <span>
          <Kbd>+</Kbd> <Kbd>-</Kbd>{' '}
          <Trans comment="What a key does on the projector: changes the size of the text.">
            size
          </Trans>
        </span>
        <span>
          <Kbd>f</Kbd> <Trans comment="What a key does on the projector.">full screen</Trans>
        </span>
      </ProjectorKeys>
      <Button
        size="sm"
        aria-keyshortcuts="Escape"
        trailing={
          <span aria-hidden>
            <Kbd>Esc</Kbd>
          </span>
        }
        onClick={onLeave}
      >
        <Trans>Leave the projector</Trans>
      </Button>
    </>
  )
}
