import { scaleLinear } from 'd3-scale'
import { Slot } from 'radix-ui'
import type { ReactElement } from 'react'
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx'
import * as styles from './gantt-strip.css.ts'
import { DAY, packRows, type Period, weekStarts } from './weeks.ts'

export type GanttItem = Period & {
  id: number | string
  name: string
  /** When and in what state, for readers and the tooltip. */
  text: string
  state: 'past' | 'live' | 'coming'
  /** Empty element of the router's link. */
  link?: ReactElement<object>
}

export type GanttStripProps = {
  items: readonly GanttItem[]
  nowMs: number
  label: string
  /** Name of a week by the moment it starts at. */
  formatWeek: (startMs: number) => string
  /** 0 is Sunday, 1 Monday. */
  firstDayOfWeek?: number
  /** Least width of a week in px. */
  weekWidth?: number
}

const HEAD = 24
const ROW = 34

/** Periods on a calendar of weeks, each in the first row that is free. */
export function GanttStrip({
  items,
  nowMs,
  label,
  formatWeek,
  firstDayOfWeek = 1,
  weekWidth = 104,
}: GanttStripProps) {
  const span = {
    startMs: Math.min(nowMs, ...items.map(({ startMs }) => startMs)),
    endMs: Math.max(nowMs + DAY, ...items.map(({ endMs }) => endMs)),
  }
  const weeks = weekStarts(span, firstDayOfWeek)
  const fromMs = weeks[0] ?? span.startMs
  const lengthMs = weeks.length * 7 * DAY
  const rows = packRows(items, DAY / 2)
  const percent = scaleLinear([fromMs, fromMs + lengthMs], [0, 100])
  const at = (ms: number) => `${percent(ms).toFixed(3)}%`
  const height = HEAD + ROW * (Math.max(0, ...rows) + 1)
  return (
    // A box that scrolls must be reachable by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.root} role="region" aria-label={label} tabIndex={0}>
      <div
        className={styles.field}
        style={{ inlineSize: weeks.length * weekWidth, blockSize: height }}
      >
        {weeks.map((startMs) => (
          <span
            key={startMs}
            className={styles.week}
            style={{ insetInlineStart: at(startMs) }}
            aria-hidden
          >
            {formatWeek(startMs)}
          </span>
        ))}
        <div className={styles.now} style={{ insetInlineStart: at(nowMs) }} aria-hidden />
        <ul className={styles.list}>
          {items.map((item, index) => (
            <li key={item.id}>
              <Bar
                item={item}
                style={{
                  insetInlineStart: at(item.startMs),
                  inlineSize: at(item.endMs - item.startMs + fromMs),
                  insetBlockStart: HEAD + ROW * (rows[index] ?? 0),
                }}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

type BarProps = { item: GanttItem; style: Record<string, string | number> }

function Bar({ item: { name, text, state, link }, style }: BarProps) {
  const words = (
    <>
      <bdi className={styles.name}>{name}</bdi>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  )
  const looks = { className: styles.bar({ state }), style, title: `${name}\n${text}` }
  if (!link) return <span {...looks}>{words}</span>
  return (
    <Slot.Root {...looks}>
      <Slot.Slottable>{link}</Slot.Slottable>
      {words}
    </Slot.Root>
  )
}
