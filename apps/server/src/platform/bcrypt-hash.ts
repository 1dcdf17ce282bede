import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { Piscina } from 'piscina'
import type { BcryptTask } from '#platform/bcrypt-worker.ts'
import type { ForeignHash } from '#platform/foreign-hash.ts'

/** Bare bcrypt, as old installations of CTFd have it. */
const PLAIN = /^\$2[abxy]\$(\d\d)\$([./A-Za-z0-9]{22})([./A-Za-z0-9]{31})$/
/** bcrypt over SHA-256, as passlib writes it: the first version, and the second with named parameters. */
const FIRST = /^\$bcrypt-sha256\$2[ab],(\d\d?)\$([./A-Za-z0-9]{22})\$([./A-Za-z0-9]{31})$/
const SECOND = /^\$bcrypt-sha256\$v=2,t=2[ab],r=(\d\d?)\$([./A-Za-z0-9]{22})\$([./A-Za-z0-9]{31})$/
/** Each step doubles the time; 15 takes two to three seconds. */
const MOST_ROUNDS = 15
const FEWEST_ROUNDS = 4
/** bcrypt reads no more of a password. */
const LONGEST_KEY = 72
const IDLE_TIMEOUT_MS = 60_000

let pool: Piscina<BcryptTask, string> | undefined

/** In a worker thread: a login would stop everybody else's requests for a quarter of a second. */
function derive(task: BcryptTask): Promise<string> {
  pool ??= new Piscina<BcryptTask, string>({
    filename: new URL('bcrypt-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_TIMEOUT_MS,
  })
  return pool.run(task)
}

/** A hash of bcrypt, alone or over SHA-256; undefined when it is none that can be checked. */
export function readBcryptHash(stored: string): ForeignHash | undefined {
  return (
    hashOf(stored, PLAIN, (password) => Buffer.from(password).subarray(0, LONGEST_KEY)) ??
    hashOf(stored, FIRST, (password) => base64(createHash('sha256').update(password).digest())) ??
    hashOf(stored, SECOND, (password, salt) =>
      base64(createHmac('sha256', salt).update(password).digest()),
    )
  )
}

const base64 = (digest: Buffer): Buffer => Buffer.from(digest.toString('base64'))

function hashOf(
  stored: string,
  shape: RegExp,
  keyOf: (password: string, salt: string) => Buffer,
): ForeignHash | undefined {
  const [, rounds, salt, expected] = shape.exec(stored) ?? []
  if (salt === undefined || expected === undefined) return undefined
  const cost = Number(rounds)
  if (cost < FEWEST_ROUNDS || cost > MOST_ROUNDS) return undefined
  return {
    stored,
    async fits(password) {
      const key = keyOf(password, salt)
      // The library refuses an empty key, and nobody could choose an empty password.
      if (key.length === 0) return false
      const actual = await derive({ key, salt: bytesOfSalt(salt), cost })
      return timingSafeEqual(Buffer.from(actual), Buffer.from(expected))
    },
  }
}

const THEIRS = './ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const USUAL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** 22 characters of bcrypt's own base64 as the 16 bytes they encode. */
function bytesOfSalt(salt: string): Buffer {
  const usual = Array.from(salt, (letter) => USUAL[THEIRS.indexOf(letter)] ?? '').join('')
  return Buffer.from(usual, 'base64')
}
