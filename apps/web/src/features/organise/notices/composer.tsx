import { ApiError } from '@halyard/api'
import type { GameSettings } from '@halyard/api'
import { useCreateNotice } from '@halyard/query'
import { Button, Card, FormError, Inline } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarClock, Send } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { noticeDraftName } from '#features/organise/notices/notice-draft.ts'
import { NoticePreview } from '#features/organise/notices/preview.tsx'
import { withTemplate } from '#features/organise/notices/templates.ts'
import { useAudience } from '#features/organise/notices/use-audience.ts'
import { maxLength, useNoticeForm } from '#features/organise/notices/use-notice-form.ts'
import { useTemplates } from '#features/organise/notices/use-templates.ts'
import { now } from '#shared/clock/clock.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { toast } from '#shared/feedback/feedback.ts'
import { FormTextArea } from '#shared/forms/fields.tsx'
import { useFormEvents } from '#shared/forms/use-form-events.ts'
import { lazyPart } from '#shared/lazy-part.ts'
import { useHasExtension } from '#shared/platform/platform.ts'
import * as styles from './notices.css.ts'

const ScheduleNotice = lazyPart(
  'ScheduleNotice',
  () => import('#features/organise/notices/schedule-notice.tsx'),
)

/** Writes a notice and publishes it, at once or later. Ctrl or Cmd with Enter publishes. */
export function Composer({ game }: { game: GameSettings }) {
  const { t } = useLingui()
  const audience = useAudience(game)
  const { mutate, isPending, error } = useCreateNotice()
  const canSchedule = useHasExtension('scheduledNotices')
  const [isScheduling, setIsScheduling] = useState(false)
  const draftName = noticeDraftName(game.id)
  const edit = useNoticeForm({ draftName, content: '', failure: error })
  const { form, values, error: formError } = edit
  const publish = (text: string) =>
    mutate(
      { gameId: game.id, content: text.trim(), sentAt: now() },
      {
        onSuccess: () => {
          edit.discard()
          toast({ tone: 'ok', id: 'notice', title: t`Notice published` })
        },
      },
    )
  const { submit, formProps } = useFormEvents({
    form,
    onSubmit: ({ content }) => publish(content),
    pending: isPending,
    error: formError,
  })
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    submit()
  }
  const take = (template: string, area: HTMLTextAreaElement) => {
    const { text, selection } = withTemplate(form.getValues('content'), template)
    // The field has to hold the text before a part of it can be selected.
    flushSync(() => form.setValue('content', text, { shouldDirty: true, shouldTouch: true }))
    area.focus()
    area.setSelectionRange(selection.start, selection.end)
  }
  return (
    <>
      <Card asChild>
        <form {...formProps} className={styles.composer} aria-label={t`New notice`}>
          <FormTextArea
            control={form.control}
            name="content"
            label={t`New notice`}
            hint={t`One line in the players' list. Bold, links and code work.`}
            maxLength={maxLength}
            readOnly={isPending}
            onKeyDown={handleKeyDown}
          />
          <Templates game={game} onTake={take} />
          <NoticePreview content={values.content} />
          <FormError>
            {formError ? (
              <Inline gap={2}>
                <span>
                  <ErrorMessage error={formError} />
                </span>
                {isUnanswered(error) && (
                  <Button size="sm" onClick={submit}>
                    <Trans>Try again</Trans>
                  </Button>
                )}
              </Inline>
            ) : undefined}
          </FormError>
          <div className={styles.send}>
            <p className={styles.audience}>{audience}</p>
            <Inline gap={2}>
              {canSchedule && (
                <Button
                  icon={<CalendarClock size={16} />}
                  disabled={isPending}
                  onClick={() => setIsScheduling(true)}
                >
                  <Trans comment="Button: a notice is published later, at a time.">
                    Publish later…
                  </Trans>
                </Button>
              )}
              <Button type="submit" tone="primary" icon={<Send size={16} />} loading={isPending}>
                {isPending ? <Trans>Publishing…</Trans> : <Trans>Publish notice</Trans>}
              </Button>
            </Inline>
          </div>
        </form>
      </Card>
      <Suspense>
        {isScheduling && (
          <ScheduleNotice
            gameId={game.id}
            stored={{ content: values.content }}
            onSaved={edit.discard}
            onClose={() => setIsScheduling(false)}
          />
        )}
      </Suspense>
    </>
  )
}

/** Nothing is wrong with the notice itself: sending it once more may do. */
const isUnanswered = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

type TemplatesProps = {
  game: GameSettings
  onTake: (template: string, area: HTMLTextAreaElement) => void
}

function Templates({ game, onTake }: TemplatesProps) {
  const handleClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>, text: string) => {
    const area = currentTarget.form?.elements.namedItem('content')
    if (area instanceof HTMLTextAreaElement) onTake(text, area)
  }
  return (
    <div className={styles.templates}>
      <Trans comment="Before buttons with templates of notices.">Start with</Trans>
      {useTemplates(game).map(({ name, label, text }) => (
        <Button key={name} size="sm" onClick={(event) => handleClick(event, text)}>
          {label}
        </Button>
      ))}
    </div>
  )
}
