import type { Profile } from '@halyard/api'
import { accountQueries, createQueryClient } from '@halyard/query'
import { afterEach, expect, it } from 'vitest'
import { readBoard } from '#shared/board/read-board.ts'
import { aRow, aScoreboard } from '#shared/game/builders.ts'
import { settleSignIn } from '#shared/session/session.ts'

const board = JSON.stringify(aScoreboard([aRow({ id: 7 })]))
const url = URL.createObjectURL(new Blob([board]))

const profile: Profile = {
  userId: 'c1a7b0de-8f5b-4f36-9c4e-2b7d9e1f6a30',
  role: 'User',
  userName: 'iris',
  email: 'iris@harbour.example',
  bio: '',
  phone: null,
  realName: '',
  stdNumber: '',
  avatar: null,
}

afterEach(() => {
  globalThis.answersAhead = undefined
})

function open({ client = createQueryClient(), signal = new AbortController().signal } = {}) {
  return readBoard({ url, language: 'en-US', known: undefined, client, signal })
}

/** Has the page an answer that the boot script asked for. */
function answerAhead(body: string, init?: ResponseInit): void {
  const nowMs = Date.now()
  const answer = Promise.resolve({ response: new Response(body, init), receivedMs: nowMs })
  globalThis.answersAhead = new Map([[url, { sentMs: nowMs, answer }]])
}

it('asks the server, and takes the answer that is on the way already', async () => {
  expect([...(await open()).content.id]).toEqual([7])
  answerAhead(JSON.stringify(aScoreboard([aRow({ id: 8 })])), { headers: { ETag: '"8"' } })
  const { tag, content } = await open()
  expect([tag, ...content.id]).toEqual(['"8"', 8])
  expect([...(await open()).content.id]).toEqual([7])
})

it('refuses as the server does, which says how long to wait', async () => {
  const headers = { 'Retry-After': '7' }
  answerAhead('{"title":"Too many requests"}', { status: 429, headers })
  await expect(open()).rejects.toMatchObject({
    name: 'ApiError',
    status: 429,
    title: 'Too many requests',
    retryAfterSeconds: 7,
    operation: 'GET /api/game/{id}/scoreboard',
  })
})

it('takes no page of a proxy for a board', async () => {
  answerAhead('<!doctype html>')
  await expect(open()).rejects.toMatchObject({ name: 'ApiError', status: 200 })
})

it('asks again when the reader has signed in on top of the page', async () => {
  const client = createQueryClient()
  client.setQueryData(accountQueries.profile().queryKey, profile)
  answerAhead('{"title":"Who?"}', { status: 401 })
  const reading = open({ client })
  let isRead = false
  const done = reading.then(() => (isRead = true))
  // The reader signs in as soon as it is asked to.
  await expect.poll(() => settleSignIn(true) ?? isRead).toBe(true)
  await done
  expect([...(await reading).content.id]).toEqual([7])
  answerAhead('{"title":"Who?"}', { status: 401 })
  await expect(open()).rejects.toMatchObject({ status: 401 })
})

it('is given up together with its query', async () => {
  const stop = new AbortController()
  const { promise: answer } = Promise.withResolvers<never>()
  globalThis.answersAhead = new Map([[url, { sentMs: Date.now(), answer }]])
  const reading = open({ signal: stop.signal })
  stop.abort()
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
})
