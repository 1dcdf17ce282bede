import type { Operation } from '#contract/document.ts'
import { type Answer, textOf } from '#http/answer.ts'

/** How a server answers paths nobody has built, to distinguish "no such route" from "no such thing". */
export type UnknownRoute = { status: number; text: string }

/** Why an answer means that the operation is not there, or undefined when it is. */
export function absence(
  operation: Operation,
  answer: Answer,
  unknownRoute: UnknownRoute | undefined,
): string | undefined {
  if (answer.status === 501) return 'not built: 501'
  if (answer.status === 405) return 'the route does not take the method: 405'
  const isPage = answer.status === 200 && answer.mediaType === 'text/html'
  if (isPage && operation.path.startsWith('/api')) return 'no such route: answers a page'
  const isLikeUnknown =
    answer.status === 404 && unknownRoute?.status === 404 && unknownRoute.text === textOf(answer)
  // "No such thing" may read the same, so only paths without an id can be distinguished.
  return isLikeUnknown && operation.pathParameters.length === 0 ? 'no such route: 404' : undefined
}
