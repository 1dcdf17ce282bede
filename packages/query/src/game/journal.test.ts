import { expect, it } from 'vitest'
import { createCollector, mergeNewestFirst, unsettledCount } from '#game/journal.ts'
import { entryOfEvent, entryOfSubmission } from '#game/monitor-entry.ts'
import type { MonitorEntry } from '#game/monitor-entry.ts'

const anEntry = (time: number, changes: Partial<MonitorEntry> = {}): MonitorEntry => ({
  key: `${time}`,
  time,
  kind: 'wrong',
  team: 'null & void',
  user: 'pankaj',
  challenge: 'Capstan',
  text: 'HL{no}',
  owner: '',
  ...changes,
})
const times = (entries: readonly MonitorEntry[]) => entries.map(({ time }) => time)

it('entries take their place by time, the newest first', () => {
  const known = [9, 7, 5, 3].map((time) => anEntry(time))
  expect(times(mergeNewestFirst(known, [anEntry(10)]))).toEqual([10, 9, 7, 5, 3])
  expect(times(mergeNewestFirst(known, [anEntry(1), anEntry(2)]))).toEqual([9, 7, 5, 3, 2, 1])
  expect(times(mergeNewestFirst(known, [anEntry(4), anEntry(8)]))).toEqual([9, 8, 7, 5, 4, 3])
  expect(times(mergeNewestFirst(known, []))).toEqual([9, 7, 5, 3])
})

it('what comes twice is one, whether in one batch or two', () => {
  const collector = createCollector()
  collector.add([anEntry(1), anEntry(2), anEntry(1)])
  const before = collector.journal()
  collector.add([anEntry(2), anEntry(1)])
  expect(times(before.entries)).toEqual([2, 1])
  expect(collector.journal()).toBe(before)
})

it('a verdict takes the place of its answer, and stays against an older page', () => {
  const collector = createCollector()
  collector.add([anEntry(1), anEntry(2, { kind: 'checking' })])
  collector.add([anEntry(3), anEntry(2, { kind: 'accepted' })])
  expect(collector.journal().revision).toBe(0)
  collector.add([anEntry(2, { kind: 'checking' })])
  expect(collector.journal().entries.map(({ kind }) => kind)).toEqual([
    'wrong',
    'accepted',
    'wrong',
  ])
})

it('a late verdict far from the top makes another revision', () => {
  const collector = createCollector()
  collector.add([anEntry(0, { kind: 'checking' })])
  collector.add(Array.from({ length: unsettledCount }, (_, index) => anEntry(index + 1)))
  collector.add([anEntry(0, { kind: 'accepted' })])
  expect(collector.journal().revision).toBe(1)
  expect(collector.journal().entries.at(-1)?.kind).toBe('accepted')
})

it('an answer and its verdict in one batch are one entry', () => {
  const collector = createCollector()
  collector.add([anEntry(2, { kind: 'checking' }), anEntry(2, { kind: 'accepted' })])
  expect(collector.journal().entries.map(({ kind }) => kind)).toEqual(['accepted'])
})

it('recognises events by what their values mean', () => {
  const of = { time: 5, user: 'ben', team: 'Oscar' }
  expect(
    entryOfEvent({ ...of, type: 'FlagSubmit', values: ['Accepted', 'flag{rope}', 'Rope', '1'] }),
  ).toMatchObject({ kind: 'accepted', challenge: 'Rope', text: 'flag{rope}', team: 'Oscar' })
  expect(
    entryOfEvent({ ...of, type: 'CheatDetected', values: ['Box', 'Oscar', 'Blue Peter'] }),
  ).toMatchObject({ kind: 'shared', challenge: 'Box', owner: 'Blue Peter' })
  expect(entryOfEvent({ ...of, type: 'ContainerStart', values: ['5', 'Box'] })).toMatchObject({
    kind: 'started',
    challenge: 'Box',
  })
  // A verdict of a later server.
  expect(entryOfEvent({ ...of, type: 'FlagSubmit', values: ['Odd'] }).kind).toBe('unknown')
})

it('an answer keeps its key when its verdict comes', () => {
  const answer = { answer: 'x', time: 1, user: 'u', team: 't', challenge: 'c' }
  const sent = entryOfSubmission({ ...answer, status: 'FlagSubmitted' })
  const judged = entryOfSubmission({ ...answer, status: 'CheatDetected' })
  expect(judged.key).toBe(sent.key)
  expect([sent.kind, judged.kind]).toEqual(['checking', 'shared'])
})
