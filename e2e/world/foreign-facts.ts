// How the double of a GZ::CTF server (foreign-server.ts) does what the list of facts about it says.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ReferenceFactId } from '@halyard/api/reference-facts'
import { strFromU8, unzipSync } from 'fflate'

export type Next = (request: Request) => Promise<Response>
/** Answers a call itself, or changes it on its way to the server behind or back. */
export type Behaviour = (request: Request, next: Next) => Response | Promise<Response>

export type Wishes = {
  /** The index page, which is its answer to what it does not know. */
  page: () => Response
  /** How late it is with what, in milliseconds. */
  lateMs: { verdict: number; board: number; list: number; poster: number }
}

/** What a GZ::CTF server does otherwise where calls can show it, by the facts of the one list. */
export const referenceBehaviours = {
  M9: unknownOperations,
  M17: countedFiles,
  M19: () => emptyTexts,
  M21: () => (request, next) =>
    pathOf(request) === '/healthz' ? new Response(null, { status: 404 }) : next(request),
  M22: () => plainContract,
  M25: lateListsAndPosters,
  M26: lateVerdictsAndBoards,
  M28: keptSubmitters,
  M29: () => pickyImport,
} as const satisfies Partial<Record<ReferenceFactId, (wishes: Wishes) => Behaviour>>

const pathOf = (request: Request) => new URL(request.url).pathname
const isGet = ({ method }: Request) => method === 'GET' || method === 'HEAD'
const cookieOf = ({ headers }: Request) => headers.get('cookie') ?? ''
const refusal = (status: number, title: string) => Response.json({ title, status }, { status })

/** A look of the double's own, as whoever calls. */
const lookFor = (request: Request, path: string) =>
  new Request(new URL(path, request.url), { headers: { cookie: cookieOf(request) } })

type Methods = Record<string, { 'x-extension'?: string }>
const { paths }: { paths: Record<string, Methods> } = JSON.parse(
  readFileSync(new URL('../../openapi/platform.gen.json', import.meta.url), 'utf8'),
)
const known = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, operation]) => operation['x-extension'] === undefined)
    .map(([method]) => ({
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i'),
    })),
)

function unknownOperations({ page }: Wishes): Behaviour {
  return (request, next) => {
    const path = pathOf(request)
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const isKnown = known.some((one) => one.method === method && one.pattern.test(path))
    if (isKnown || !path.startsWith('/api/')) return next(request)
    return isGet(request) ? page() : new Response(null, { status: 405 })
  }
}

/** Parameters and fields that only our server knows. */
const ownParameters = ['everywhere', 'output']
const ownFields = new Set(
  'extensions runsContainers startedBy occupants displaced testOutput etag'.split(' '),
)

const plainContract: Behaviour = async (request, next) => {
  const url = new URL(request.url)
  for (const name of ownParameters) url.searchParams.delete(name)
  return rewritten(await next(new Request(url, request)), (key, value) =>
    ownFields.has(key) ? undefined : value,
  )
}

