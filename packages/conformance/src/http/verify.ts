import type { Operation, Promised } from '#contract/document.ts'
import { schemaFaults } from '#contract/schema-check.ts'
import { unknownKeys } from '#contract/unknown-keys.ts'
import { type Answer, excerpt, jsonOf, refusalOf } from '#http/answer.ts'

export type Verdict = {
  /** What is not as promised. */
  problems: string[]
  /** What differs without being of another shape. */
  details: string[]
  adds: string[]
  asReference: string[]
}

const gameNotStarted = 10001
const gameEnded = 10002

/** Operations whose refusals carry another body status than HTTP status at the reference. */
const oddBodyStatus: readonly string[] = [
  'listParticipations',
  'downloadScoreboardSheet',
  'downloadSubmissionSheet',
  'downloadCapture',
  'deleteCapture',
  'verifyTeamToken',
]

/** Holds an answer against what the contract promises for its status. */
export function verify(operation: Operation, answer: Answer): Verdict {
  const verdict: Verdict = { problems: [], details: [], adds: [], asReference: [] }
  const promised = operation.promised.get(answer.status)
  if (promised) verifyBody(answer, promised, verdict)
  else verdict.problems.push(`status ${answer.status} is not described (${excerpt(answer)})`)
  if (answer.status >= 400 && promised) verifyRefusal(operation, answer, promised, verdict)
  return verdict
}

function verifyBody(answer: Answer, promised: Promised, verdict: Verdict): void {
  const { status } = answer
  if (!promised.mediaType) {
    if (answer.bytes.length > 0) {
      verdict.adds.push(`${status} body, where none is described`)
    }
    return
  }
  if (answer.mediaType !== promised.mediaType) {
    const got = answer.mediaType || 'none'
    verdict.details.push(`${status} content type: expected ${promised.mediaType}, got ${got}`)
  }
  if (!promised.mediaType.endsWith('json') || !promised.schema) return
  const body = jsonOf(answer)
  if (body === undefined) {
    verdict.problems.push(`${status} body is not JSON: ${excerpt(answer)}`)
    return
  }
  for (const { sentence, isOfShape } of schemaFaults(promised.schema, body)) {
    verdict[isOfShape ? 'problems' : 'details'].push(`${status} body ${sentence}`)
  }
  verdict.adds.push(...unknownKeys(promised.schema, body).map((key) => `${status} body ${key}`))
}

function verifyRefusal(
  { id }: Operation,
  answer: Answer,
  { mediaType }: Promised,
  verdict: Verdict,
) {
  const body = refusalOf(answer)
  if (!body || mediaType !== 'application/json') return
  if (body.title.trim() === '') verdict.problems.push(`${answer.status} body /title: is blank`)
  const isOwnCode =
    answer.status === 400 && (body.status === gameNotStarted || body.status === gameEnded)
  if (body.status === answer.status || isOwnCode) return
  const remark = `${answer.status} carries body status ${body.status}`
  if (oddBodyStatus.includes(id)) verdict.asReference.push(remark)
  else verdict.problems.push(`${remark}, expected ${answer.status}`)
}
