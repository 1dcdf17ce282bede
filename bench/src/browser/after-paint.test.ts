import { expect, it } from 'vitest'
import { afterPaint, INTERACTIVE } from './after-paint.ts'
import type { TraceEvent } from './thread-time.ts'

const thread = { pid: 7, tid: 70 }
const url = 'http://one.example/static/react-Ab.js'
const moment = (name: string, ts: number, data: object = {}): TraceEvent => ({
  ...thread,
  ph: 'R',
  name,
  ts,
  args: { data },
})
const stretch = (name: string, ts: number, dur: number): TraceEvent => ({
  ...thread,
  ph: 'X',
  name,
  ts,
  dur,
  // Other programs had the processor for half of the time.
  tdur: dur / 2,
  args: { data: { url } },
})
const start = moment('navigationStart', 1000, { documentLoaderURL: 'http://one.example/' })
const paint = (ts: number) => moment('largestContentfulPaint::Candidate', ts)
const interactive = moment(INTERACTIVE, 99_000, { startTime: 80 })
const node = (
  id: number,
  parent: number | undefined,
  lineNumber: number,
  columnNumber: number,
) => ({
  id,
  ...(parent !== undefined && { parent }),
  callFrame: { url, lineNumber, columnNumber },
})
const noSource = () => undefined

it('divides the time between the largest paint and the moment of use', () => {
  const events = [
    start,
    paint(11_000),
    // Half of it lies before the paint that counts.
    stretch('Layout', 16_000, 10_000),
    paint(21_000),
    stretch('RunTask', 30_000, 20_000),
    stretch('FunctionCall', 32_000, 16_000),
    stretch('V8.CompileCode', 34_000, 4000),
    interactive,
    paint(90_000),
  ]
  expect(afterPaint(events, noSource)).toEqual({
    paintedMs: 20,
    interactiveMs: 80,
    compile: 2,
    evaluate: 0,
    layout: 2.5,
    script: 0,
    memory: 0,
    other: 2,
    render: 6,
    effects: 0,
    preempted: 12.5,
    waiting: 35,
  })
})

it('takes what effects ran from what React took', () => {
  const source =
    'function a(){b()}\nfunction b(){var r=e.create,i=e.inst;r=r();i.destroy=r}function c(){}'
  const nodes = [node(1, undefined, 0, 10), node(2, 1, 1, 10), node(3, 2, 1, 66)]
  const events = [
    start,
    paint(11_000),
    moment('Profile', 0, { startTime: 30_000 }),
    moment('ProfileChunk', 0, {
      cpuProfile: { nodes, samples: [1, 2, 3] },
      timeDeltas: [4000, 2000, 4000],
    }),
    stretch('FunctionCall', 30_000, 10_000),
    interactive,
  ]
  expect(afterPaint(events, () => source)).toMatchObject({ render: 2, effects: 3 })
})

it('says nothing of a trace that does not say when the page was interactive', () => {
  expect(afterPaint([start, paint(11_000)], noSource)).toBeUndefined()
})

it('begins with the visit where nothing was painted before the page could be used', () => {
  expect(afterPaint([start, interactive, paint(95_000)], noSource)).toMatchObject({
    paintedMs: 0,
    waiting: 80,
  })
})
