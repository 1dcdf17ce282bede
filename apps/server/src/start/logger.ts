import { pino } from 'pino'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { pgErrorOf } from '#db/errors.ts'
import { errorCodeOf } from '#platform/error-code.ts'

/** What may be known of a failure: not the values it was about, which a database quotes in its details. */
function describeError(error: Error): Record<string, unknown> {
  const { name, message, stack } = error
  const refusal = pgErrorOf(error)
  const code = errorCodeOf(error)
  return {
    type: name,
    message,
    ...(code !== undefined && { code }),
    ...(refusal?.constraint && { constraint: refusal.constraint }),
    stack,
  }
}

/** JSON lines, or readable lines in a terminal. */
export async function createLogger(level: Config['logLevel']): Promise<Logger> {
  const options = { level, base: undefined, serializers: { err: describeError } }
  if (!process.stdout.isTTY) return pino(options, pino.destination({ dest: 1, sync: true }))
  const { default: pretty } = await import('pino-pretty')
  return pino(options, pretty({ colorize: true, sync: true, translateTime: 'SYS:HH:MM:ss' }))
}
