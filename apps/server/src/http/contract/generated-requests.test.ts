// Requests made from the document, right and broken, by everybody: no answer that the document does not have, none of our faults.
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { HttpClient } from '#testing/http-client.ts'
import { undocumented } from '#testing/documented.ts'
import { operations } from '#testing/operations.ts'
import type { Operation } from '#testing/operations.ts'
import { requestsFor } from '#testing/request-arbitraries.ts'
import type { GeneratedRequest, KnownIds } from '#testing/request-arbitraries.ts'
import { testApp } from '#testing/test-app.ts'
import { worlds } from '#testing/worlds.ts'

/** How long requests are made for each operation. */
const TIME_MS = 150

const app = await testApp()
const { visitor, as, aUser } = app
const admin = await as(await aUser({ role: 'Admin' }))
const aWorld = worlds(app, admin)
let known: KnownIds = {}

beforeAll(async () => {
  const { game, challenge, division, player, submission, notice, flagId } = await aWorld()
  const [asset] = (
    await admin.upload('POST', '/api/assets', [
      { field: 'files', fileName: 'rope.txt', content: 'hemp' },
    ])
  ).body
  const post = (await admin.post('/api/edit/posts', { title: 'News', content: 'Sail' })).body
  const token = (await admin.post('/api/tokens', { name: 'sheets', expiresIn: 1 })).body
  const team = player.team.id
  known = {
    id: [game.id, team, player.participation.id, post, token.info.id],
    challengeId: [challenge.id],
    divisionId: [division.id],
    noticeId: [notice.id],
    flagId: [flagId],
    submitId: [submission],
    userId: [player.user.id],
    hash: [asset.hash],
    filename: ['rope.txt', 'rope.html', 'a/../b'],
  }
})

/** Part of a path: nothing, or dots alone, would lead elsewhere. */
const segment = (text: string) =>
  /^\.*$/.test(text) ? 'x' : encodeURIComponent(text.toWellFormed())

function send(client: HttpClient, operation: Operation, request: GeneratedRequest) {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    segment(request.path[name] ?? ''),
  )
  const query = new URLSearchParams(request.query).toString()
  return client.send({
    method: operation.method,
    url: query === '' ? path : `${path}?${query}`,
    headers: request.headers,
    ...(request.payload !== undefined && { payload: request.payload }),
  })
}

it.each(operations)('$id answers what the document says', async (operation) => {
  // Sessions end and accounts change while operations are tried, so each gets new accounts.
  const clients = [
    visitor,
    await as(await aUser()),
    await as(await aUser({ role: 'Monitor' })),
    await as(await aUser({ role: 'Admin' })),
    await as(await aUser({ role: 'Admin' })),
  ]
  const property = fc.asyncProperty(
    requestsFor(operation, known),
    fc.nat({ max: clients.length - 1 }),
    async (request, caller) => {
      const answer = await send(clients[caller] ?? visitor, operation, request)
      // What is not built yet says so.
      if (answer.status === 501) return
      const problem = answer.status >= 500 ? `${answer.status}` : undocumented(operation, answer)
      if (problem !== undefined) throw new Error(`${problem}: ${answer.text.slice(0, 200)}`)
    },
  )
  const result = await fc.check(property, { numRuns: 100_000, interruptAfterTimeLimit: TIME_MS })
  // Time that is up before the first answer is no finding.
  const isFinding = result.counterexample !== null
  const report = `${String(result.errorInstance)}\n${fc.defaultReportMessage(result)}`
  expect(isFinding ? report : '').toBe('')
})
