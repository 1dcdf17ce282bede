import type { Game } from '@halyard/api'
import { VisuallyHidden } from '@halyard/ui'
import { TimelineChart } from '@halyard/ui/charts'
import { useLingui } from '@lingui/react/macro'
import { scoreLines } from '#features/scoreboard/chart-model.ts'
import { useChartLabels } from '#features/scoreboard/use-chart-labels.ts'
import { useLeadLabels } from '#features/scoreboard/use-lead-labels.ts'
import type { BoardTable } from '#shared/board/table.ts'
import { useFromNow } from '#shared/clock/clock.ts'
import { toast } from '#shared/feedback/feedback.ts'
import { useFormat } from '#shared/format/format.ts'

type ScoreLinesProps = {
  game: Game
  table: BoardTable
  /** Places of the teams in the table; ten can be distinguished. */
  places: readonly number[]
  title: string
  /** The lines end here; the present when it is left out. */
  atMs?: number | undefined
  height?: number
  level?: 2 | 3
  /** Nothing to see but the lines, for a phone. */
  isCompact?: boolean
}

const minute = 60_000

/** Scores of some teams over time. */
export function ScoreLines({
  game,
  table,
  places,
  title,
  atMs,
  height,
  level = 3,
  isCompact = false,
}: ScoreLinesProps) {
  'use memo'
  const { t } = useLingui()
  const format = useFormat()
  const leadLabels = useLeadLabels()
  const { elapsed, frameLabels } = useChartLabels()
  // More often than once a minute nobody sees a difference.
  const nowMs = useFromNow((ms) => Math.ceil(ms / minute) * minute)
  const lines = scoreLines(table, places, game.start, atMs)
  const short = new Intl.NumberFormat(format.locale, { notation: 'compact' })
  const best = lines[0]
  const most = best?.points.at(-1)?.score ?? 0
  const lead = leadLabels(best?.name, most)
  return (
    <TimelineChart
      title={title}
      summary={isCompact ? <VisuallyHidden>{lead}</VisuallyHidden> : lead}
      series={lines}
      startMs={game.start}
      endMs={game.end}
      nowMs={atMs ?? nowMs}
      {...(height !== undefined && { height })}
      formatScore={format.number}
      {...(most >= 10_000 && { formatMark: (value: number) => short.format(value) })}
      formatElapsed={elapsed}
      labels={{
        chart: title,
        start: t({ message: 'Start', context: 'the start of the game, on the axis of a chart' }),
        team: t`Team`,
        score: t`Score`,
      }}
      frameLabels={frameLabels}
      level={level}
      about={game.title}
      fileName={`${game.title} ${t`Scoreboard`}`}
      onSaveFailed={() =>
        toast({ tone: 'bad', id: 'chart-file', title: t`The browser could not create this file` })
      }
    />
  )
}
