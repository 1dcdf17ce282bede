import type { Game, Scoreboard } from '@halyard/api'
import { ScoreChart } from '@halyard/ui/charts'
import { useLingui } from '@lingui/react/macro'
import { scoreLines } from '#features/scoreboard/chart-model.ts'
import { useFromNow } from '#shared/clock.ts'
import { useFormat } from '#shared/format.ts'

type ScoreLinesProps = { game: Game; board: Scoreboard; divisionId: number; isWide: boolean }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const onPhones = 5

/** The best ten over time; five where there is little room. */
export function ScoreLines({ game, board, divisionId, isWide }: ScoreLinesProps) {
  const { t } = useLingui()
  const format = useFormat()
  // More often than once a minute nobody sees a difference.
  const nowMs = useFromNow((ms) => Math.ceil(ms / minute) * minute)
  const lines = scoreLines(board, divisionId, game.start)
  const short = new Intl.NumberFormat(format.locale, { notation: 'compact' })

  const elapsed = (ms: number) => {
    const [days, hours, minutes] = [ms / day, ms / hour, Math.floor((ms % hour) / minute)]
    if (days >= 4) return t`${Math.round(days)} d`
    const whole = Math.floor(hours)
    if (minutes === 0) return t`${whole} h`
    return whole === 0 ? t`${minutes} min` : t`${whole} h ${minutes} min`
  }
  return (
    <ScoreChart
      series={isWide ? lines : lines.slice(0, onPhones)}
      startMs={game.start}
      endMs={game.end}
      nowMs={nowMs}
      formatScore={(score) => (score >= 10_000 ? short.format(score) : format.number(score))}
      formatElapsed={elapsed}
      words={{
        chart: t`Scores of the best teams`,
        start: t`Start`,
        team: t`Team`,
        score: t`Score`,
      }}
    />
  )
}
