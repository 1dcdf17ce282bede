import type { Game, ScoreboardRow } from '@halyard/api'
import { WatchLine } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { isolate } from '#i18n/isolate.ts'
import type { ColumnGroup } from '#features/scoreboard/columns.ts'
import { solvesOf } from '#features/scoreboard/team-sheet/team-facts.ts'
import * as styles from '#features/scoreboard/team-sheet/team-sheet.css.ts'
import { useFromNow } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import { knownCategory } from '#shared/game/challenge/categories.ts'
import { pennantOf } from '#shared/game/pennant.ts'
import { elapsedShare } from '#shared/game/phase/phase.ts'

type TeamWatchProps = { game: Game; team: ScoreboardRow; groups: readonly ColumnGroup[] }

/** The team's solves along the time of the game. */
export function TeamWatch({ game, team, groups }: TeamWatchProps) {
  const { t } = useLingui()
  const format = useFormat()
  const elapsed = useFromNow((nowMs) => Math.round(elapsedShare(game, nowMs) * 1000) / 1000)
  const events = solvesOf(team, groups).flatMap(({ solve, challenge }) => {
    if (!challenge || solve.time > game.end) return []
    const time = format.weekdayTime(solve.time)
    return {
      id: solve.id,
      at: elapsedShare(game, solve.time),
      kind: pennantOf(solve.type),
      category: knownCategory(challenge.category),
      label: `${isolate(challenge.title)}, ${time}`,
    }
  })
  return (
    <div className={styles.line}>
      <WatchLine elapsed={elapsed} label={t`Solves over time`} events={events} />
    </div>
  )
}
