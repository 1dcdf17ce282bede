import type { ChallengeSettings } from '@halyard/api'
import { hasStatus } from '@halyard/api'
import { useGetEditChallenge } from '@halyard/query'
import { hasWrittenFlags } from '@halyard/rules'
import type { ChallengeType } from '@halyard/rules'
import { Callout, PageHeader } from '@halyard/ui'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChallengeTabs } from '#features/organise/challenge-tabs.tsx'
import { AddFlags } from '#features/organise/flags/add-flags.tsx'
import { AttachmentPart } from '#features/organise/flags/attachment-part.tsx'
import { FlagList } from '#features/organise/flags/flag-list.tsx'
import { Part } from '#features/organise/flags/part.tsx'
import { TemplatePart } from '#features/organise/flags/template-part.tsx'
import { TeamFlags } from '#features/organise/flags/team-flags.tsx'
import { useLinkedField } from '#shared/forms/use-linked-field.ts'
import { useFormat } from '#shared/format/format.ts'
import { Page } from '#shared/layout/page.tsx'

/** Why a challenge of each type shows what it shows. */
const typeWords = {
  StaticAttachment: msg`Every team gets the same file, and each of these flags is right for every team.`,
  StaticContainer: msg`Every team starts an instance of the same image, and each of these flags is right for every team. Instances are not told the flags: put them into the image.`,
  DynamicAttachment: msg`Each team gets a flag of its own together with its file, drawn from this list when the team first opens the challenge. There is no file for all teams.`,
  DynamicContainer: msg`Each team gets a flag of its own, made from the template when the team first opens the challenge, and its instance is told the flag. There is no list of flags.`,
} satisfies Record<ChallengeType, ReturnType<typeof msg>>

type FlagsScreenProps = { gameId: number; challengeId: number }

/** Flags and attachments of one challenge: what its type has, and nothing else. */
export function FlagsScreen({ gameId, challengeId }: FlagsScreenProps) {
  const { t, i18n } = useLingui()
  const { data: challenge, error } = useGetEditChallenge(gameId, challengeId)
  useLinkedField()
  if (!challenge) return null
  const { title } = challenge
  return (
    <Page title={[t`Flags and attachments`, title]} width="page">
      <ChallengeTabs gameId={gameId} challenge={challenge}>
        <PageHeader title={<bdi>{title}</bdi>} />
      </ChallengeTabs>
      {hasStatus(error, 404) && (
        <Callout tone="bad" title={t`“${title}” was deleted by somebody else`}>
          <Trans>Nothing can be saved any more. Copy what you still need from this page.</Trans>
        </Callout>
      )}
      <Callout tone="neutral">{i18n._(typeWords[challenge.type])}</Callout>
      <Parts gameId={gameId} challenge={challenge} />
    </Page>
  )
}

type PartsProps = { gameId: number; challenge: ChallengeSettings }

function Parts({ gameId, challenge }: PartsProps) {
  const { t } = useLingui()
  const { number } = useFormat()
  if (challenge.type === 'DynamicAttachment') {
    return <TeamFlags gameId={gameId} challenge={challenge} />
  }
  return (
    <>
      {hasWrittenFlags(challenge.type) ? (
        <Part title={t`Flags`} meta={number(challenge.flags.length)}>
          <FlagList gameId={gameId} challenge={challenge} />
          <AddFlags gameId={gameId} challenge={challenge} />
        </Part>
      ) : (
        <Part title={t`Flag template`}>
          <TemplatePart gameId={gameId} challenge={challenge} />
        </Part>
      )}
      <Part title={t`Attachment`} id="attachment">
        <AttachmentPart gameId={gameId} challenge={challenge} />
      </Part>
    </>
  )
}
