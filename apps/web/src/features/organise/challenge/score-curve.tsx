import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ChallengeForm } from '#features/organise/challenge/challenge-form.ts'
import { curveLine, curveTable, shownSolves } from '#features/organise/challenge/curve.ts'
import { pointsOf } from '#features/organise/challenge/effects.ts'
import type { ScoringWay } from '#features/organise/challenge/effects.ts'
import * as styles from '#features/organise/challenge/score-curve.css.ts'
import { useFormat } from '#shared/format/format.ts'

type ScoreCurveProps = {
  form: ChallengeForm
  /** Solves there are by now. */
  solves: number
  /** How the points fall; by the curve of the challenge where nothing else is said. */
  way?: ScoringWay | undefined
}

const width = 300
const plot = { left: 34, right: 294, top: 17, bottom: 100 }

/** How the points fall with each solve, and the present value. */
export function ScoreCurve({ form, solves, way }: ScoreCurveProps) {
  const { t } = useLingui()
  const { number } = useFormat()
  const last = shownSolves(form, solves, way)
  const count = last
  const most = Math.max(form.originalScore ?? 0, 1)
  const least = pointsOf(form, last * 1000, way)
  const now = pointsOf(form, solves, way)
  const xOf = (at: number) =>
    plot.left + ((Math.max(at, 1) - 1) / (last - 1)) * (plot.right - plot.left)
  const yOf = (points: number) => plot.bottom - (points / most) * (plot.bottom - plot.top)
  const path = curveLine(form, last, way)
    .map((point, index) => `${index === 0 ? 'M' : 'L'}${xOf(point.solves)} ${yOf(point.points)}`)
    .join('')
  const [highest, lowest] = [number(most), number(least)]
  const [x, y] = [xOf(solves), yOf(now)]
  const isAtEnd = x > width / 2
  const points = number(now)
  const nowText = t`${plural(solves, { one: `${points} at # solve`, other: `${points} at # solves` })}`
  return (
    <svg
      viewBox={`0 0 ${width} 118`}
      className={styles.svg}
      role="img"
      aria-label={t`Points by number of solves: from ${highest} down to ${lowest}, now ${nowText}`}
    >
      <path
        className={styles.grid}
        d={[plot.top, (plot.top + plot.bottom) / 2, plot.bottom]
          .map((at) => `M${plot.left} ${at}H${plot.right}`)
          .join('')}
      />
      <path className={styles.floor} d={`M${plot.left} ${yOf(least)}H${plot.right}`} />
      <text className={styles.text} x={plot.left - 6} y={plot.top + 4} textAnchor="end">
        {highest}
      </text>
      {yOf(least) - plot.top > 14 && (
        <text className={styles.text} x={plot.left - 6} y={yOf(least) + 4} textAnchor="end">
          {lowest}
        </text>
      )}
      <path className={styles.line} d={path} />
      <path className={styles.stem} d={`M${x} ${y}V${plot.bottom}`} />
      <circle className={styles.point} cx={x} cy={y} r={4} />
      <text
        className={styles.value}
        x={x + (isAtEnd ? -8 : 8)}
        y={y - 6}
        textAnchor={isAtEnd ? 'end' : 'start'}
      >
        {nowText}
      </text>
      <text className={styles.text} x={plot.left} y={115}>
        1
      </text>
      <text className={styles.text} x={xOf(last / 2)} y={115} textAnchor="middle">
        {number(last / 2)}
      </text>
      <text className={styles.text} x={plot.right} y={115} textAnchor="end">
        {t`${plural(count, { one: '# solve', other: '# solves' })}`}
      </text>
    </svg>
  )
}

/** The same as numbers. */
export function CurveTable({ form, solves, way }: ScoreCurveProps) {
  const { t } = useLingui()
  const { number } = useFormat()
  return (
    <table className={styles.table} aria-label={t`Points by solves`}>
      <thead>
        <tr>
          <th scope="col" className={styles.cell}>
            <Trans comment="Head of a column: how many teams solved a challenge.">Solves</Trans>
          </th>
          <th scope="col" className={styles.cell}>
            <Trans comment="Head of a column: points of a challenge.">Points</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {curveTable(form, solves, shownSolves(form, solves, way), way).map((row) => (
          <tr key={row.solves} className={row.solves === solves ? styles.now : undefined}>
            <th scope="row" className={styles.cell}>
              {number(row.solves)}
            </th>
            <td className={styles.cell}>{number(row.points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
