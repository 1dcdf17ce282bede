// Another server of the contract in front of ours: as near to it, but it forbids and changes what no client needs. A suite that asks for
// more than clients do ends its stories early here.
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { listen } from '#testing/listen.ts'

type Game = { start: number; end: number; hidden: boolean }
type Asked = { method: string; path: string; query: string; cookie: string; body: Buffer }

const json = 'application/json'

/** Starts it. Returns its address, what it refused, and how to end it. */
export async function startStrictServer(api: string) {
  const rules = new Rules(api)
  const refused: string[] = []
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = request
    const { pathname: path, search: query } = new URL(url, api)
    const body = Buffer.concat(await request.toArray())
    const asked: Asked = { method, path, query, cookie: headers.cookie ?? '', body }
    const refusal = await rules.refusal(asked)
    if (refusal) {
      refused.push(`${method} ${path}: ${refusal.title}`)
      response.writeHead(refusal.status, { 'content-type': json })
      response.end(JSON.stringify(refusal))
      return
    }
    const answer = await fetch(api + path + query, {
      method,
      headers: {
        ...headersOf(headers),
        origin: new URL(api).origin,
        'accept-encoding': 'identity',
      },
      redirect: 'manual',
      ...(body.length > 0 && { body: new Uint8Array(rules.inward(asked)) }),
    })
    const bytes = await rules.outward(asked, answer)
    const out = Object.fromEntries(answer.headers)
    for (const name of ['content-length', 'transfer-encoding', 'content-encoding', 'set-cookie'])
      Reflect.deleteProperty(out, name)
    if (bytes.isJson) out['content-type'] = json
    response.writeHead(answer.status, { ...out, 'set-cookie': answer.headers.getSetCookie() })
    response.end(bytes.body)
  }
  return { ...(await listen(respond, (request, socket) => tunnel(api, request, socket))), refused }
}

/** Hop-by-hop headers, or computed again. */
const ofOneHop = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'expect'])

const headersOf = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      ofOneHop.has(name) ? [] : [[name, String(value)]],
    ),
  )

