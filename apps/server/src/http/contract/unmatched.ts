import type { FastifyInstance } from 'fastify'
import type { Contract } from '#http/contract/contract.ts'
import { sendRefusal } from '#http/errors.ts'
import type { AnswerElsewhere } from '#http/pages/static.ts'
import { Refusal } from '#modules/operation/refusal.ts'

const OURS = /^\/(api|assets)(\/|$)/i

/** Answers what no route knows: JSON below `/api` and `/assets`, `elsewhere` for the rest. */
export function answerUnmatched(
  app: FastifyInstance,
  contract: Contract,
  elsewhere: AnswerElsewhere,
): void {
  const known = contract.operations.map(({ method, path }) => ({
    method,
    pattern: patternOf(path),
    // `/api/game/recent` is not a game: what has fewer parameters is meant, as in the router.
    parameters: path.split('{').length,
  }))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    if (!OURS.test(path)) return elsewhere(request, reply)
    const alike = known.filter(({ pattern }) => pattern.test(path))
    if (alike.length === 0) return sendRefusal(request, reply, new Refusal(404, 'notFound'))
    const fewest = Math.min(...alike.map(({ parameters }) => parameters))
    const meant = alike.filter(({ parameters }) => parameters === fewest)
    reply.header('allow', meant.map(({ method }) => method).join(', '))
    const { method } = request
    return sendRefusal(request, reply, new Refusal(405, 'methodNotAllowed', { values: { method } }))
  })
}

/** Matches the paths that a route of the contract is for. */
export function patternOf(path: string): RegExp {
  const text = path
    .split('/')
    .map((part) => (part.startsWith('{') ? '[^/]+' : part))
    .join('/')
  return new RegExp(`^${text}/?$`, 'i')
}
