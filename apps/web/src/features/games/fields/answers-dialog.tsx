import { useDeleteFieldAnswers, useUpdateFieldAnswers } from '@halyard/query'
import { Button } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { AnswerField } from '#features/games/fields/answer-field.tsx'
import {
  answerName,
  missingAnswers,
  startingAnswers,
  toAnswers,
} from '#features/games/fields/answers.ts'
import type { AnswerValues, Asked, AskedField } from '#features/games/fields/answers.ts'
import { AskedNote } from '#features/games/fields/asked-note.tsx'
import { confirm, toast } from '#shared/feedback/feedback.ts'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'

type AnswersDialogProps = { gameId: number; asked: Asked; onClose: () => void }

/** The own answers of a player, to see, change and delete. */
export function AnswersDialog({ gameId, asked, onClose }: AnswersDialogProps) {
  const { t } = useLingui()
  const finish = (title: string) => {
    toast({ tone: 'ok', id: 'answers', title })
    onClose()
  }
  const save = useUpdateFieldAnswers({ onSuccess: () => finish(t`Answers saved`) })
  const { form, error } = useValidatedForm<AnswerValues>({
    defaultValues: startingAnswers(asked),
    check: (values) =>
      Object.fromEntries(
        missingAnswers(asked, values).map((field) => [answerName(field), t`Give an answer.`]),
      ),
    failure: save.error,
  })
  const { mutateAsync: deleteAll } = useDeleteFieldAnswers()
  const askDelete = () =>
    confirm({
      title: t`Delete all your answers?`,
      body: <Trans>Where an answer is required, the organizers see that it is missing.</Trans>,
      action: t`Delete answers`,
      tone: 'danger',
      run: () => deleteAll({ gameId }).then(() => finish(t`Answers deleted`)),
    })
  const hasAnswers = asked.fields.some(({ answer }) => answer !== null)
  return (
    <FormDialog
      title={t`Your answers`}
      action={save.isPending ? <Trans>Saving…</Trans> : <Trans>Save answers</Trans>}
      form={form}
      onSubmit={(values) => save.mutate({ gameId, answers: toAnswers(asked, values) })}
      pending={save.isPending}
      error={error}
      onClose={onClose}
    >
      <AskedNote asked={asked} />
      {asked.fields.map((field) => (
        <OwnAnswer key={field.id} control={form.control} asked={field} />
      ))}
      {hasAnswers && (
        <div>
          <Button size="sm" tone="ghost" icon={<Trash2 size={16} />} onClick={askDelete}>
            <Trans>Delete all answers</Trans>
          </Button>
        </div>
      )}
    </FormDialog>
  )
}

type OwnAnswerProps = { control: Control<AnswerValues>; asked: AskedField }

function OwnAnswer({ control, asked }: OwnAnswerProps) {
  const { field, fieldState } = useController({ control, name: answerName(asked) })
  return <AnswerField asked={asked} field={field} error={fieldState.error?.message} />
}
