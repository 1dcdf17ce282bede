import { excerpt, refusalOf } from '#http/answer.ts'
import type { Call } from '#http/request.ts'
import { scenariosOf, type Stage } from '#world/stage.ts'

const wire = 'rule: requests and answers in general'

/** Sends to a URL that no operation has. */
const sendTo = ({ server }: Stage, method: string, path: string) =>
  server.send({ method, url: new URL(server.baseUrl + path) })

async function plainRefusal(stage: Stage, method: string, path: string, status: number) {
  const answer = await sendTo(stage, method, path)
  const what = `${method} ${path}`
  const isPage = answer.status === 200 && answer.mediaType === 'text/html'
  const reference = isPage || answer.status === 405 ? answer.status : status
  stage.book.sameOrReference(wire, what, answer.status, { ours: status, reference })
  if (answer.status !== status) return
  const isJson = answer.mediaType === 'application/json' && refusalOf(answer)?.status === status
  stage.book.detail(wire, isJson || reference !== status, `${what}: body is ${excerpt(answer)}`)
}

/** A JSON body outside the types of the contract. */
const asSpelled = (body: object) => ({ type: 'application/json', text: JSON.stringify(body) })

export const wireScenarios = scenariosOf('http', {
  'paths and methods nobody serves': async (stage) => {
    await plainRefusal(stage, 'GET', '/api/no-such-thing', 404)
    await plainRefusal(stage, 'POST', '/api/no-such-thing', 404)
    await plainRefusal(stage, 'DELETE', '/api/config', 405)
    await plainRefusal(stage, 'PATCH', '/api/game', 405)
  },

  'letter case of paths': async (stage) => {
    const answer = await sendTo(stage, 'GET', '/API/Config')
    stage.book.same(wire, 'GET /API/Config', answer.status, 200)
  },

  'text that only looks like JSON': async (stage) => {
    const call: Call = { raw: { type: 'text/plain', text: '{"name":"sneaky","bio":null}' } }
    const answer = await stage.loner.send('createTeam', call)
    const isRefused = [400, 403, 415].includes(answer.status)
    stage.book.detail(wire, isRefused, `a JSON body sent as text/plain: got ${answer.status}`)
  },

  'spelling of requests': async (stage) => {
    const { admin, book } = stage
    const start = new Date(stage.server.now()).toISOString()
    const body = { TITLE: `${stage.prefix} spelling`, Hidden: true, start, unknownKey: 1 }
    const raw = asSpelled({ ...body, teamMemberCountLimit: '4' })
    const game = await admin.ok('createGame', { raw })
    const path = { id: game.id }
    stage.cleanup.later(`game ${game.id}`, () => admin.send('deleteGame', { path }))
    book.same(wire, 'keys in another letter case', game.title, body.TITLE)
    book.same(wire, 'a number sent as text', game.teamMemberCountLimit, 4)
    book.same(wire, 'a time sent as ISO 8601', game.start, Date.parse(start))
    const challenge = asSpelled({ title: 'Spelling', category: 'pwn', type: 1 })
    const made = await admin.ok('createChallenge', { path, raw: challenge })
    book.same(wire, 'an enum in another letter case', made.category, 'Pwn')
    book.same(wire, 'an enum sent as its number', made.type, 'StaticContainer')
    await admin.ok('deleteGame', { path })
  },

  'language of refusals': async ({ anonymous, book }) => {
    const call = { path: { id: 2_147_483_647 } }
    const english = await anonymous.send('getGame', call)
    book.detail(wire, (refusalOf(english)?.title ?? '') !== '', 'a refusal has no title')
    const language = english.headers.get('content-language')
    book.detail(
      wire,
      /^en/i.test(language ?? ''),
      `Content-Language is ${language}, asked for en-US`,
    )
  },
})
