import type { Game } from '@halyard/api'
import { ScoreChart } from '@halyard/ui/charts'
import { useLingui } from '@lingui/react/macro'
import { bestTeams, scoreLines } from '#features/scoreboard/chart-model.ts'
import * as styles from '#features/scoreboard/projector/projector.css.ts'
import { useChartLabels } from '#features/scoreboard/use-chart-labels.ts'
import type { BoardTable } from '#shared/board/table.ts'
import { useFromNow } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'

const minute = 60_000

type WallChartProps = { game: Game; table: BoardTable; divisionId: number | undefined }

/** The lines of the first ten, of all teams or of a division. */
export function WallChart({ game, table, divisionId = 0 }: WallChartProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { elapsed } = useChartLabels()
  const nowMs = useFromNow((ms) => Math.ceil(ms / minute) * minute)
  const lines = scoreLines(table, bestTeams(table, divisionId), game.start)
  const short = new Intl.NumberFormat(format.locale, { notation: 'compact' })
  return (
    <div className={styles.panel}>
      <div className={styles.chart}>
        <ScoreChart
          series={lines}
          startMs={game.start}
          endMs={game.end}
          nowMs={nowMs}
          height={190}
          formatScore={(score) => short.format(score)}
          formatElapsed={elapsed}
          labels={{
            chart: t`Scores of the top teams`,
            start: t({
              message: 'Start',
              context: 'the start of the game, on the axis of a chart',
            }),
            team: t`Team`,
            score: t`Score`,
          }}
        />
      </div>
    </div>
  )
}
