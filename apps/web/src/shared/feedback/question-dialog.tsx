import { ConfirmDialog } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { ErrorWords } from '#shared/errors/error-words.tsx'
import { closeQuestion, useQuestion } from '#shared/feedback/feedback.ts'
import type { Question } from '#shared/feedback/feedback.ts'

export function QuestionDialog({ question }: { question: Question }) {
  const { t } = useLingui()
  const { title, body, action, tone, typedName, run } = question
  const { mutate, isPending, error } = useMutation({
    mutationFn: run,
    // It may have led to another question.
    onSuccess: () => useQuestion.getState().question === question && closeQuestion(),
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && closeQuestion()}
      title={title}
      confirmLabel={action}
      cancelLabel={t`Cancel`}
      tone={tone}
      loading={isPending}
      error={error && <ErrorWords error={error} />}
      typedName={
        typedName === undefined ? undefined : { expected: typedName, label: t`Type ${typedName}` }
      }
      onConfirm={() => mutate()}
    >
      {body}
    </ConfirmDialog>
  )
}
