import { createHash } from 'node:crypto'
import type { Context } from '#modules/operation/context.ts'

const NAME = 'halyard_sign_in'
const TOKEN_BYTES = 32
const TOKEN_SHAPE = /^[\w-]{43}$/
/** How long a log-in with a provider may take, and then the choice of a user name. */
export const SIGN_IN_MS = 15 * 60 * 1000

type Needs = Pick<Context, 'header' | 'random' | 'request'>

/** What the database knows a log-in by, and the provider its state: the hash of the cookie of the browser in which it began. */
export interface SignInKey {
  readonly hash: Buffer
  readonly state: string
}

/** Binds a log-in to this browser. */
export function newSignInKey({ header, random, request }: Needs): SignInKey {
  const token = random.bytes(TOKEN_BYTES).toString('base64url')
  header('set-cookie', cookieOf(request, token, SIGN_IN_MS / 1000))
  return keyOf(token)
}

/** What this browser began last. */
export function readSignInKey({ request }: Pick<Needs, 'request'>): SignInKey | undefined {
  const token = request.cookies[NAME]
  return token !== undefined && TOKEN_SHAPE.test(token) ? keyOf(token) : undefined
}

export const clearSignInKey = ({ header, request }: Omit<Needs, 'random'>): void =>
  header('set-cookie', cookieOf(request, '', 0))

function keyOf(token: string): SignInKey {
  const hash = createHash('sha256').update(token).digest()
  return { hash, state: hash.toString('base64url') }
}

/** Lax: a provider leads back from another site. */
const cookieOf = ({ protocol }: Needs['request'], token: string, seconds: number) =>
  [
    `${NAME}=${token}; Max-Age=${seconds}; Path=/api/account; HttpOnly; SameSite=Lax`,
    ...(protocol === 'https' ? ['Secure'] : []),
  ].join('; ')
