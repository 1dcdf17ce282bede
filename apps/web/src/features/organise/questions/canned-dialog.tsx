import { limits } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { useGetCannedAnswers, useUpdateCannedAnswers } from '@halyard/query'
import { Button, Dialog, Loading, Skeleton, TextArea, TextField } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import * as styles from '#features/organise/questions/questions.css.ts'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { toast } from '#shared/feedback/feedback.ts'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { useValidatedForm } from '#shared/forms/use-validated-form.ts'

type CannedAnswer = Schema<'CannedAnswer'>
type CannedForm = { answers: CannedAnswer[] }
type CannedDialogProps = { gameId: number; onClose: () => void }

const { title: titleLimits, content: contentLimits } = limits.cannedAnswer
const { maxItems } = limits.cannedAnswersEditModel.answers

/** Texts that staff of a game insert into answers. */
export function CannedDialog({ gameId, onClose }: CannedDialogProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useGetCannedAnswers(gameId)
  if (data) return <CannedEditor gameId={gameId} stored={data} onClose={onClose} />
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content size="sm" phone="sheet">
        <Dialog.Header title={<Trans>Canned answers</Trans>} closeLabel={t`Close`} />
        <Dialog.Body>
          {error ? (
            <LoadFailed
              title={t`The canned answers did not load`}
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <Loading label={t`The canned answers are loading`}>
              <Skeleton height="12rem" shape="box" />
            </Loading>
          )}
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  )
}

const isBroken = ({ title, content }: CannedAnswer) => !title.trim() || !content.trim()

type CannedEditorProps = CannedDialogProps & { stored: Schema<'CannedAnswersModel'> }

function CannedEditor({ gameId, stored, onClose }: CannedEditorProps) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useUpdateCannedAnswers({
    onSuccess: () => {
      toast({ tone: 'ok', id: 'canned', title: t`Canned answers saved` })
      onClose()
    },
  })
  const { form, error: formError } = useValidatedForm<CannedForm>({
    defaultValues: { answers: stored.answers },
    check: ({ answers }) => ({
      answers: answers.some(isBroken) ? t`Each needs a title and a text.` : undefined,
    }),
    failure: error,
  })
  return (
    <FormDialog
      title={t`Canned answers`}
      description={t`Texts that staff of this game insert into answers. They go into the game package.`}
      action={isPending ? <Trans>Saving…</Trans> : <Trans>Save canned answers</Trans>}
      form={form}
      onSubmit={({ answers }) => mutate({ gameId, etag: stored.etag, answers })}
      pending={isPending}
      error={formError}
      onClose={onClose}
    >
      <CannedList control={form.control} />
    </FormDialog>
  )
}

function CannedList({ control }: { control: Control<CannedForm> }) {
  const { t } = useLingui()
  const { field, fieldState, formState } = useController({ control, name: 'answers' })
  const { value: answers, onChange } = field
  const isJudged = formState.isSubmitted || fieldState.invalid
  const problem = (text: string) =>
    isJudged && text.trim() === '' ? { error: t`Fill this in.` } : {}
  const change = (index: number, part: Partial<CannedAnswer>) => {
    const before = answers[index]
    if (before) onChange(answers.with(index, { ...before, ...part }))
  }
  return (
    <>
      <ol className={styles.canned}>
        {answers.map((answer, index) => (
          // Its place is all that a new one has.
          <li key={index} className={styles.form}>
            <TextField
              label={t`Title`}
              value={answer.title}
              maxLength={titleLimits.maxLength}
              onChange={({ target }) => change(index, { title: target.value })}
              {...problem(answer.title)}
            />
            <TextArea
              label={t`Text`}
              value={answer.content}
              maxLength={contentLimits.maxLength}
              isShort
              onChange={({ target }) => change(index, { content: target.value })}
              {...problem(answer.content)}
            />
            <div className={styles.actions}>
              <Button
                size="sm"
                tone="ghost"
                icon={<Trash2 size={16} />}
                onClick={() => onChange(answers.toSpliced(index, 1))}
              >
                <Trans>Remove</Trans>
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <div>
        <Button
          size="sm"
          tone="ghost"
          icon={<Plus size={16} />}
          disabled={answers.length >= maxItems}
          onClick={() => onChange([...answers, { title: '', content: '' }])}
        >
          <Trans>Add a canned answer</Trans>
        </Button>
      </div>
    </>
  )
}
