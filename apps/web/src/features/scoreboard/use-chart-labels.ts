import { useLingui } from '@lingui/react/macro'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Words around a chart over time. */
export function useChartLabels() {
  const { t } = useLingui()
  /** Time since the start, short. Milliseconds. */
  const elapsed = (ms: number) => {
    const [days, hours, minutes] = [ms / day, ms / hour, Math.floor((ms % hour) / minute)]
    if (days >= 4) return t`${{ count: Math.round(days) }} d`
    const whole = Math.floor(hours)
    if (minutes === 0) return t`${whole} h`
    return whole === 0 ? t`${minutes} min` : t`${whole} h ${minutes} min`
  }
  return {
    elapsed,
    frameLabels: {
      showTable: t`Show as a table`,
      showChart: t`Show as a chart`,
      save: t`Save the chart`,
      savePng: t`As an image (PNG)`,
      saveSvg: t`As a vector image (SVG)`,
      saveCsv: t`As a table (CSV)`,
      reset: t`Show the whole period`,
      zoomIn: t`Zoom in`,
      zoomOut: t`Zoom out`,
      earlier: t({ message: 'Earlier', comment: 'Button: moves a chart to an earlier time.' }),
      later: t({ message: 'Later', comment: 'Button: moves a chart to a later time.' }),
      time: t({ message: 'Time', comment: 'Column of the table that shows a chart in figures.' }),
    },
  }
}
