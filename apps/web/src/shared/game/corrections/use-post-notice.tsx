import { useCreateNotice } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { now } from '#shared/clock/clock.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { toast } from '#shared/feedback/feedback.ts'

/** Posts the notice of a correction that is carried out already: where it fails, only the notice is tried again. */
export function usePostNotice(gameId: number) {
  const { t } = useLingui()
  const { mutateAsync } = useCreateNotice()
  return async function post(content: string | undefined): Promise<void> {
    if (!content?.trim()) return
    try {
      await mutateAsync({ gameId, content, sentAt: now() })
      toast({ tone: 'ok', id: 'correction-notice', title: t`Notice posted` })
    } catch (error) {
      toast({
        tone: 'bad',
        id: 'correction-notice',
        title: t`The notice was not posted`,
        body: <ErrorMessage error={error} />,
        action: { label: t`Try again`, onSelect: () => void post(content) },
      })
    }
  }
}
