import { useAction } from '@halyard/query'
import { ConfirmDialog } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { announce } from '#shared/feedback/announce.ts'
import { closeQuestion, useQuestion } from '#shared/feedback/feedback.ts'
import type { Question } from '#shared/feedback/feedback.ts'

export function QuestionDialog({ question }: { question: Question }) {
  const { t } = useLingui()
  const { title, body, action, tone, typedName, run } = question
  const what = action
  const { mutate, isPending, error } = useAction(run, {
    // It may have led to another question.
    onSuccess: () => {
      announce(
        t({
          message: `Done: ${what}`,
          comment:
            'Told to screen readers; “what” is a button’s or a dialog’s words, such as “Delete notice”.',
        }),
      )
      if (useQuestion.getState().question === question) closeQuestion()
    },
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
      error={error && <ErrorMessage error={error} />}
      typedName={
        typedName === undefined ? undefined : { expected: typedName, label: t`Type ${typedName}` }
      }
      onConfirm={() => mutate()}
    >
      {body}
    </ConfirmDialog>
  )
}
