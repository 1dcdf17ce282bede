import { limits } from '@halyard/api'
import type { ChallengeSettings } from '@halyard/api'
import { useSetAttachment } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { linkProblem } from '#features/organise/flags/add/flag-lines.ts'
import { useProblemTexts } from '#features/organise/flags/add/line-problems.tsx'
import { TextForm } from '#features/organise/flags/add/text-form.tsx'
import { FormTextField } from '#shared/forms/fields.tsx'

type LinkAttachmentProps = { gameId: number; challenge: ChallengeSettings }

/** A file elsewhere that all teams are sent to. */
export function LinkAttachment({ gameId, challenge }: LinkAttachmentProps) {
  const { t } = useLingui()
  const textOf = useProblemTexts()
  const { id: challengeId, attachment } = challenge
  const { mutateAsync } = useSetAttachment()
  return (
    <TextForm
      draftName={`attachment-link:${challengeId}`}
      stored={attachment?.type === 'Remote' ? (attachment.url ?? '') : ''}
      check={(link) => {
        const problem = linkProblem(link)
        return problem && textOf(problem)
      }}
      label={t`Link`}
      save={(remoteUrl) =>
        mutateAsync({ gameId, challengeId, attachmentType: 'Remote', remoteUrl })
      }
      action={<Trans>Save</Trans>}
      saved={<Trans>Saved.</Trans>}
    >
      {({ form: { control } }) => (
        <FormTextField
          control={control}
          name="text"
          type="url"
          isMono
          dir="ltr"
          autoComplete="off"
          label={t`Link`}
          placeholder="https://"
          maxLength={limits.attachmentCreateModel.remoteUrl.maxLength}
          hint={
            attachment?.type === 'Local'
              ? t`It replaces the attachment above immediately, and the old file is deleted.`
              : t`The link is not checked: try it yourself.`
          }
        />
      )}
    </TextForm>
  )
}
