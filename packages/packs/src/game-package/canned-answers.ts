import type { Schema } from '@halyard/api'
import { fields, list, text } from '#mapping/values.ts'

/** Texts that staff insert into answers, an addition of ours in a file of its own; undefined where there are none. */
export function readCannedAnswers(part: unknown): Schema<'CannedAnswersEditModel'> | undefined {
  const answers = list(part).flatMap((entry) => {
    const answer = fields(entry)
    const [title, content] = [text(answer.title), text(answer.content)]
    return title && content ? [{ title, content }] : []
  })
  return answers.length > 0 ? { answers } : undefined
}
