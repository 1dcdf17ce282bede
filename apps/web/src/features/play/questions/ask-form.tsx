import { limits } from '@halyard/api'
import { useAskQuestion } from '@halyard/query'
import { Button, FormError, Inline } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import * as styles from '#features/play/questions/questions.css.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { announce } from '#shared/feedback/announce.ts'
import { FormTextArea } from '#shared/forms/fields.tsx'
import { useEditedForm } from '#shared/forms/use-edited-form.ts'
import { useFormEvents } from '#shared/forms/use-form-events.ts'

const { maxLength } = limits.questionCreateModel.content
const empty = { content: '' }

type AskFormProps = {
  gameId: number
  /** The challenge that is asked about; undefined for the game as a whole. */
  challengeId?: number
  onAsked?: () => void
}

/** Asks the organizers. What is typed is kept until it is sent; Ctrl or Cmd with Enter sends it. */
export function AskForm({ gameId, challengeId, onAsked }: AskFormProps) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useAskQuestion()
  const edit = useEditedForm({
    draftName: `question:${gameId}:${challengeId ?? 'game'}`,
    stored: empty,
    check: ({ content }) => ({
      content:
        content.trim() === ''
          ? t`Write what you want to know.`
          : content.trim().length > maxLength
            ? t`Use at most ${maxLength} characters.`
            : undefined,
    }),
    failure: error,
  })
  const { form, error: formError } = edit
  const ask = ({ content }: { content: string }) =>
    mutate(
      { gameId, content: content.trim(), ...(challengeId !== undefined && { challengeId }) },
      {
        onSuccess: () => {
          edit.discard()
          announce(t`Your question was sent.`)
          onAsked?.()
        },
      },
    )
  const { submit, formProps } = useFormEvents({
    form,
    onSubmit: ask,
    pending: isPending,
    error: formError,
  })
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    submit()
  }
  return (
    <form {...formProps} className={styles.form} aria-label={t`Ask a question`}>
      <FormTextArea
        control={form.control}
        name="content"
        label={t`Your question`}
        hint={t`Only your team and the organizers read it. Plain text; do not send flags.`}
        maxLength={maxLength}
        readOnly={isPending}
        onKeyDown={handleKeyDown}
      />
      <FormError>{formError ? <ErrorMessage error={formError} /> : undefined}</FormError>
      <Inline>
        <Button type="submit" tone="primary" icon={<Send size={16} />} loading={isPending}>
          <Trans>Send question</Trans>
        </Button>
      </Inline>
    </form>
  )
}
