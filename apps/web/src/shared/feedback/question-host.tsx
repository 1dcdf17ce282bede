import { Suspense } from 'react'
import { useQuestion } from '#shared/feedback/feedback.ts'
import { lazyPart } from '#shared/lazy-part.ts'

const QuestionDialog = lazyPart(
  'QuestionDialog',
  () => import('#shared/feedback/question-dialog.tsx'),
)

/** The place of `confirm()`, once, at the root. Its code loads with the first question. */
export function QuestionHost() {
  const question = useQuestion((state) => state.question)
  if (!question) return null
  return (
    <Suspense>
      <QuestionDialog key={question.key} question={question} />
    </Suspense>
  )
}
