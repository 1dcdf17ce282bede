import type { ChallengeSettings } from '@halyard/api'
import { useSetAttachment } from '@halyard/query'
import { AttachmentRow, Button, Callout, Inline } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { fileNameOf, hostOf } from '#features/organise/flags/attachment/attachment.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { confirm, toast } from '#shared/feedback/feedback.ts'
import { useFormat } from '#shared/format/format.ts'

/** Milliseconds in which a removed link can be brought back. */
const undoMs = 8000

type CurrentAttachmentProps = {
  gameId: number
  challenge: ChallengeSettings
  onRemoved: () => void
}

/** What players download now, and the way to take it away: a link comes back on request, a file does not. */
export function CurrentAttachment({ gameId, challenge, onRemoved }: CurrentAttachmentProps) {
  const { t } = useLingui()
  const { size } = useFormat()
  const { id: challengeId, attachment } = challenge
  const target = { gameId, challengeId }
  const id = `attachment-${challengeId}`
  const onError = (error: Error) =>
    toast({
      tone: 'bad',
      id,
      title: t`It was not changed`,
      body: <ErrorMessage error={error} />,
    })
  const undo = useSetAttachment({ onError })
  const { mutate, mutateAsync, isPending } = useSetAttachment({ onError })
  if (!attachment) return null
  const { type, url, fileSize } = attachment
  const removeLink = () =>
    mutate(
      { ...target, attachmentType: 'None' },
      {
        onSuccess: () => {
          onRemoved()
          toast({
            tone: 'ok',
            id,
            title: t`Link deleted`,
            autoCloseMs: undoMs,
            action: {
              label: t`Undo`,
              onSelect: () => undo.mutate({ ...target, attachmentType: 'Remote', remoteUrl: url }),
            },
          })
        },
      },
    )
  const removeFile = () =>
    confirm({
      title: t`Delete the attachment?`,
      body: (
        <Trans>
          Players can no longer download it, even with its address. The file is deleted from the
          server unless another challenge uses it. This cannot be undone.
        </Trans>
      ),
      action: t`Delete attachment`,
      tone: 'danger',
      run: async () => {
        await mutateAsync({ ...target, attachmentType: 'None' })
        onRemoved()
      },
    })
  return (
    <Inline gap={3}>
      {url ? (
        <AttachmentRow
          href={url}
          name={fileNameOf(url)}
          meta={fileSize === null ? hostOf(url) : size(fileSize)}
          isRemote={type === 'Remote'}
          label={type === 'Remote' ? t`Opens another site` : t`Download`}
        />
      ) : (
        <Callout tone="bad">
          <Trans>The file of the attachment is missing on the server. Upload it again.</Trans>
        </Callout>
      )}
      <Button
        icon={<Trash2 size={16} />}
        loading={isPending}
        onClick={type === 'Remote' ? removeLink : removeFile}
      >
        <Trans>Delete attachment</Trans>
      </Button>
    </Inline>
  )
}
