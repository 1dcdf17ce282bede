import { EngineError } from '#modules/instance/backend.ts'
import type { EngineProblem } from '#modules/instance/backend.ts'
import { errorCodeOf } from '#platform/error-code.ts'

const AWAY = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', 'EACCES']

/** What engines say, in the order in which it is looked at. */
const SAYINGS: readonly (readonly [RegExp, EngineProblem])[] = [
  [/exec format error|does not match the (specified|detected host) platform/i, 'imageRefused'],
  [/no such image|manifest unknown|pull access denied|repository .* not found/i, 'imageMissing'],
  [/invalid reference format|no command specified|executable file not found/i, 'imageRefused'],
  [
    /no space left|cannot allocate memory|address pools? (have been|are) |no available (ipv4|ip) address|no more room/i,
    'engineFull',
  ],
]

/** The HTTP status of an engine's answer. */
export function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' ? status : undefined
}

/** What went wrong, in the terms of every engine. */
export function engineErrorOf(error: unknown): EngineError {
  if (error instanceof EngineError) return error
  const message = error instanceof Error ? error.message : String(error)
  const isAway = AWAY.includes(errorCodeOf(error) ?? '') || /socket hang up|aborted/i.test(message)
  const said = SAYINGS.find(([pattern]) => pattern.test(message))?.[1]
  const problem = isAway ? 'engineAway' : (said ?? 'engineRefused')
  return new EngineError(problem, message, { cause: error })
}
