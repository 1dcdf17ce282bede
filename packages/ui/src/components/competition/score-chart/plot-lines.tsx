import { curveStepAfter, line } from 'd3-shape'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { CHART_DASHES } from '#theme/tokens.ts'
import type { ScorePoint } from './scale.ts'
import * as styles from './score-chart.css.ts'
import { type Plot, pointsWithin } from './plot.ts'
import { placeOf, type ScoreSeries } from './series.ts'

/** More points than this are painted on a canvas: as elements they would make every move of the pointer slow. */
export const MOST_DRAWN_POINTS = 20_000

/** A line that stays level until a score changes. */
const stepLine = ({ xOf, yOf }: Plot) =>
  line<ScorePoint>(
    ({ atMs }) => xOf(atMs),
    ({ score }) => yOf(score),
  )
    .curve(curveStepAfter)
    .digits(1)

/** The points of a line in the plot, and its end. */
function pointsUntil(points: readonly ScorePoint[], plot: Plot, endMs: number): ScorePoint[] {
  const shown = pointsWithin(points, plot)
  return [...shown, { atMs: Math.min(endMs, plot.toMs), score: shown.at(-1)?.score ?? 0 }]
}

type PlotLinesProps = {
  series: readonly ScoreSeries[]
  plot: Plot
  /** Moment at which the lines end. */
  endMs: number
  isFaded: (id: ScoreSeries['id']) => true | undefined
}

/** The lines as elements, the first in rank on top. */
export function PlotLines({ series, plot, endMs, isFaded }: PlotLinesProps) {
  return series
    .toReversed()
    .map(({ id, rank, points }) => (
      <path
        key={id}
        d={stepLine(plot)(pointsUntil(points, plot, endMs)) ?? undefined}
        className={`${styles.line} ${styles.stroke[placeOf(rank)]}`}
        strokeDasharray={CHART_DASHES[placeOf(rank) - 1]}
        data-faded={isFaded(id)}
      />
    ))
}

/** Changes with everything that changes colours: theme, brand, forced colours. */
function useColourVersion(): string {
  return useSyncExternalStore(
    (notify) => {
      const observer = new MutationObserver(notify)
      observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'style'] })
      const forced = matchMedia('(forced-colors: active)')
      forced.addEventListener('change', notify)
      return () => {
        observer.disconnect()
        forced.removeEventListener('change', notify)
      }
    },
    () =>
      `${document.documentElement.dataset.theme} ${matchMedia('(forced-colors: active)').matches}`,
    () => '',
  )
}

/** The colour of a `var(--…)` now. */
function resolve(element: Element, value: string): string {
  const name = /--[\w-]+/.exec(value)?.[0]
  return name ? getComputedStyle(element).getPropertyValue(name) : value
}

type PlotCanvasProps = PlotLinesProps & { width: number; height: number }

/** The same lines, painted; painted again when colours change. */
export function PlotCanvas(props: PlotCanvasProps) {
  const colours = useColourVersion()
  return <PaintedLines key={colours} {...props} />
}

function PaintedLines({ series, plot, endMs, isFaded, width, height }: PlotCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    const pen = element?.getContext('2d')
    if (!element || !pen) return
    const scale = devicePixelRatio
    element.width = width * scale
    element.height = height * scale
    pen.scale(scale, scale)
    pen.lineWidth = 2
    pen.lineJoin = 'round'
    const isForced = matchMedia('(forced-colors: active)').matches
    for (const { id, rank, points } of series.toReversed()) {
      const place = placeOf(rank)
      const dashes = isForced ? styles.FORCED_DASHES[place] : CHART_DASHES[place - 1]
      pen.strokeStyle = isForced ? 'CanvasText' : resolve(element, styles.colours[place])
      pen.globalAlpha = isFaded(id) ? 0.15 : 1
      pen.setLineDash(dashes ? dashes.split(' ').map(Number) : [])
      pen.beginPath()
      stepLine(plot).context(pen)(pointsUntil(points, plot, endMs))
      pen.stroke()
    }
  }, [series, plot, endMs, isFaded, width, height])
  return (
    <canvas
      ref={canvas}
      aria-hidden
      className={styles.canvas}
      style={{ inlineSize: width, blockSize: height }}
    />
  )
}
