// Requests made from the document, right and broken, by everybody: no answer that the document does not have, none of our faults.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { HttpClient } from '#testing/http-client.ts'
import { undocumented } from '#testing/documented.ts'
import { operations } from '#testing/operations.ts'
import type { Operation } from '#testing/operations.ts'
import { requestsFor } from '#testing/request-arbitraries.ts'
import type { GeneratedRequest, KnownIds } from '#testing/request-arbitraries.ts'
import { testApp } from '#testing/test-app.ts'
import { worlds } from '#testing/worlds.ts'

/** How many requests are made for each operation. */
const REQUESTS = 40
/** Slow operations, such as those that hash a password, get fewer. */
const TIME_MS = 1000

const app = await testApp()
const { visitor, as, aUser } = app
const admin = await as(await aUser({ role: 'Admin' }))
const aWorld = worlds(app, admin)

/** A game with one of everything, who plays it, and the ids of all that. */
async function aKnownWorld() {
  const { game, challenge, division, player, submission, notice, flagId } = await aWorld()
  const [asset] = (
    await admin.upload('POST', '/api/assets', [
      { field: 'files', fileName: 'rope.txt', content: 'hemp' },
    ])
  ).body
  const post = (await admin.post('/api/edit/posts', { title: 'News', content: 'Sail' })).body
  const token = (await admin.post('/api/tokens', { name: 'sheets', expiresIn: 1 })).body
  // What the parameter `id` is an id of depends on the path.
  const ids: Readonly<Record<string, string | number>> = {
    '/api/team/{id}': player.team.id,
    '/api/admin/teams/{id}': player.team.id,
    '/api/admin/participation/{id}': player.participation.id,
    '/api/posts/{id}': post,
    '/api/edit/posts/{id}': post,
    '/api/tokens/{id}': token.info.id,
  }
  const idFor = (path: string) =>
    Object.entries(ids).find(([prefix]) => path.startsWith(prefix))?.[1] ?? game.id
  const known: KnownIds = {
    challengeId: [challenge.id],
    divisionId: [division.id],
    noticeId: [notice.id],
    flagId: [flagId],
    submitId: [submission],
    userId: [player.user.id],
    hash: [asset.hash],
    filename: ['rope.txt', 'rope.html', 'a/../b'],
  }
  return { player, knownFor: ({ path }: Operation) => ({ ...known, id: [idFor(path)] }) }
}

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

/** What these save changes the answers of all the others: whether mails must be confirmed, and that staff have a second factor. */
const CHANGES_ALL = ['updateConfig', 'updateSecondFactorPolicy']
const inOrder = operations.toSorted((a, b) => CHANGES_ALL.indexOf(a.id) - CHANGES_ALL.indexOf(b.id))

it.each(inOrder)('$id answers what the document says', async (operation) => {
  // Sessions end, and games and accounts are deleted, while operations are tried, so each gets new ones.
  const { player, knownFor } = await aKnownWorld()
  const clients = [
    visitor,
    await as(await aUser()),
    player.client,
    await as(await aUser({ role: 'Monitor' })),
    await as(await aUser({ role: 'Admin' })),
    await as(await aUser({ role: 'Admin' })),
  ]
  const property = fc.asyncProperty(
    requestsFor(operation, knownFor(operation)),
    fc.nat({ max: clients.length - 1 }),
    async (request, caller) => {
      const answer = await send(clients[caller] ?? visitor, operation, request)
      // What is not built yet says so.
      if (answer.status === 501) return
      const problem = answer.status >= 500 ? `${answer.status}` : undocumented(operation, answer)
      if (problem !== undefined) throw new Error(`${problem}: ${answer.text.slice(0, 200)}`)
    },
  )
  const result = await fc.check(property, { numRuns: REQUESTS, interruptAfterTimeLimit: TIME_MS })
  // Time that is up before the first answer is no finding.
  const isFinding = result.counterexample !== null
  const report = `${String(result.errorInstance)}\n${fc.defaultReportMessage(result)}`
  expect(isFinding ? report : '').toBe('')
})
