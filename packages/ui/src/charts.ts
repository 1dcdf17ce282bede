/** Charts have an entry point of their own, so that pages without one never load them. */
export {
  ScoreChart,
  type ScoreChartProps,
  type ScoreChartWords,
} from './components/competition/score-chart/score-chart.tsx'
export type { ScorePoint } from './components/competition/score-chart/scale.ts'
export type { ScoreSeries } from './components/competition/score-chart/series.ts'
export {
  MiniBars,
  Radar,
  type RadarProps,
  Sparkline,
} from './components/charts/mini-chart/mini-chart.tsx'
export { ScoreCurve, type ScoreCurveProps } from './components/charts/mini-chart/score-curve.tsx'
export {
  ChartFrame,
  type ChartFrameProps,
  type ChartFrameWords,
  type ChartTable,
} from './components/charts/chart-frame/chart-frame.tsx'
export {
  TimelineChart,
  type TimelineChartProps,
} from './components/charts/timeline-chart/timeline-chart.tsx'
export {
  RingChart,
  type RingChartProps,
  type RingPart,
} from './components/charts/ring-chart/ring-chart.tsx'
export {
  type GanttItem,
  GanttStrip,
  type GanttStripProps,
} from './components/competition/gantt-strip/gantt-strip.tsx'
export { toCsv } from './components/charts/chart-frame/csv.ts'
