import { uploadLimits } from '@halyard/api'
import type { ChallengeSettings } from '@halyard/api'
import { Button, Dropzone, Inline } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { LeftoversNote } from '#features/organise/flags/list/leftovers-note.tsx'
import { useProblemTexts } from '#features/organise/flags/add/line-problems.tsx'
import { usedHashes } from '#features/organise/flags/list/stored-hashes.ts'
import { useStoreAttachment } from '#features/organise/flags/attachment/use-store-attachment.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { LeaveGuard } from '#shared/forms/leave-guard.tsx'
import { useFormat } from '#shared/format/format.ts'

type LocalAttachmentProps = { gameId: number; challenge: ChallengeSettings }

/** Sends a file that all teams get. A dropped connection is waited for. */
export function LocalAttachment({ gameId, challenge }: LocalAttachmentProps) {
  const { t } = useLingui()
  const format = useFormat()
  const textOf = useProblemTexts()
  const [refused, setRefused] = useState<'empty' | 'large'>()
  const { upload, isResuming, adopt } = useStoreAttachment(gameId, challenge.id)
  const isSending = upload.share !== undefined
  const limit = format.limit(uploadLimits.uploadAssets)
  const share = format.percent(Math.round((upload.share ?? 0) * 100) / 100)
  const sending = isResuming
    ? t`The connection was lost. The upload continues automatically…`
    : t`Uploading, ${share}`
  return (
    <>
      <LeftoversNote
        challengeId={challenge.id}
        used={usedHashes(challenge)}
        useLabel={t`Use as attachment`}
        onUse={async ([file]) => file && adopt(file)}
      />
      <Dropzone
        label={t`File`}
        prompt={isSending ? sending : t`Drop a file here, or choose it`}
        rules={
          challenge.attachment
            ? t`One file of at most ${limit}. It replaces the attachment above immediately, and the old file is deleted.`
            : t`One file of at most ${limit}. Players can download it immediately, under the name it has.`
        }
        maxBytes={uploadLimits.uploadAssets}
        disabled={isSending}
        error={
          (refused && textOf(refused)) ||
          (upload.isStopped && t`Nothing was changed: you stopped it.`) ||
          (upload.error && <ErrorMessage error={upload.error} />)
        }
        {...(isSending && {
          progress: upload.share,
          progressLabel: t`Upload progress`,
        })}
        onFiles={([file]) => {
          setRefused(file?.size === 0 ? 'empty' : undefined)
          if (file && file.size > 0) upload.start(file)
        }}
        onRefused={() => setRefused('large')}
      />
      <Inline gap={2}>
        {upload.retry && !isSending && (
          <Button onClick={upload.retry}>
            <Trans>Send it again</Trans>
          </Button>
        )}
        {isSending && (
          <Button onClick={upload.stop}>
            <Trans>Stop sending</Trans>
          </Button>
        )}
      </Inline>
      <LeaveGuard isChanged={isSending} />
    </>
  )
}