const emptyTexts: Behaviour = async (request, next) => {
  const answer = await next(request)
  if (!/^\/api\/(edit|admin)\//.test(pathOf(request))) return answer
  return rewritten(answer, (key, value: unknown) =>
    value === null && ['containerImage', 'inviteCode', 'logoHash'].includes(key) ? '' : value,
  )
}

async function rewritten(
  answer: Response,
  change: (key: string, value: unknown) => unknown,
): Promise<Response> {
  if (!answer.headers.get('content-type')?.includes('json')) return answer
  const text = await answer.text()
  const { status, headers } = answer
  headers.delete('content-length')
  return new Response(text && JSON.stringify(JSON.parse(text, change)), { status, headers })
}

type Attached = { url?: string | null } | null | undefined
type Challenge = {
  id: number
  attachment?: Attached
  flags?: { id: number; attachment: Attached }[]
}

const hashOf = (file: Attached) => /\/assets\/([0-9a-f]{64})/i.exec(file?.url ?? '')?.[1] ?? []

function countedFiles(): Behaviour {
  const counts = new Map<string, number>()
  const isGone = (hash: string) => counts.get(hash) === 0

  async function upload(request: Request, next: Next): Promise<Response> {
    const sent = await filesIn(request)
    for (const hash of sent) {
      const isStored = await next(lookFor(request, `/assets/${hash}/file`))
      if (!counts.has(hash)) counts.set(hash, isStored.ok ? 1 : 0)
    }
    const answer = await next(request)
    for (const hash of answer.ok ? sent : []) counts.set(hash, (counts.get(hash) ?? 0) + 1)
    return answer
  }

  async function release(hashes: readonly string[], request: Request, next: Next) {
    const answer = await next(request)
    for (const hash of answer.ok ? hashes : [])
      counts.set(hash, Math.max(0, (counts.get(hash) ?? 1) - 1))
    return answer
  }

  return async (request, next) => {
    const path = pathOf(request)
    const [, stored = ''] = /^(?:\/api)?\/assets\/(\w{64})/i.exec(path) ?? []
    if (isGone(stored)) return refusal(404, 'File not found')
    if (request.method === 'POST' && /^\/api\/(assets|edit\/games\/import)$/i.test(path))
      return upload(request, next)
    if (stored && request.method === 'DELETE') return release([stored], request, next)
    if (/^\/api\/admin\/files$/i.test(path))
      return rewritten(await next(request), (_key, value) =>
        Array.isArray(value) ? value.filter((file) => !isGone(file.hash)) : value,
      )
    return release(await releasedBy(request, next), request, next)
  }
}

/** Hashes of the files that a call sends, alone or in a package. */
async function filesIn(request: Request): Promise<string[]> {
  const form = await request.clone().formData()
  const files = [...form.values()].filter((value) => typeof value !== 'string')
  const bytes = await Promise.all(files.map((file) => file.bytes()))
  if (!pathOf(request).endsWith('/import'))
    return bytes.map((one) => createHash('sha256').update(one).digest('hex'))
  return bytes.flatMap((one) =>
    Object.keys(unzipSync(one)).flatMap((name) => /^files\/(\w{64})$/.exec(name)?.[1] ?? []),
  )
}

/** Hashes of the attachments that a call takes from where they are used, each as often as it is. */
async function releasedBy(request: Request, next: Next): Promise<string[]> {
  const look = async (path: string) => {
    const answer = await next(lookFor(request, path))
    return answer.ok ? answer.json() : undefined
  }
  const { method } = request
  const [, game, challengeId, part, flagId] =
    /^\/api\/edit\/games\/(\d+)(?:\/challenges\/(\d+)(?:\/(attachment|flags)(?:\/(\d+))?)?)?$/i.exec(
      pathOf(request),
    ) ?? []
  if (!game || method !== (part === 'attachment' ? 'POST' : 'DELETE')) return []
  const challenges = `/api/edit/games/${game}/challenges`
  const ids = challengeId ? [challengeId] : (await look(challenges)).map(({ id }: Challenge) => id)
  const released: string[] = []
  for (const id of ids) {
    const { attachment, flags = [] }: Challenge = (await look(`${challenges}/${id}`)) ?? {}
    const ofFlags = flags.filter((flag) => !flagId || flag.id === Number(flagId))
    const uses = [...(flagId ? [] : [attachment]), ...ofFlags.map((flag) => flag.attachment)]
    released.push(...(part === 'attachment' ? [attachment] : uses).flatMap(hashOf))
  }
  return released
}

function lateListsAndPosters({ lateMs }: Wishes): Behaviour {
  const lists = new Map<string, { at: number; answer: Response }>()
  return async (request, next) => {
    const path = pathOf(request)
    if (request.method === 'PUT' && path.endsWith('/poster')) await later(lateMs.poster)
    if (!isGet(request) || !/^\/api\/game(\/recent)?$/i.test(path)) return next(request)
    const cached = lists.get(request.url)
    if (cached && Date.now() < cached.at + lateMs.list) return cached.answer.clone()
    const answer = await next(withoutConditions(request))
    answer.headers.set('cache-control', `public, max-age=${Math.ceil(lateMs.list / 1000)}`)
    lists.set(request.url, { at: Date.now(), answer: answer.clone() })
    return answer
  }
}

function lateVerdictsAndBoards({ lateMs }: Wishes): Behaviour {
  const boards = new Map<string, { until: number; answer: Response }>()
  const submitted = new Map<string, number>()

  async function submit(path: string, game: string, request: Request, next: Next) {
    const board = `/api/game/${game}/scoreboard`
    const cached = boards.get(board)
    const isFresh = cached && Date.now() < cached.until
    const answer = isFresh ? cached.answer : await next(lookFor(request, board))
    boards.set(board, { until: Date.now() + lateMs.board, answer })
    const taken = await next(request)
    submitted.set(`${path}/status/${await taken.clone().text()}`, Date.now())
    return taken
  }

  return (request, next) => {
    const path = pathOf(request)
    const [, game] = /^\/api\/game\/(\d+)\/challenges\/\d+$/i.exec(path) ?? []
    if (game && request.method === 'POST') return submit(path, game, request, next)
    const cached = boards.get(path)
    if (cached && Date.now() < cached.until) return cached.answer.clone()
    if (Date.now() < (submitted.get(path) ?? 0) + lateMs.verdict)
      return Response.json('FlagSubmitted')
    return next(request)
  }
}

function keptSubmitters(): Behaviour {
  const submitters = new Set<string>()
  return async (request, next) => {
    const path = pathOf(request)
    if (request.method === 'POST' && /^\/api\/game\/\d+\/challenges\/\d+$/i.test(path)) {
      const profile = await next(lookFor(request, '/api/account/profile'))
      if (profile.ok) submitters.add((await profile.json()).userId)
    }
    const [, userId = ''] = /^\/api\/admin\/users\/([\w-]+)$/i.exec(path) ?? []
    const isKept = request.method === 'DELETE' && submitters.has(userId)
    return isKept ? refusal(500, 'Internal server error') : next(request)
  }
}

const pickyImport: Behaviour = async (request, next) => {
  if (request.method !== 'POST' || !/^\/api\/edit\/games\/import$/i.test(pathOf(request)))
    return next(request)
  const form = await request.clone().formData()
  const [file] = [...form.values()].filter((value) => typeof value !== 'string')
  const entries = Object.entries(file ? unzipSync(await file.bytes()) : {})
  const read = (pattern: RegExp) =>
    entries.filter(([name]) => pattern.test(name)).map(([, bytes]) => JSON.parse(strFromU8(bytes)))
  const [game] = read(/^game\.json$/)
  const challenges = read(/^challenges\/.*\.json$/)
  const codes = [game?.inviteCode, ...(game?.divisions ?? []).map(Object).map(codeOf)]
  const isRefused =
    challenges.length === 0 ||
    challenges.some(isRefusedThere) ||
    codes.some((code) => code?.includes('@'))
  return isRefused ? refusal(400, 'Invalid game package') : next(request)
}

const codeOf = ({ inviteCode }: { inviteCode?: string | null }) => inviteCode

type Packed = {
  type: string
  attachment?: { type: string; fileName?: string | null } | null
  container?: { image?: string | null } | null
  scoring?: { original: number }
}

const isRefusedThere = ({ type, attachment, container, scoring }: Packed) =>
  (attachment?.type === 'Remote' && !attachment.fileName) ||
  (type.endsWith('Container') && !container?.image) ||
  scoring?.original === 0

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks for the whole answer, whatever the caller has of it. */
function withoutConditions(request: Request): Request {
  const whole = new Request(request)
  whole.headers.delete('if-none-match')
  whole.headers.delete('if-modified-since')
  return whole
}