/** A connection that is upgraded goes straight through. */
function tunnel(api: string, { url, headers }: IncomingMessage, socket: Duplex): void {
  const { host, hostname, port } = new URL(api)
  const lines = Object.entries({ ...headers, host, origin: api }).map(
    ([name, value]) => `${name}: ${String(value)}`,
  )
  const onward = connect(Number(port), hostname, () => {
    onward.write(`GET ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    socket.pipe(onward).pipe(socket)
  })
  for (const [one, other] of [
    [socket, onward],
    [onward, socket],
  ] as const) {
    one.on('error', () => other.destroy())
    one.on('close', () => other.destroy())
  }
}

class Rules {
  readonly #api: string
  readonly #games = new Map<number, Game>()
  /** Who came with which cookie; the sessions of somebody whose role changed are over. */
  readonly #users = new Map<string, string>()
  readonly #over = new Set<string>()
  /** What this server says, and what ours said. */
  readonly #spelled = new Map<string, string>()

  constructor(api: string) {
    this.#api = api
  }

  async refusal({ method, path, cookie, body }: Asked) {
    if (this.#over.has(sessionOf(cookie)) && path !== '/api/account/login')
      return path === '/api/config' ? undefined : { status: 401, title: 'Log in again.' }
    if (method === 'POST' && path === '/api/edit/games' && hasBegun(bodyOf(body)))
      return { status: 400, title: 'A new game may not have begun.' }
    const [, edited, part] = /^\/api\/edit\/games\/(\d+)\/(challenges|divisions)/i.exec(path) ?? []
    const isChange = method !== 'GET' && part !== undefined
    if (isChange && isRunning(this.#games.get(Number(edited))))
      return { status: 400, title: 'The game is running.' }
    if (method === 'DELETE' && /^\/api\/edit\/games\/\d+$/i.test(path)) {
      if (isRunning(this.#games.get(Number(path.split('/').at(-1)))))
        return { status: 400, title: 'The game is running.' }
    }
    const [, played] = /^\/api\/game\/(\d+)(?:\/|$)/i.exec(path) ?? []
    if (!played || !this.#games.get(Number(played))?.hidden) return undefined
    return (await this.#isStaff(cookie)) ? undefined : { status: 404, title: 'No such game.' }
  }

  /** The body as ours knows it. */
  inward({ body, path }: Asked): Buffer {
    if (!/^\/api\/(team\/accept|account\/login)$/i.test(path)) return body
    const known = [...this.#spelled].reduce(
      (text, [theirs, ours]) => text.replaceAll(theirs, ours),
      body.toString(),
    )
    return Buffer.from(known)
  }

  /** The answer as this server words it. */
  async outward(asked: Asked, answer: Response): Promise<{ body: Buffer; isJson: boolean }> {
    const body = Buffer.from(await answer.arrayBuffer())
    const { method, path } = asked
    if (answer.status !== 200) return { body, isJson: false }
    await this.#learn(asked, answer, body)
    // What was done is said in words, where ours says nothing.
    if (body.length === 0 && method !== 'GET' && path.startsWith('/api/'))
      return { body: Buffer.from('{"title":"Done.","status":200}'), isJson: true }
    const reworded = this.#reworded(method, path, body.toString())
    return reworded === undefined
      ? { body, isJson: false }
      : { body: Buffer.from(reworded), isJson: true }
  }

  #reworded(method: string, path: string, text: string): string | undefined {
    if (/^\/api\/team\/\d+\/invite$/i.test(path)) {
      return text.replace(/[0-9a-f]{32}/, (secret) => this.#say(`T-${secret}`, secret))
    }
    if (method === 'DELETE' && /^\/api\/admin\/users\/[\w-]+\/password$/i.test(path)) {
      const password: string = JSON.parse(text)
      return JSON.stringify(this.#say(`${password}-longer`, password))
    }
    if (method === 'POST' && path === '/api/tokens')
      return text.replace(/"token":"[^"]+"/, '"token":"key_0123456789abcdef"')
    if (method === 'PUT' && /\/(avatar|poster)$/i.test(path)) return text.replace(/\.\w+"$/, '"')
    if (path === '/api/admin/files') {
      const page = JSON.parse(text)
      return JSON.stringify({ ...page, data: page.data.toReversed() })
    }
    return undefined
  }

  /** Says a text its own way, and knows it again. */
  #say(theirs: string, ours: string): string {
    this.#spelled.set(theirs, ours)
    return theirs
  }

  async #learn({ method, path, body }: Asked, answer: Response, said: Buffer): Promise<void> {
    const [, id] = /^\/api\/edit\/games(?:\/(\d+))?$/i.exec(path) ?? []
    if ((method === 'POST' && path === '/api/edit/games') || (method === 'PUT' && id)) {
      const game = bodyOf(said)
      this.#games.set(Number(game.id), { start: game.start, end: game.end, hidden: game.hidden })
    }
    if (path === '/api/account/login') {
      const cookie = answer.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ')
      const profile = await this.#profileOf(cookie)
      if (profile) this.#users.set(sessionOf(cookie), profile.userId)
    }
    const [, changed] = /^\/api\/admin\/users\/([\w-]+)$/i.exec(path) ?? []
    if (method !== 'PUT' || !changed || !('role' in bodyOf(body))) return
    for (const [session, user] of this.#users) if (user === changed) this.#over.add(session)
  }

  async #isStaff(cookie: string): Promise<boolean> {
    const profile = await this.#profileOf(cookie)
    return profile?.role === 'Admin' || profile?.role === 'Monitor'
  }

  async #profileOf(cookie: string) {
    const answer = await fetch(`${this.#api}/api/account/profile`, { headers: { cookie } })
    const profile: { userId: string; role: string } | undefined = answer.ok
      ? await answer.json()
      : undefined
    return profile
  }
}

const sessionOf = (cookie: string) => /halyard_session=([^;]+)/.exec(cookie)?.[1] ?? ''

function bodyOf(bytes: Buffer) {
  try {
    return Object(JSON.parse(bytes.toString()))
  } catch {
    return {}
  }
}

const hasBegun = ({ start }: { start?: number | string }) =>
  start !== undefined && new Date(start).getTime() <= Date.now()

const isRunning = (game: Game | undefined) =>
  game !== undefined && game.start <= Date.now() && Date.now() < game.end
