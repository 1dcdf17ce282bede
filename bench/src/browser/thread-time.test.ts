import { expect, it } from 'vitest'
import { firstPaintOf, sampledMs, startOf, threadTime } from './thread-time.ts'
import type { TraceEvent } from './thread-time.ts'

const thread = { pid: 7, tid: 70 }
const stretch = (name: string, ts: number, dur: number, url?: string): TraceEvent => ({
  ...thread,
  ph: 'X',
  name,
  ts,
  dur,
  // The thread had the processor for half of the time.
  tdur: dur / 2,
  args: { data: { ...(url !== undefined && { url }) } },
})
const start: TraceEvent = {
  ...thread,
  ph: 'R',
  name: 'navigationStart',
  ts: 1000,
  args: { data: { documentLoaderURL: 'http://one.example/' } },
}
const emptyPage: TraceEvent = { ...start, ts: 5000, args: { data: { documentLoaderURL: '' } } }

it('knows the thread and the moment of a visit from those of the empty page before', () => {
  const painted = { ...start, name: 'firstContentfulPaint', ts: 9000 }
  const ofAnother = { ...painted, pid: 8, ts: 9500 }
  expect(startOf([start, emptyPage])).toBe(start)
  expect(firstPaintOf([start, painted, ofAnother])).toBe(9000)
})

it('gives each part of a task to what it was for', () => {
  const events = [
    start,
    stretch('RunTask', 10_000, 40_000),
    stretch('FunctionCall', 12_000, 30_000, 'http://one.example/static/react-Ab.js'),
    stretch('V8.CompileCode', 14_000, 4000),
    stretch('V8.ParseFunction', 15_000, 2000),
    stretch('Layout', 20_000, 6000),
    stretch('RunTask', 60_000, 10_000),
    stretch('FunctionCall', 61_000, 8000, 'http://one.example/static/index-Ab.js'),
    { ...stretch('Layout', 62_000, 1000), tid: 71 },
  ]
  expect(threadTime(events, [0, 100_000])).toEqual({
    compile: 2,
    evaluate: 0,
    React: 10,
    layout: 3,
    script: 4,
    memory: 0,
    other: 6,
  })
})

it('counts of a task that lies in two windows its share of each', () => {
  const events = [start, stretch('Layout', 10_000, 40_000)]
  const ofLayout = (from: number, until: number) => threadTime(events, [from, until]).layout
  expect([ofLayout(0, 20_000), ofLayout(20_000, 90_000)]).toEqual([5, 15])
})

it('finds how long a function ran by a text in it', () => {
  const url = 'http://one.example/static/a.js'
  const source = 'function a(){b()}\nfunction b(){c();x.mark}function c(){}'
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
  const profile: TraceEvent = {
    ...stretch('ProfileChunk', 0, 0),
    args: {
      data: {
        cpuProfile: {
          nodes: [
            node(1, undefined, 0, 10),
            node(2, 1, 1, 10),
            node(3, 2, 1, 33),
            node(4, 1, 1, 33),
          ],
          samples: [1, 2, 3, 4, 3],
        },
        timeDeltas: [1000, 2000, 4000, 8000, 16_000],
      },
    },
  }
  const began: TraceEvent = { ...profile, name: 'Profile', args: { data: { startTime: 100_000 } } }
  const msOf = (mark: RegExp, until = 200_000) =>
    sampledMs([began, profile], [100_000, until], { mark, sourceOf: () => source })
  expect(msOf(/mark/g)).toBe(22)
  expect(msOf(/mark/g, 110_000)).toBe(6)
  expect(msOf(/b\(\)|function c/g)).toBe(31)
  expect(msOf(/elsewhere/g)).toBe(0)
})
