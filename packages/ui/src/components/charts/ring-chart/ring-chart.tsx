import { assignInlineVars } from '@vanilla-extract/dynamic'
import * as styles from './ring-chart.css.ts'
import { ringAngles, ringArc } from './ring-parts.ts'

export type RingPart = { id: number | string; name: string; value: number }

export type RingChartProps = {
  /** At most ten; parts of 0 are listed and not drawn. */
  parts: readonly RingPart[]
  /** What it shows, in one sentence with the numbers that matter. */
  label: string
  formatValue: (value: number) => string
  /** Share of the whole, 0 to 1, as text. */
  formatShare: (share: number) => string
  /** Under the sum in the middle, such as the unit. */
  note?: string
  /** Diameter in px. */
  size?: number
}

const STROKE = 18
/** Width of a figure as a share of its height. */
const FIGURE = 0.62
const places = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** Shares of a whole, such as the members' parts of a team's points. The list beside it says all that the ring shows. */
export function RingChart({
  parts,
  label,
  formatValue,
  formatShare,
  note,
  size = 160,
}: RingChartProps) {
  const total = parts.reduce((sum, { value }) => sum + Math.max(0, value), 0)
  const radius = (size - STROKE) / 2
  const middle = size / 2
  const sum = formatValue(total)
  const room = size - 2 * STROKE - 8
  const fitting = (text: string) =>
    assignInlineVars({ [styles.most]: `${room / (FIGURE * text.length)}px` })
  const angles = ringAngles(
    parts.map(({ value }) => value),
    radius,
  )
  const arc = ringArc(radius, STROKE)
  return (
    <div className={styles.root}>
      <svg role="img" aria-label={label} width={size} height={size} className={styles.ring}>
        <circle cx={middle} cy={middle} r={radius} strokeWidth={STROKE} className={styles.track} />
        <g transform={`translate(${middle} ${middle})`}>
          {angles.map((part, index) => (
            <path
              key={parts[index]?.id}
              d={part ? (arc(part) ?? undefined) : undefined}
              className={styles.part[places[index % places.length] ?? 1]}
            />
          ))}
        </g>
        <text
          x={middle}
          y={middle + (note ? 2 : 7)}
          textAnchor="middle"
          className={styles.centre}
          style={fitting(sum)}
        >
          {sum}
        </text>
        {note && (
          <text
            x={middle}
            y={middle + 20}
            textAnchor="middle"
            className={styles.note}
            style={fitting(note)}
          >
            {note}
          </text>
        )}
      </svg>
      <ul className={styles.list}>
        {parts.map(({ id, name, value }, index) => (
          <li key={id} className={styles.row}>
            <svg width={14} height={14} aria-hidden className={styles.sample}>
              <rect
                x={2}
                y={3}
                width={10}
                height={8}
                className={styles.part[places[index % places.length] ?? 1]}
              />
            </svg>
            <bdi className={styles.name}>{name}</bdi>
            <span className={styles.value}>{formatValue(value)}</span>
            <span className={styles.share}>{formatShare(total > 0 ? value / total : 0)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
