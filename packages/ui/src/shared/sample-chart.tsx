import type { ComponentProps } from 'react'
import { TimelineChart } from '../components/charts/timeline-chart/timeline-chart.tsx'
import type { ScoreSeries } from '../components/competition/score-chart/series.ts'

const series: ScoreSeries[] = [
  {
    id: 1,
    rank: 1,
    name: 'null & void',
    points: [0, 20, 60].map((atMs) => ({ atMs, score: atMs * 10 })),
  },
  { id: 2, rank: 2, name: '=1+1', points: [0, 40].map((atMs) => ({ atMs, score: atMs * 5 })) },
]

/** For tests: two lines that change at 0, 20, 40 and 60 and end at 100; the crosshair is a slider along time. */
export const sampleChart = (over: Partial<ComponentProps<typeof TimelineChart>> = {}) => (
  <div style={{ inlineSize: 900 }}>
    <TimelineChart
      title="Scores"
      summary="null & void lead."
      about="Harbour Lights"
      fileName="scores"
      series={series}
      startMs={0}
      endMs={100}
      nowMs={100}
      formatScore={String}
      formatElapsed={(ms) => `${ms} ms`}
      labels={{ chart: 'Scores over time', start: 'Start', team: 'Team', score: 'Score' }}
      frameLabels={{
        showTable: 'Show the numbers',
        showChart: 'Show the chart',
        save: 'Save',
        savePng: 'PNG',
        saveSvg: 'SVG',
        saveCsv: 'CSV',
        reset: 'Show all',
        zoomIn: 'Zoom in',
        zoomOut: 'Zoom out',
        earlier: 'Earlier',
        later: 'Later',
        time: 'Time',
      }}
      {...over}
    />
  </div>
)
