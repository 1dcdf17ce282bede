import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { readForeignHash } from '#platform/foreign-passwords.ts'

const hashAsync = promisify(argon2)

/** OWASP's smallest recommended set for argon2id. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 } as const
const TAG_LENGTH = 32
const SALT_LENGTH = 16
/** Each hash takes 19 MiB and a thread: more at once would only make all of them slower. */
const MAX_AT_ONCE = 3

type Parameters = { readonly memory: number; readonly passes: number; readonly parallelism: number }

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

const hashWith = (password: string, salt: Buffer, parameters: Parameters): Promise<Buffer> =>
  inTurn(() =>
    hashAsync('argon2id', {
      message: Buffer.from(password.normalize('NFKC')),
      nonce: salt,
      tagLength: TAG_LENGTH,
      ...parameters,
    }),
  )

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** Hashes a password with argon2id into the usual text form, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_LENGTH)
  const hash = await hashWith(password, salt, PARAMETERS)
  const { memory, passes, parallelism } = PARAMETERS
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`
}

const SHAPE = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

export interface Verdict {
  readonly isRight: boolean
  /** The stored hash is of another kind or has other parameters than we use now: store a new one. */
  readonly isOutdated: boolean
}

/** Compares a password with a stored hash; a text that is not a hash fits no password. */
export async function verifyPassword(password: string, stored: string): Promise<Verdict> {
  const foreign = readForeignHash(stored)
  if (foreign) {
    const isRight = await inTurn(() => foreign.fits(password))
    // A right one is rehashed after this: a wrong one takes as long, and a guess is never cheaper than on a hash of ours.
    if (!isRight) await verifyNothing(password)
    return { isRight, isOutdated: isRight }
  }
  const [, memory, passes, parallelism, salt, hash] = SHAPE.exec(stored) ?? []
  if (salt === undefined || hash === undefined) {
    // As long as with a hash: an account without a password looks like any other.
    await verifyNothing(password)
    return { isRight: false, isOutdated: false }
  }
  const parameters = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  }
  const expected = Buffer.from(hash, 'base64')
  const actual = await hashWith(password, Buffer.from(salt, 'base64'), parameters)
  const isOutdated =
    parameters.memory !== PARAMETERS.memory ||
    parameters.passes !== PARAMETERS.passes ||
    parameters.parallelism !== PARAMETERS.parallelism
  return {
    isRight: expected.length === actual.length && timingSafeEqual(expected, actual),
    isOutdated,
  }
}

let decoy: Promise<string> | undefined

/** Takes as long as `verifyPassword`, for accounts that do not exist. */
export async function verifyNothing(password: string): Promise<void> {
  decoy ??= hashPassword('nobody')
  await verifyPassword(password, await decoy)
}
