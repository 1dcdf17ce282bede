import type { ChallengeSettings, Schema } from '@halyard/api'
import { RadioCards } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { CurrentAttachment } from '#features/organise/flags/attachment/current-attachment.tsx'
import { LinkAttachment } from '#features/organise/flags/attachment/link-attachment.tsx'
import { lazyPart } from '#shared/lazy-part.ts'

const LocalAttachment = lazyPart(
  'LocalAttachment',
  () => import('#features/organise/flags/attachment/local-attachment.tsx'),
)

type AttachmentPartProps = { gameId: number; challenge: ChallengeSettings }

/** The one file that all teams get: none, one of the server's, or one elsewhere. */
export function AttachmentPart({ gameId, challenge }: AttachmentPartProps) {
  const { t } = useLingui()
  const current = challenge.attachment?.type ?? 'None'
  const [chosen, setChosen] = useState<Schema<'FileType'>>()
  const kind = chosen ?? current
  return (
    <>
      <CurrentAttachment
        gameId={gameId}
        challenge={challenge}
        onRemoved={() => setChosen('None')}
      />
      <RadioCards
        label={t`What players download`}
        value={kind}
        onValueChange={setChosen}
        options={[
          {
            value: 'None',
            label: t`Nothing`,
            note:
              current === 'None'
                ? t`The challenge shows no download.`
                : t`Delete the attachment above to show no download.`,
          },
          {
            value: 'Local',
            label: t`A file on this server`,
            note: t`Anyone who knows its address can download it, even without an account. Players see the address when they open the challenge.`,
          },
          {
            value: 'Remote',
            label: t`A link to another site`,
            note: t`Players leave the platform. When the other site is slow or gone, they have no file.`,
          },
        ]}
      />
      {kind === 'Local' && (
        <Suspense>
          <LocalAttachment gameId={gameId} challenge={challenge} />
        </Suspense>
      )}
      {kind === 'Remote' && <LinkAttachment gameId={gameId} challenge={challenge} />}
    </>
  )
}
