import type { FastifyInstance } from 'fastify'
import type { Contract } from '#http/contract.ts'
import { sendRefusal } from '#http/errors.ts'
import type { AnswerElsewhere } from '#http/static.ts'
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
  }))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    if (!OURS.test(path)) return elsewhere(request, reply)
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    if (methods.length === 0) return sendRefusal(request, reply, new Refusal(404, 'notFound'))
    reply.header('allow', [...new Set(methods)].join(', '))
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
