import { limits } from '@halyard/api'
import { useAnswerQuestion, useGetCannedAnswers } from '@halyard/query'
import { Button, FormError, Menu, Switch } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageSquareQuote, Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { KeyboardEvent } from 'react'
import * as styles from '#features/organise/questions/questions.css.ts'
import type { StaffQuestion } from '#features/organise/questions/use-queue.ts'
import { NoticePreview } from '#features/organise/notices/preview.tsx'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { toast } from '#shared/feedback/feedback.ts'
import { FormTextArea } from '#shared/forms/fields.tsx'
import { useEditedForm } from '#shared/forms/use-edited-form.ts'
import { useFormEvents } from '#shared/forms/use-form-events.ts'
import { useRunsGame } from '#shared/session/user.ts'

const { maxLength } = limits.answerModel.answer
type Values = { answer: string; notice: string; isForAll: boolean }

type AnswerFormProps = { gameId: number; question: StaffQuestion; onAnswered: () => void }

/** Answers a question, to its team or to everybody. What is typed is kept until it is sent, also when it is refused. */
export function AnswerForm({ gameId, question, onAnswered }: AnswerFormProps) {
  const { t } = useLingui()
  const mayPublish = useRunsGame(gameId)
  const { mutate, isPending, error } = useAnswerQuestion()
  const edit = useEditedForm<Values>({
    draftName: `answer:${question.id}`,
    stored: { answer: question.answer ?? '', notice: '', isForAll: false },
    check: ({ answer, notice, isForAll }) => ({
      answer:
        answer.trim() === ''
          ? t`Write an answer.`
          : answer.trim().length > maxLength
            ? t`Use at most ${maxLength} characters.`
            : undefined,
      notice: isForAll && notice.trim() === '' ? t`Write what everyone reads.` : undefined,
    }),
    failure: error,
  })
  const { form, values, error: formError } = edit
  // An answer is made to what its writer saw, the own claim included; one that was refused, to what is shown since then.
  const [opened] = useState(question.etag)
  const [isRefused, setIsRefused] = useState(false)
  const isOwnClaim = question.isMine && question.state === 'claimed'
  const send = ({ answer, notice, isForAll }: Values) =>
    mutate(
      {
        ...{ gameId, questionId: question.id, answer: answer.trim() },
        etag: isRefused || isOwnClaim ? question.etag : opened,
        notice: mayPublish && isForAll ? notice.trim() : null,
      },
      {
        onSuccess: () => {
          edit.discard()
          toast({ tone: 'ok', id: 'answer', title: t`Answer sent` })
          onAnswered()
        },
        onError: () => setIsRefused(true),
      },
    )
  const { submit, formProps } = useFormEvents({
    form,
    onSubmit: send,
    pending: isPending,
    error: formError,
  })
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    submit()
  }
  const { setFocus } = form
  // Who asked for the form is about to type.
  useEffect(() => setFocus('answer'), [setFocus])
  const set = (name: 'answer' | 'notice', text: string) =>
    form.setValue(name, text, { shouldDirty: true, shouldTouch: true })
  return (
    <form {...formProps} className={styles.form} aria-label={t`Answer`}>
      <FormTextArea
        control={form.control}
        name="answer"
        label={t`Answer`}
        hint={t`Markdown works. Ctrl and Enter send it.`}
        maxLength={maxLength}
        readOnly={isPending}
        onKeyDown={handleKeyDown}
      />
      <Canned
        gameId={gameId}
        onTake={(text) =>
          set('answer', [values.answer.trimEnd(), text].filter(Boolean).join('\n\n'))
        }
      />
      {mayPublish && (
        <Switch
          label={t`Answer to everyone`}
          hint={t`Everyone in the game reads a notice as well. It does not name the team.`}
          checked={values.isForAll}
          onCheckedChange={(isForAll) => {
            form.setValue('isForAll', isForAll, { shouldDirty: true })
            if (isForAll && values.notice === '') set('notice', values.answer)
          }}
        />
      )}
      {mayPublish && values.isForAll && (
        <>
          <FormTextArea
            control={form.control}
            name="notice"
            label={t`Notice`}
            hint={t`One line in the players' list. Bold, links and code work.`}
            maxLength={limits.answerModel.notice.maxLength}
            readOnly={isPending}
            onKeyDown={handleKeyDown}
            isShort
          />
          <NoticePreview content={values.notice} />
        </>
      )}
      <FormError>{formError ? <ErrorMessage error={formError} /> : undefined}</FormError>
      <div className={styles.actions}>
        <Button type="submit" tone="primary" icon={<Send size={16} />} loading={isPending}>
          {values.isForAll ? <Trans>Send to everyone</Trans> : <Trans>Send to the team</Trans>}
        </Button>
      </div>
    </form>
  )
}

/** Puts a text that was written before into the answer. */
function Canned({ gameId, onTake }: { gameId: number; onTake: (text: string) => void }) {
  const { t } = useLingui()
  const { data } = useGetCannedAnswers(gameId)
  if (!data || data.answers.length === 0) return null
  return (
    <div className={styles.actions}>
      <Menu
        label={t`Canned answers`}
        trigger={
          <Button size="sm" icon={<MessageSquareQuote size={16} />}>
            <Trans>Insert a canned answer</Trans>
          </Button>
        }
        items={data.answers.map(({ title, content }) => ({
          kind: 'action',
          label: title,
          onSelect: () => onTake(content),
        }))}
      />
    </div>
  )
}
