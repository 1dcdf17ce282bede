// What a GZ::CTF 1.8.5 server really answered, and what other makers' servers answer where clients do not care.
import { afterEach, expect, test } from 'vitest'
import { reportOf } from '#report/report.ts'
import { textOfReport } from '#report/text.ts'
import { type Recorded, startReplayingServer } from '#testing/replaying-server.ts'
import { run } from './run.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function reportOn(changes?: (answer: Recorded) => Recorded) {
  const { url, close } = await startReplayingServer(changes)
  stops.push(close)
  return reportOf(
    await run({
      baseUrl: url,
      adminName: 'Admin',
      adminPassword: 'Keep-1-Keep',
      only: ['journeys'],
      changeSettings: false,
      signal: new AbortController().signal,
      onScenario: () => {},
      onLeftover: () => {},
    }),
  )
}

const allWork = ['register', 'join', 'play', 'organise', 'watch'].map((name) => ({
  name,
  outcome: 'works',
  remarks: [],
}))

test('every journey works on the reference server', async () => {
  const report = await reportOn()
  expect(report.journeys).toEqual(allWork)
  expect(report.causes).toEqual({ breaks: [], details: [] })
  expect(textOfReport(report)).toMatch(/^\nJourneys\n {2}register +✓ works\n/)
})

test('refusals of another kind break no client, and equal ones are one line', async () => {
  const report = await reportOn((answer) =>
    answer.status === 400
      ? { ...answer, status: 422, headers: { 'content-type': 'text/plain' }, body: 'No.' }
      : answer,
  )
  expect(report.journeys).toEqual(allWork)
  expect(report.verdict).toBe('partial')
  expect(report.causes.details).toMatchObject([
    { text: 'expected 400, got 422', count: 1, subjects: ['joinGame'] },
  ])
})

/** The answer of a server that has had enough for so many seconds. */
const limited = (answer: Recorded, seconds: number): Recorded => ({
  ...answer,
  status: 429,
  headers: { 'content-type': 'application/json', 'retry-after': String(seconds) },
  body: { title: 'Later.', status: 429 },
})

test('a pause that the server asks for is taken, and one for hours is no difference', async () => {
  let paused = 0
  const patient = await reportOn((answer) =>
    answer.operation === 'getCaptchaInfo' && (paused += 1) === 1 ? limited(answer, 1) : answer,
  )
  expect(patient.journeys).toEqual(allWork)
  expect(patient.pausedSeconds).toBe(1)

  const banned = await reportOn((answer) =>
    answer.operation === 'joinGame' ? limited(answer, 7200) : answer,
  )
  const why = 'the server limits requests (429: wait 7200 s)'
  expect(banned.journeys).toContainEqual({ name: 'join', outcome: 'untried', remarks: [why] })
  expect(banned.causes).toEqual({ breaks: [], details: [] })
  expect(banned.verdict).toBe('partial')
  expect(textOfReport(banned)).toContain(`Not played to its end: ${why}`)
})

test('an answer of another shape breaks the journeys that need it, and no other', async () => {
  const report = await reportOn((answer) =>
    answer.operation === 'getChallenge' && answer.status === 200
      ? { ...answer, body: { id: 1, title: 'Rope' } }
      : answer,
  )
  const broken = report.journeys.filter(({ outcome }) => outcome === 'breaks')
  expect(broken.map(({ name }) => name)).toEqual(['play'])
  expect(broken[0]?.remarks).toContain(
    "getChallenge: 200 body /: must have required property 'content'",
  )
  expect(report.verdict).toBe('broken')
})

test('an operation that answers an empty 404 on every path is missing, and its journey goes in part', async () => {
  const report = await reportOn((answer) =>
    answer.operation === 'getWriteup'
      ? { ...answer, status: 404, headers: {}, body: undefined }
      : answer,
  )
  expect(report.causes.breaks).toEqual([])
  expect(report.operations.find(({ name }) => name === 'getWriteup')?.outcome).toBe('missing')
  const play = { name: 'play', outcome: 'partial', remarks: ['getWriteup is missing'] }
  expect(report.journeys).toContainEqual(play)
  expect(report.verdict).toBe('partial')
})

test('a journey is as good as everything that was called on its way', async () => {
  // Read by whoever registers, though no list of that way names it.
  const report = await reportOn((answer) =>
    answer.operation === 'getConfig' && answer.status === 200
      ? { ...answer, body: { ...Object(answer.body), containerPolicy: null } }
      : answer,
  )
  expect(report.journeys.find(({ name }) => name === 'register')?.outcome).toBe('breaks')
})
