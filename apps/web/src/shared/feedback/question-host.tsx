import { Suspense, lazy } from 'react'
import { useQuestion } from '#shared/feedback/feedback.ts'

const QuestionDialog = lazy(() =>
  import('#shared/feedback/question-dialog.tsx').then((module) => ({
    default: module.QuestionDialog,
  })),
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
