import type { FastifyRequest } from 'fastify'
import type { Operation } from '#http/contract/contract.ts'
import { hasBody } from '#http/contract/request-bodies.ts'
import { Refusal } from '#modules/operation/refusal.ts'

/** JSON by its name, or as that of something written in it. */
export const JSON_TYPE = /^(application\/([\w.!#$&^-]+\+)?json|text\/json)\s*(;|$)/i

const isJson = (type: string) => JSON_TYPE.test(type)
const isForm = (type: string) => /^multipart\/form-data\s*(;|$)/i.test(type)

/** Refuses a body of a kind that the operation does not take. One that reads no body takes any. */
export function refuseMediaType({ jsonBody, hasForm }: Operation, request: FastifyRequest): void {
  const type = request.headers['content-type']
  // Named, a body would be parsed before anybody could say that it does not matter.
  if (!jsonBody && !hasForm) delete request.headers['content-type']
  if (type === undefined && !hasBody(request)) return
  if (jsonBody && !isJson(type ?? '')) throw new Refusal(415, 'mediaTypeUnsupported')
  if (hasForm && !isForm(type ?? '')) throw new Refusal(415, 'formExpected')
}
