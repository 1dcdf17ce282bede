/** Charts have an entry point of their own, so that pages without one never load them. */
export {
  ScoreChart,
  type ScoreChartProps,
  type ScoreChartWords,
} from './components/score-chart/score-chart.tsx'
export type { ScorePoint } from './components/score-chart/scale.ts'
export { SolveMatrix, type SolveMatrixProps } from './components/solve-matrix/solve-matrix.tsx'
export type {
  MatrixColumn,
  MatrixRow,
  MatrixShelf,
  MatrixSolve,
  MatrixWords,
} from './components/solve-matrix/types.ts'
export type { ScoreSeries } from './components/score-chart/series.ts'
export { MiniBars, Radar, type RadarProps, Sparkline } from './components/mini-chart/mini-chart.tsx'
export { ScoreCurve, type ScoreCurveProps } from './components/mini-chart/score-curve.tsx'
