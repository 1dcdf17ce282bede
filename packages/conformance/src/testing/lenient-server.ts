import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen } from '#testing/listen.ts'

type Section = Record<string, unknown>

const keeper = {
  userId: 'c1a7b0de-8f5b-4f36-9c4e-2b7d9e1f6a30',
  role: 'Admin',
  userName: 'keeper',
  email: 'keeper@example.org',
  bio: '',
  phone: null,
  realName: '',
  stdNumber: '',
  avatar: null,
}

const freshSettings = (): Record<string, Section> => ({
  accountPolicy: {
    allowRegister: true,
    activeOnRegister: true,
    useCaptcha: false,
    emailConfirmationRequired: false,
    emailDomainList: '',
  },
  globalConfig: {
    title: 'Regatta',
    slogan: 'Row',
    description: 'A platform',
    footerInfo: null,
    customTheme: null,
    apiEncryption: false,
    logoHash: null,
    faviconHash: null,
  },
  containerPolicy: {
    autoDestroyOnLimitReached: false,
    maxExerciseContainerCountPerUser: 1,
    defaultLifetime: 120,
    extensionDuration: 120,
    renewalWindow: 10,
  },
})

type Manners = {
  /** Called with every change of the settings. */
  onWrite?: () => void
  /** What it refuses to delete. */
  keeps?: RegExp
  /** Sends admins neither name nor slogan of the platform, but accepts both from them. It has no slogan yet. */
  hidesTexts?: boolean
  /** Shows visitors another slogan once a team was made. */
  changesSlogan?: boolean
}

/**
 * A server that takes every settings and every profile it is sent, right or wrong, and where null keeps what is there. It has accounts
 * and teams, and nothing else.
 */
export async function startLenientServer({
  onWrite,
  keeps,
  hidesTexts,
  changesSlogan,
}: Manners = {}) {
  const settings = freshSettings()
  if (hidesTexts) settings['globalConfig'] = { ...settings['globalConfig'], slogan: null }
  /** Every request that may change the platform itself. */
  const writes: string[] = []
  /** Every call, in order. */
  const calls: string[] = []
  let profile: object = keeper
  const take = (body: unknown) => {
    for (const [name, known] of Object.entries(settings)) {
      for (const [key, value] of entriesOf(entryOf(body, name))) {
        if (key in known && value !== null) known[key] = value
      }
    }
  }
  let teams = 0
  const answer = async (request: IncomingMessage): Promise<[number, unknown?]> => {
    const { method, url = '' } = request
    const text = Buffer.concat(await request.toArray()).toString()
    const call = `${method} ${url}`
    calls.push(call)
    if (url.startsWith('/api/admin/config') && method !== 'GET') {
      writes.push(call)
      if (method === 'PUT') take(bodyOf(text))
      onWrite?.()
      return [200]
    }
    if (call === 'GET /api/admin/config') return [200, hidesTexts ? textless(settings) : settings]
    if (call === 'GET /api/config')
      return [200, { ...settings['globalConfig'], apiPublicKey: null }]
    if (call === 'GET /api/account/profile') return [200, profile]
    if (['PUT /api/account/update', `PUT /api/admin/users/${keeper.userId}`].includes(call)) {
      profile = { ...profile, ...Object(bodyOf(text)), role: 'Admin' }
      return [200]
    }
    if (method === 'DELETE' && keeps?.test(url)) return [400, { title: 'It stays.', status: 400 }]
    if (call === 'POST /api/team' && changesSlogan) take({ globalConfig: { slogan: 'Row faster' } })
    if (call === 'POST /api/team') return [200, { id: (teams += 1) }]
    const isPlain =
      /^(POST \/api\/account\/login|POST \/api\/admin\/users|PUT \/api\/admin\/users\/|DELETE )/
    return isPlain.test(call) ? [200] : [404, { title: 'Not here.', status: 404 }]
  }
  const headers = {
    'content-type': 'application/json',
    'set-cookie': 'session=1; Path=/; HttpOnly',
  }
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const [status, body] = await answer(request)
    response.writeHead(status, headers).end(body === undefined ? '' : JSON.stringify(body))
  }
  return {
    ...(await listen(respond)),
    settings,
    freshSettings,
    writes,
    calls,
    profile: () => profile,
  }
}

const textless = ({ globalConfig, ...rest }: Record<string, Section>) => ({
  ...rest,
  globalConfig: { ...globalConfig, title: '', slogan: null },
})

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

const entryOf = (value: unknown, name: string): unknown =>
  entriesOf(value).find(([key]) => key === name)?.[1]

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
