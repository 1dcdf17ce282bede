import type { KeyboardEvent } from 'react'
import { crosshairStops, moveAlong, type Plot, type TimeSpan, zoomAround } from './plot.ts'
import type { ScoreSeries } from './series.ts'

const FAR = 10

type PlotKeys = {
  series: readonly ScoreSeries[]
  plot: Plot
  all: TimeSpan
  cursorMs: number | null
  onCursor: (atMs: number | null) => void
  /** Part of the time that is chosen with Shift and an arrow. */
  chosen: TimeSpan | null
  onChoose: (span: TimeSpan | null) => void
  /** `null` shows all again. Without it the time axis is fixed. */
  onSpanChange: ((span: TimeSpan | null) => void) | undefined
}

/**
 * Keys of the plot: arrows, Page up and down, Home and End move the crosshair, with Shift they choose a part that Enter zooms
 * into, plus and minus zoom at the crosshair, Escape takes back the choice, then the zoom.
 */
export function plotKeyHandler(keys: PlotKeys) {
  const { series, plot, all, cursorMs, onCursor, chosen, onChoose, onSpanChange } = keys
  const isPart = plot.fromMs !== all.fromMs || plot.toMs !== all.toMs

  const move = (by: number, isChoosing: boolean) => {
    const stops = crosshairStops(series, plot)
    const next = moveAlong(stops, cursorMs, by)
    onCursor(next)
    if (!onSpanChange) return
    const fixed = chosen && (chosen.fromMs === cursorMs ? chosen.toMs : chosen.fromMs)
    const anchor = fixed ?? cursorMs ?? next
    onChoose(isChoosing ? { fromMs: Math.min(anchor, next), toMs: Math.max(anchor, next) } : null)
  }
  const zoomTo = (span: TimeSpan | null) => {
    onChoose(null)
    onSpanChange?.(span)
  }
  const zoom = (factor: number) => {
    const at = cursorMs ?? (plot.fromMs + plot.toMs) / 2
    zoomTo(zoomAround(all, plot, at, factor))
  }
  const enter = () => {
    if (chosen && chosen.toMs > chosen.fromMs) zoomTo(chosen)
  }
  const escape = () => {
    if (chosen) onChoose(null)
    else if (isPart) zoomTo(null)
    else onCursor(null)
  }

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const isShifted = event.shiftKey
    const actions: Record<string, (() => void) | undefined> = {
      ArrowRight: () => move(1, isShifted),
      ArrowUp: () => move(1, isShifted),
      ArrowLeft: () => move(-1, isShifted),
      ArrowDown: () => move(-1, isShifted),
      PageUp: () => move(FAR, isShifted),
      PageDown: () => move(-FAR, isShifted),
      Home: () => move(-Infinity, isShifted),
      End: () => move(Infinity, isShifted),
      '+': onSpanChange && (() => zoom(0.5)),
      '-': onSpanChange && (() => zoom(2)),
      Enter: chosen ? enter : undefined,
      Escape: chosen || isPart || cursorMs !== null ? escape : undefined,
    }
    const act = actions[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
}
