/** Charts have an entry point of their own, so that pages without one never load them. */
export { ScoreChart } from './components/competition/score-chart/score-chart.tsx'
export type { ScoreSeries } from './components/competition/score-chart/series.ts'
export { MiniBars, Sparkline } from './components/charts/mini-chart/mini-chart.tsx'
export { StateStrip, type StripState } from './components/charts/mini-chart/state-strip.tsx'
export { ScoreCurve } from './components/charts/mini-chart/score-curve.tsx'
export { RingChart } from './components/charts/ring-chart/ring-chart.tsx'
export { TimelineChart } from './components/charts/timeline-chart/timeline-chart.tsx'
