import type { GameSettings } from '@halyard/api'
import { Button, Card, Inline } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { useEndActions } from '#features/organise/frame/end-buttons.tsx'
import { useScheduleActions } from '#features/organise/schedule/use-schedule-actions.ts'
import { useSchedule } from '#features/organise/schedule/use-schedule.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { TimeLeft } from '#shared/game/phase/game-clock.tsx'
import { freezeOf, useScheduleState } from '#shared/game/schedule.ts'
import { usePhase } from '#shared/game/standing/use-standing.ts'
import * as styles from './control-room.css.ts'

/** How long the game still runs, and all that changes that. */
export function Clock({ game }: { game: GameSettings }) {
  const phase = usePhase(game)
  const schedule = useSchedule(game.id)
  const freezeAt = freezeOf(schedule)
  const { frozenSince } = useScheduleState(schedule ? { schedule } : {})
  const actions = [...useEndActions(game), ...useScheduleActions(game)]
  const end = <LocalTime at={game.end} format="weekdayTime" />
  const start = <LocalTime at={game.start} format="weekdayTime" />
  const freeze = freezeAt !== undefined && <LocalTime at={freezeAt} format="weekdayTime" />
  return (
    <Card>
      <div className={styles.clock}>
        <div className={styles.time}>
          {phase !== 'ended' && (
            <TimeLeft until={phase === 'upcoming' ? game.start : game.end} size="xl" isSpoken />
          )}
          <p className={styles.muted}>
            {phase === 'upcoming' && <Trans>The game starts {start}.</Trans>}
            {phase === 'ongoing' && <Trans>The game ends {end}.</Trans>}
            {phase === 'ended' && <Trans>The game ended {end}.</Trans>}{' '}
            {freeze && frozenSince !== undefined && (
              <Trans>The scoreboard has been frozen since {freeze}.</Trans>
            )}
            {freeze && frozenSince === undefined && <Trans>The scoreboard freezes {freeze}.</Trans>}
          </p>
        </div>
        <Inline gap={2}>
          {actions.map(({ id, short, label, Icon, onSelect }) => (
            <Button key={id} icon={<Icon size={16} />} title={label} onClick={onSelect}>
              {short}
            </Button>
          ))}
        </Inline>
      </div>
    </Card>
  )
}
