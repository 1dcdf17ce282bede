import type { FastifyRequest } from 'fastify'
import { Refusal } from '#modules/operation/refusal.ts'

/** A NUL, or half of a pair of characters: no text that the database can keep. */
export const isUnkeepable = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

/** Any escaped character may spell a trap. To look at each key takes several times as long as to read the text. */
const MAY_BE_TRAP = /\\u|__proto__/

/**
 * Reads a JSON body. No text at all is no body; keys that reach into prototypes and characters that the
 * database cannot keep are refused.
 */
export function parseJson(
  _request: FastifyRequest,
  text: string | Buffer,
  done: (error: Error | null, body?: unknown) => void,
): void {
  if (text.length === 0) return done(null, undefined)
  try {
    const json = text.toString()
    const body: unknown = MAY_BE_TRAP.test(json) ? JSON.parse(json, refuseTraps) : JSON.parse(json)
    done(null, body)
  } catch {
    done(new Refusal(400, 'bodyMalformed'))
  }
}

function refuseTraps(key: string, value: unknown): unknown {
  const isBad = typeof value === 'string' && isUnkeepable(value)
  if (key === '__proto__' || isBad) throw new Refusal(400, 'bodyMalformed')
  return value
}
