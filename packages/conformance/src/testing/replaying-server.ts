// A server that answers what GZ::CTF 1.8.5 answered while a small event was played on it: whoever plays the same event again gets the
// recorded answers, with their own words in the place of the recorded ones.
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Echo } from '#testing/echo.ts'
import { listen } from '#testing/listen.ts'

export type Recorded = {
  operation: string
  as: string
  method: string
  path: string
  sent?: unknown
  status: number
  headers?: Record<string, string>
  body?: unknown
  text?: string
}

type Changes = (answer: Recorded) => Recorded

const file = new URL('../../../api/src/testing/reference-1.8.5/answers.jsonl', import.meta.url)
const recorded = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line): Recorded => JSON.parse(line))
  .filter(({ path }) => path !== undefined)

/** Players of the recorded event, in the order they registered. */
const players = recorded
  .filter(({ operation }) => operation === 'registerAccount')
  .map(({ as }) => as)

const pathOf = (url: string) => url.split('?')[0] ?? url

/** One performance: remembers who came as whom, and which answers are given already. */
class Performance {
  readonly #echo = new Echo()
  readonly #given = new Set<Recorded>()
  readonly #names = new Map<string, string>([['Admin', 'administrator']])

  /** Who is meant by the name in a form, registering newcomers as the next recorded player. */
  whoIs(userName: string, isNew: boolean): string {
    const next = players[this.#names.size - 1]
    if (isNew && next) this.#names.set(userName, next)
    return this.#names.get(userName) ?? 'visitor'
  }

  answer(method: string, url: string, as: string, sent: unknown): Recorded | undefined {
    const fits = (one: Recorded) => one.method === method && pathOf(one.path) === pathOf(url)
    const own = [...recorded, ...derivedAnswers].filter((one) => fits(one) && one.as === as)
    const alike = own.filter((one) => this.#echo.isLike(one.sent, sent))
    const found = alike.find((one) => !this.#given.has(one)) ?? alike.at(-1) ?? own.at(-1)
    if (!found) return undefined
    this.#given.add(found)
    this.#echo.learn(found.sent, sent)
    return { ...found, body: this.#echo.say(found.body) }
  }
}

const bodyOf = (operation: string, as: string) =>
  recorded.find((one) => one.operation === operation && one.as === as)?.body

/** Calls that were not made, whose answers follow from other answers: who the administrator is, and how the flags were judged. */
const derivedAnswers: readonly Recorded[] = [
  {
    operation: 'getProfile',
    as: 'administrator',
    method: 'GET',
    path: '/api/account/profile',
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: administrator(),
  },
  ...verdicts(),
]

function administrator(): unknown {
  const { data } = Object(bodyOf('listUsers', 'administrator'))
  const { id, userName, role, email, bio, phone, realName, stdNumber, avatar } = Object(data[0])
  return { userId: id, userName, role, email, bio, phone, realName, stdNumber, avatar }
}

/** The submissions are listed newest first, and numbered from one. */
function verdicts(): Recorded[] {
  const list: unknown = bodyOf('listSubmissions', 'administrator')
  const submissions = (Array.isArray(list) ? list : []).map(Object).toReversed()
  return submissions.map(({ user, status }, index) => {
    const challenge = recorded.find(
      (one) => one.operation === 'submitFlag' && one.body === index + 1,
    )
    return {
      operation: 'getSubmissionStatus',
      as: user,
      method: 'GET',
      path: `${challenge?.path}/status/${index + 1}`,
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: status === 'CheatDetected' ? 'WrongAnswer' : status,
    }
  })
}

/** Starts the server; `changes` may make every answer that of another maker's server. */
export async function startReplayingServer(changes: Changes = (answer) => answer) {
  const performance = new Performance()
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '' } = request
    const text = Buffer.concat(await request.toArray()).toString()
    const sent: unknown = /^[[{]/.test(text) ? JSON.parse(text) : undefined
    const isRegistration = url === '/api/account/register'
    const isEntrance = isRegistration || url === '/api/account/login'
    const { userName = '' } = Object(sent)
    const as = isEntrance
      ? performance.whoIs(userName, isRegistration)
      : (/as=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? 'visitor')
    const found = performance.answer(method, url, as, sent) ?? notRecorded
    const { status, headers, body, text: plain } = changes(found)
    response.writeHead(status, {
      ...headers,
      ...(isEntrance && status === 200 ? { 'set-cookie': `as=${as}; Path=/; HttpOnly` } : {}),
    })
    response.end(plain ?? (body === undefined ? '' : JSON.stringify(body)))
  }
  return listen(respond)
}

const notRecorded: Recorded = {
  operation: 'nothing',
  as: 'visitor',
  method: '',
  path: '',
  status: 404,
  headers: { 'content-type': 'application/json' },
  body: { title: 'Not recorded.', status: 404 },
}
