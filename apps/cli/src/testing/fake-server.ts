import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

type StoredFlag = { id: number; flag: string; fileHash?: string; remoteUrl?: string }
type StoredDivision = Record<string, unknown> & { id: number; name: string }
type StoredChallenge = Record<string, unknown> & {
  id: number
  title: string
  flags: StoredFlag[]
  isEnabled: boolean
  attachment: { url: string } | null
}
type StoredGame = Record<string, unknown> & { id: number; title: string }

type Answer = { status: number; body?: unknown; headers?: Record<string, string> }

/** A response that replaces the usual one, if any. */
export type Override = (method: string, path: string) => Answer | undefined

/** The edit operations of the contract, in memory: enough of a server for the import, with a log of its requests. */
export type FakeServer = {
  origin: string
  games: StoredGame[]
  challenges: StoredChallenge[]
  divisions: StoredDivision[]
  /** Names of posters, by game. */
  posters: Map<number, string>
  /** Rules of challenges beyond the contract as they were sent, by id and name, such as `2/hints`. */
  rules: Map<string, object>
  files: Map<string, string>
  /** Method and path of every request, in order. */
  log: string[]
  close: () => void
}

const newChallenge = {
  content: '',
  hints: [],
  submissionLimit: 0,
  originalScore: 1000,
  minScoreRate: 0.25,
  difficulty: 5,
  containerImage: null,
  attachment: null,
  isEnabled: false,
}

/** Rules of a challenge beyond the contract, where none were set. */
const noRules: Readonly<Record<string, object>> = {
  hints: { hints: [] },
  requirements: { requires: [], tile: 'hidden' },
  cooldown: { wrongAnswers: 1, seconds: 0 },
}

/** Starts a server on a free port of this machine; the account is `admin` with the password `right`. */
export async function startFakeServer(override: Override = () => undefined): Promise<FakeServer> {
  const state: Omit<FakeServer, 'origin' | 'close'> = {
    ...{ games: [], challenges: [], divisions: [], log: [] },
    ...{ files: new Map(), posters: new Map(), rules: new Map() },
  }
  const server = createServer((request, response) => {
    void respond(request, response, state, override)
  })
  const origin = await listen(server)
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { ...state, origin, close }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  state: Omit<FakeServer, 'origin' | 'close'>,
  override: Override,
): Promise<void> {
  const { method = '', url = '' } = request
  const path = url.split('?')[0] ?? ''
  const body = await readBody(request)
  state.log.push(`${method} ${path}`)
  const isLoggedIn = request.headers.cookie === 'session=s1'
  const {
    status,
    body: answer,
    headers,
  } = override(method, path) ?? route(method, path, body, isLoggedIn, state)
  const type = typeof answer === 'string' ? 'text/html' : 'application/json'
  response.writeHead(status, { ...(answer !== undefined && { 'Content-Type': type }), ...headers })
  response.end(typeof answer === 'string' ? answer : answer && JSON.stringify(answer))
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await request.toArray())
}

const ok = (body?: unknown): Answer => ({ status: 200, body })
const refuse = (status: number, title: string): Answer => ({ status, body: { title, status } })

