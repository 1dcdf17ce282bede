// Each scope of API tokens, over every operation of the contract.
import { describe, expect, it } from 'vitest'
import type { TokenScope } from '#db/tables/accounts.ts'
import { loadContract } from '#http/contract/contract.ts'
import type { Operation } from '#http/contract/contract.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import { httpClient } from '#testing/http-client.ts'
import { testApp } from '#testing/test-app.ts'

const testing = await testApp()
const { app, as, aUser, db } = testing
const { aGame } = gameBuilders(testing)
const game = await aGame()
const { operations } = loadContract()
const asked = operations.filter(({ role }) => role !== 'Anonymous')
const UUID = '00000000-0000-4000-8000-000000000000'

const SCOPES = ['Read', 'Play', 'Organize', 'Administer'] as const
/** What opens each operation, by words of its own: a new operation has to be put somewhere on purpose. */
const OPENS: readonly (readonly [RegExp, readonly TokenScope[]])[] = [
  [/ \/api\/(account|tokens)\b/, []],
  [/ \/api\/edit\/staff\//, []],
  [/ \/api\/admin\/(participation|writeups|instances)\b/, ['Organize', 'Administer']],
  [/ \/api\/admin\//, ['Administer']],
  [/^(POST|PUT|DELETE) \/api\/edit\/games\/\{id\}\/staff\b/, ['Administer']],
  [/ \/api\/edit\/games\/\{id\}\/webhooks\b/, ['Administer']],
  [/^(POST|PUT|DELETE) \/api\/edit\/posts/, ['Administer']],
  [/^DELETE \/api\/(assets\/\{hash\}|edit\/games\/\{id\})$/, ['Administer']],
  [/^(GET|POST|PUT|DELETE) \/api\/edit\//, ['Organize', 'Administer']],
  [/^POST \/api\/assets$/, ['Organize', 'Administer']],
  [/^GET \/api\/game\/\{id\}\/participations$/, ['Organize', 'Administer']],
  [/^DELETE \/api\/game\/captures\//, ['Organize', 'Administer']],
  [/^(POST|PUT|DELETE) \/api\/game\/\{id\}\/signals\b/, ['Organize', 'Administer']],
  [/^GET \/api\/game\/\{id\}\/signals\b/, ['Read', 'Organize', 'Administer']],
  [/^GET \/api\/game\/(games|captures)\//, ['Read', 'Organize', 'Administer']],
  [
    /^GET \/api\/game\/\{id\}\/(scoreboard\/live|\w+sheet|submissions|events|cheatinfo)$/,
    ['Read', 'Organize', 'Administer'],
  ],
  [/^GET \/api\/team\/\{id\}\/invite$/, ['Play', 'Administer']],
  [/^GET \/api\/(game|team)\b/, ['Read', 'Play', 'Administer']],
  [/^(POST|PUT|DELETE) \/api\/(game|team)\b/, ['Play', 'Administer']],
]
const opening = ({ method, path }: Operation) =>
  OPENS.find(([pattern]) => pattern.test(`${method} ${path}`))?.[1]

async function aToken(scopes: readonly TokenScope[], role: 'User' | 'Monitor' | 'Admin' = 'Admin') {
  const maker = await aUser({ role: 'Admin' })
  const { body } = await (await as(maker)).post('/api/account/tokens', { name: 'matrix', scopes })
  if (role !== 'Admin')
    await db.updateTable('users').set({ role }).where('id', '=', maker.id).execute()
  return httpClient(app, { authorization: `Bearer ${body.token}` })
}

/** Asks for things that are not there: what is let through changes nothing. */
function call({ method, path, parameters }: Operation) {
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((parameter) => parameter.name === name)?.schema
    return schema?.type === 'integer' ? '2147483647' : UUID
  })
  return { method, url, payload: method === 'GET' ? undefined : {} }
}

const OPEN = 'is open'
const CLOSED = 'No API token may do this. Log in to do it yourself.'

/** Where a scope opens an operation the thing is missing, or a right to it that no token has to do with. */
const outcome = (status: number, title = '') =>
  status === 403 && title.includes('API token') ? title : status === 401 ? '401' : OPEN

function expected(scopes: readonly TokenScope[], scope: TokenScope): string {
  if (scopes.includes(scope)) return OPEN
  const [missing] = scopes
  return missing ? `This API token lacks the scope “${missing}”, which this needs.` : CLOSED
}

describe('the matrix of scopes', () => {
  it('knows every operation', () => {
    expect(asked.filter((operation) => !opening(operation)).map(({ id }) => id)).toEqual([])
  })

  it.each(SCOPES)(
    '%s opens what it should, and refuses the rest by the scope that is missing',
    async (scope) => {
      const client = await aToken([scope])
      const answers = await Promise.all(
        asked.map(async (operation) => {
          const { status, body } = await client.send(call(operation))
          return [operation.id, outcome(status, body?.title)]
        }),
      )
      expect(answers).toEqual(
        asked.map((operation) => [operation.id, expected(opening(operation) ?? [], scope)]),
      )
    },
  )

  it.each(['User', 'Monitor'] as const)(
    'all scopes together give a maker who became %s no right beyond',
    async (role) => {
      const client = await aToken(SCOPES, role)
      const beyond = asked.filter((operation) =>
        role === 'User' ? operation.role !== 'User' : operation.role === 'Admin',
      )
      expect(beyond.length).toBeGreaterThan(90)
      for (const operation of beyond) {
        const { status } = await client.send(call(operation))
        expect([operation.id, status]).toEqual([operation.id, 403])
      }
    },
  )

  it('a token for one game opens no other game, and nothing without a game but uploads', async () => {
    const maker = await as(await aUser({ role: 'Admin' }))
    const { body } = await maker.post('/api/account/tokens', {
      name: 'one game',
      scopes: ['Read', 'Play', 'Organize'],
      gameId: game.id,
    })
    const client = httpClient(app, { authorization: `Bearer ${body.token}` })
    expect((await client.get(`/api/edit/games/${game.id}`)).status).toBe(200)
    for (const operation of asked.filter(({ id }) => id !== 'uploadAssets')) {
      const { status } = await client.send(call(operation))
      expect([operation.id, status]).toEqual([operation.id, 403])
    }
    expect((await client.post('/api/assets', {})).status).toBe(415)
  })
})
