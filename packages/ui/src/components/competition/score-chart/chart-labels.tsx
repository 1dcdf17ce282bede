import { CHART_DASHES } from '#theme/tokens.ts'
import * as styles from './score-chart.css.ts'
import type { Plot } from './plot.ts'
import { scoreAt } from './scale.ts'
import { placeOf, type ScoreSeries } from './series.ts'

type LeadersProps = {
  series: readonly ScoreSeries[]
  labelTops: readonly number[]
  plot: Plot
}

/** From the end of each line to its name, with a sample of the dash. */
function Leaders({ series, labelTops, plot }: LeadersProps) {
  const { right } = plot
  return series.map(({ id, rank, points }, index) => {
    const from = plot.yOf(scoreAt(points, plot.toMs))
    const to = labelTops[index] ?? from
    const stroke = styles.stroke[placeOf(rank)]
    return (
      <g key={id}>
        <path
          d={`M${right} ${from}C${right + 8} ${from} ${right + 4} ${to} ${right + 14} ${to}`}
          className={`${styles.leader} ${stroke}`}
        />
        <path
          d={`M${right + 14} ${to}h16`}
          className={`${styles.sample} ${stroke}`}
          strokeDasharray={CHART_DASHES[placeOf(rank) - 1]}
        />
      </g>
    )
  })
}

type BloodsProps = {
  series: readonly ScoreSeries[]
  isolatedId: ScoreSeries['id'] | null
  plot: Plot
}

/** Gold pennants where a first blood was taken. */
function Bloods({ series, isolatedId, plot }: BloodsProps) {
  const { fromMs, toMs, xOf, yOf } = plot
  return series
    .filter(({ id }) => isolatedId === null || isolatedId === id)
    .flatMap(({ id, points, bloodsAtMs = [] }) =>
      bloodsAtMs
        .filter((atMs) => atMs >= fromMs && atMs <= toMs)
        .map((atMs) => (
          <path
            key={`${id} ${atMs}`}
            d={`M${xOf(atMs) - 3.5} ${yOf(scoreAt(points, atMs)) - 4}h7v8l-3.5 -2.6l-3.5 2.6Z`}
            className={styles.blood}
          />
        )),
    )
}

type NamesProps = {
  series: readonly ScoreSeries[]
  labelTops: readonly number[]
  width: number
  isFaded: (id: ScoreSeries['id']) => true | undefined
  onIsolate: (id: ScoreSeries['id'] | null) => void
}

/** Names in text colour; hovering one leaves its line alone. */
function Names({ series, labelTops, width, isFaded, onIsolate }: NamesProps) {
  return series.map(({ id, rank, name }, index) => (
    <div
      key={id}
      aria-hidden
      data-chart-label
      className={styles.label}
      style={{ insetBlockStart: (labelTops[index] ?? 0) - 9, inlineSize: width }}
      data-faded={isFaded(id)}
      title={name}
      onPointerEnter={() => onIsolate(id)}
      onPointerLeave={() => onIsolate(null)}
    >
      <span className={styles.rank}>{rank}</span>
      <bdi>{name}</bdi>
    </div>
  ))
}

export const ChartLabels = { Leaders, Bloods, Names }
