import { excerpt, refusalOf } from '#http/answer.ts'
import type { Call } from '#http/request.ts'
import { hourMs } from '#world/moments.ts'
import { scenariosOf, type World } from '#world/world.ts'

const wire = 'rule: requests and answers in general'

/** Sends to a URL that no operation has. */
const sendTo = ({ server }: World, method: string, path: string) =>
  server.send({ method, url: new URL(server.baseUrl + path) })

async function plainRefusal(world: World, method: string, path: string, status: number) {
  const answer = await sendTo(world, method, path)
  const what = `${method} ${path}`
  const isPage = answer.status === 200 && answer.mediaType === 'text/html'
  const reference = isPage || answer.status === 405 ? answer.status : status
  world.findings.sameOrReference(wire, what, answer.status, { ours: status, reference, fact: 'M9' })
  if (answer.status !== status) return
  const isJson = answer.mediaType === 'application/json' && refusalOf(answer)?.status === status
  world.findings.check(wire, isJson || reference !== status, `${what}: body is ${excerpt(answer)}`)
}

/** A JSON body outside the types of the contract. */
const asSpelled = (body: object) => ({ type: 'application/json', text: JSON.stringify(body) })

export const wireScenarios = scenariosOf('http', {
  'paths and methods nobody serves': async (world) => {
    await plainRefusal(world, 'GET', '/api/no-such-thing', 404)
    await plainRefusal(world, 'POST', '/api/no-such-thing', 404)
    await plainRefusal(world, 'DELETE', '/api/config', 405)
    await plainRefusal(world, 'PATCH', '/api/game', 405)
  },

  'letter case of paths': async (world) => {
    const answer = await sendTo(world, 'GET', '/API/Config')
    world.findings.same(wire, 'GET /API/Config', answer.status, 200)
  },

  'text that only looks like JSON': async (world) => {
    const call: Call = { raw: { type: 'text/plain', text: '{"name":"sneaky","bio":null}' } }
    const answer = await world.loner.send('createTeam', call)
    const isRefused = [400, 403, 415].includes(answer.status)
    world.findings.check(wire, isRefused, `a JSON body sent as text/plain: got ${answer.status}`)
  },

  'spelling of requests': async (world) => {
    const { admin, findings } = world
    const start = new Date(world.server.now() + hourMs).toISOString()
    const body = { TITLE: `${world.prefix} spelling`, Hidden: true, start, unknownKey: 1 }
    const raw = asSpelled({ ...body, teamMemberCountLimit: '4' })
    const game = await admin.ok('createGame', { raw })
    const path = { id: game.id }
    world.cleanup.later(`game ${game.id}`, () => admin.send('deleteGame', { path }))
    findings.same(wire, 'keys in another letter case', game.title, body.TITLE)
    findings.same(wire, 'a number sent as text', game.teamMemberCountLimit, 4)
    findings.same(wire, 'a time sent as ISO 8601', game.start, Date.parse(start))
    const challenge = asSpelled({ title: 'Spelling', category: 'pwn', type: 1 })
    const made = await admin.ok('createChallenge', { path, raw: challenge })
    findings.same(wire, 'an enum in another letter case', made.category, 'Pwn')
    findings.same(wire, 'an enum sent as its number', made.type, 'StaticContainer')
    await admin.ok('deleteGame', { path })
  },

  'language of refusals': async ({ anonymous, findings }) => {
    const call = { path: { id: 2_147_483_647 } }
    const english = await anonymous.send('getGame', call)
    findings.check(wire, (refusalOf(english)?.title ?? '') !== '', 'a refusal has no title')
    const language = english.headers.get('content-language')
    findings.check(
      wire,
      /^en/i.test(language ?? ''),
      `Content-Language is ${language}, asked for en-US`,
    )
  },
})
