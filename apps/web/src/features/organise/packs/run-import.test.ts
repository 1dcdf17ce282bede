import { ApiError } from '@halyard/api'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Entry } from '#features/organise/packs/entries.ts'
import { runImport } from '#features/organise/packs/run-import.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const anEntry = (source: string): Entry => ({
  source,
  row: {
    ...{ source, title: source, flags: 1, files: { named: 0, found: 0 } },
    ...{ isEnabled: true, outcome: 'created', changes: [], notes: [] },
  },
})
const entries = ['a', 'b', 'c'].map(anEntry)

/** Runs with answers by challenge file: an error is thrown, each once, before the challenge succeeds. */
async function run(failures: Record<string, unknown[]>, signal = new AbortController().signal) {
  const tries: string[] = []
  const done: [source: string, outcome: string][] = []
  const waits: number[] = []
  const running = runImport(entries, {
    signal,
    onWait: (seconds) => waits.push(seconds),
    onDone: ({ source, row }) => done.push([source, row.outcome]),
    bring: async ({ source, row }) => {
      tries.push(source)
      const failure = failures[source]?.shift()
      if (failure !== undefined) throw failure
      return row
    },
  })
  await vi.runAllTimersAsync()
  await running
  return { tries, done, waits }
}

it('continues after a challenge that the server refuses', async () => {
  const { done } = await run({ b: [new ApiError({ status: 400 })] })
  expect(done).toEqual([
    ['a', 'created'],
    ['b', 'failed'],
    ['c', 'created'],
  ])
})

it.each([0, 401])('ends where nothing could succeed any more (%i)', async (status) => {
  const { tries, done } = await run({ b: [new ApiError({ status })] })
  expect(tries).toEqual(['a', 'b'])
  expect(done.at(-1)).toEqual(['b', 'failed'])
})

it('waits as long as the server says, and tries again', async () => {
  const busy = new ApiError({ status: 429, retryAfterSeconds: 7 })
  const { tries, waits, done } = await run({ b: [busy, busy] })
  expect(tries).toEqual(['a', 'b', 'b', 'b', 'c'])
  expect(waits).toEqual([7, 7])
  expect(done.map(([, outcome]) => outcome)).toEqual(['created', 'created', 'created'])
})

it('stops after the challenge that is on its way', async () => {
  const stopper = new AbortController()
  const onDone = vi.fn<(entry: Entry) => void>(() => stopper.abort())
  await runImport(entries, {
    signal: stopper.signal,
    onDone,
    onWait: () => {},
    bring: ({ row }) => Promise.resolve(row),
  })
  expect(onDone.mock.calls.map(([{ source }]) => source)).toEqual(['a'])
})
