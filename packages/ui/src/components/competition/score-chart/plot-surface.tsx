import { type PointerEvent, useState } from 'react'
import { plotKeyHandler } from './plot-keys.ts'
import type { Plot, TimeSpan } from './plot.ts'
import { scoreAt } from './scale.ts'
import * as styles from './score-chart.css.ts'
import type { ScoreSeries } from './series.ts'

type PlotSurfaceProps = {
  series: readonly ScoreSeries[]
  plot: Plot
  all: TimeSpan
  cursorMs: number | null
  onCursor: (atMs: number | null) => void
  onSpanChange: ((span: TimeSpan | null) => void) | undefined
  label: string
  formatTime: (atMs: number) => string
  formatScore: (score: number) => string
}

/** A shorter drag is a click, px. */
const LEAST_DRAG = 8

/** What pointer, finger and keys take hold of: crosshair and the choice of a part of the time. A slider along time to readers. */
export function PlotSurface({
  series,
  plot,
  all,
  cursorMs,
  onCursor,
  onSpanChange,
  label,
  formatTime,
  formatScore,
}: PlotSurfaceProps) {
  const [chosen, setChosen] = useState<TimeSpan | null>(null)
  const [dragFromMs, setDragFromMs] = useState<number | null>(null)
  const atMs = cursorMs ?? plot.toMs
  const scores = series
    .map(({ name, points }) => ({ name, score: scoreAt(points, atMs) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ name, score }) => `${name} ${formatScore(score)}`)

  const momentOf = (event: PointerEvent<HTMLElement>) => {
    const from = event.currentTarget.getBoundingClientRect().left
    return plot.msAt(plot.left + event.clientX - from)
  }
  const handleDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !onSpanChange) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDragFromMs(momentOf(event))
  }
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    const moment = momentOf(event)
    onCursor(moment)
    if (dragFromMs === null) return
    setChosen({ fromMs: Math.min(dragFromMs, moment), toMs: Math.max(dragFromMs, moment) })
  }
  const handleUp = () => {
    setDragFromMs(null)
    setChosen(null)
    if (chosen && plot.xOf(chosen.toMs) - plot.xOf(chosen.fromMs) >= LEAST_DRAG)
      onSpanChange?.(chosen)
  }
  const endDrag = () => {
    setDragFromMs(null)
    setChosen(null)
  }
  const handleKeyDown = plotKeyHandler({
    ...{ series, plot, all, cursorMs, onCursor, chosen, onSpanChange },
    onChoose: setChosen,
  })
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={plot.fromMs}
      aria-valuemax={plot.toMs}
      aria-valuenow={atMs}
      aria-valuetext={[formatTime(atMs), ...scores].join('; ')}
      className={styles.surface}
      style={{
        insetInlineStart: plot.left,
        insetBlockStart: plot.top,
        inlineSize: plot.right - plot.left,
        // Before it is drawn for a narrower page it would widen that page.
        maxInlineSize: `calc(100% - ${plot.left}px)`,
        blockSize: plot.bottom - plot.top,
      }}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={endDrag}
      onPointerLeave={() => onCursor(null)}
      onDoubleClick={() => onSpanChange?.(null)}
      onKeyDown={handleKeyDown}
      onBlur={() => onCursor(null)}
    >
      {chosen && (
        <div
          className={styles.chosen}
          style={{
            insetInlineStart: plot.xOf(chosen.fromMs) - plot.left,
            inlineSize: plot.xOf(chosen.toMs) - plot.xOf(chosen.fromMs),
          }}
        />
      )}
      {cursorMs !== null && (
        <div
          className={styles.crosshair}
          style={{ insetInlineStart: plot.xOf(cursorMs) - plot.left }}
        />
      )}
    </div>
  )
}
