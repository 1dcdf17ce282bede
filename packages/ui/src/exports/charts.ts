/** What a chart shows around itself; the charts have an entry of their own. */
export { ChartHead } from '../components/charts/chart-frame/chart-head.tsx'
