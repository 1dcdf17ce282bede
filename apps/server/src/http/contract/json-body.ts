import type { JsonBounds } from '@halyard/rules'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#modules/operation/refusal.ts'
import { readJson, UnkeepableError } from '#modules/text/json.ts'

/** Of what is no operation of the contract. */
const OTHERS: JsonBounds = { depth: 8, names: 100, values: 200 }

/**
 * Reads a JSON body. No text at all is no body; more structure than the operation needs, keys that reach into prototypes and
 * characters that the database cannot keep are refused.
 */
export function parseJson(
  { routeOptions }: FastifyRequest,
  text: string | Buffer,
  done: (error: Error | null, body?: unknown) => void,
): void {
  if (text.length === 0) return done(null, undefined)
  try {
    done(null, readJson(text.toString(), routeOptions.config.bounds ?? OTHERS))
  } catch (error) {
    const key = error instanceof UnkeepableError ? 'textUnkeepable' : 'bodyMalformed'
    done(new Refusal(400, key))
  }
}