function route(
  method: string,
  path: string,
  body: Buffer,
  isLoggedIn: boolean,
  state: Omit<FakeServer, 'origin' | 'close'>,
): Answer {
  if (path === '/api/config')
    return ok({ title: 'Test', apiPublicKey: null, portMapping: 'Default' })
  if (path === '/api/captcha') return ok({ type: 'None', siteKey: '' })
  if (path === '/api/account/login') return logIn(JSON.parse(body.toString()))
  if (!isLoggedIn) return refuse(401, 'Log in first')
  if (path === '/api/account/logout') return ok()
  if (path === '/api/assets') return storeFile(body, state)
  const [, , , , game, , challenge, part] = path.split('/')
  const input: Record<string, unknown> =
    body.length > 0 && body[0] === 0x7b ? JSON.parse(body.toString()) : {}
  if (game === undefined) return games(method, input, state)
  if (path.endsWith('/challenges')) return challenges(method, input, state)
  if (path.split('/').length === 5) return oneGame(Number(game), input, state)
  if (path.endsWith('/poster')) return storePoster(Number(game), body, state)
  if (path.endsWith('/divisions')) return divisions(method, input, state)
  const found = state.challenges.find(({ id }) => id === Number(challenge))
  if (!found) return refuse(404, 'No such challenge')
  const rule = part === undefined ? undefined : noRules[part]
  if (rule) {
    const at = `${challenge}/${part}`
    if (method === 'PUT') state.rules.set(at, input)
    return ok({ ...rule, ...state.rules.get(at), etag: '"1"' })
  }
  if (part === 'flags') {
    const flags: Omit<StoredFlag, 'id'>[] = JSON.parse(body.toString())
    for (const flag of flags) found.flags.push({ id: found.flags.length + 1, ...flag })
    return ok()
  }
  if (part === 'attachment') {
    const hash = String(input.fileHash)
    const isRemote = input.attachmentType === 'Remote'
    const url = isRemote ? String(input.remoteUrl) : `/assets/${hash}/${state.files.get(hash)}`
    found.attachment = { url }
    return ok()
  }
  if (method === 'PUT') {
    if (input.isEnabled === true && found.flags.length === 0) return refuse(400, 'No flags')
    Object.assign(found, input)
  }
  return ok(found)
}

function logIn({ userName, password }: { userName: string; password: string }): Answer {
  if (userName !== 'admin' || password !== 'right') return refuse(401, 'Wrong name or password')
  return { ...ok(), headers: { 'Set-Cookie': 'session=s1; Path=/; HttpOnly' } }
}

function storeFile(body: Buffer, state: Pick<FakeServer, 'files'>): Answer {
  const text = body.toString('latin1')
  const name = /filename="([^"]+)"/.exec(text)?.[1] ?? ''
  const start = text.indexOf('\r\n\r\n') + 4
  const content = body.subarray(start, text.lastIndexOf('\r\n--', text.length - 4))
  const hash = createHash('sha256').update(content).digest('hex')
  state.files.set(hash, name)
  return ok([{ hash, name }])
}

function storePoster(id: number, body: Buffer, { posters }: Pick<FakeServer, 'posters'>): Answer {
  posters.set(id, /filename="([^"]+)"/.exec(body.toString('latin1'))?.[1] ?? '')
  return { ...ok('"/assets/poster"'), headers: { 'Content-Type': 'application/json' } }
}

function divisions(
  method: string,
  input: Record<string, unknown>,
  state: Pick<FakeServer, 'divisions'>,
): Answer {
  if (method === 'GET') return ok(state.divisions)
  const division = { ...input, id: state.divisions.length + 1, name: String(input.name) }
  state.divisions.push(division)
  return ok(division)
}

function games(
  method: string,
  input: Record<string, unknown>,
  state: Pick<FakeServer, 'games'>,
): Answer {
  if (method === 'GET') {
    return ok({ data: state.games, length: state.games.length, total: state.games.length })
  }
  const game = { ...input, id: state.games.length + 1, title: String(input.title) }
  state.games.push(game)
  return ok(game)
}

function oneGame(
  id: number,
  input: Record<string, unknown>,
  state: Pick<FakeServer, 'games'>,
): Answer {
  const game = state.games.find((one) => one.id === id)
  return game ? ok(Object.assign(game, input)) : refuse(404, 'No such game')
}

function challenges(
  method: string,
  input: Record<string, unknown>,
  state: Pick<FakeServer, 'challenges'>,
): Answer {
  if (method === 'GET') return ok(state.challenges)
  const id = state.challenges.length + 1
  const challenge = { ...newChallenge, ...input, id, title: String(input.title), flags: [] }
  state.challenges.push(challenge)
  return ok(challenge)
}
