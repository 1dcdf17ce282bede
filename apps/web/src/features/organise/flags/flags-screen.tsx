import type { ChallengeSettings, GameSettings } from '@halyard/api'
import { hasStatus } from '@halyard/api'
import { useGetEditChallenge } from '@halyard/query'
import { hasWrittenFlags } from '@halyard/rules'
import type { ChallengeType } from '@halyard/rules'
import { Callout } from '@halyard/ui'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { ComponentType } from 'react'
import { ChallengeHead } from '#features/organise/challenge/challenge-head.tsx'
import type { PreviewProps } from '#features/organise/challenge/challenge-screen.tsx'
import { AddFlags } from '#features/organise/flags/add/add-flags.tsx'
import { AttachmentPart } from '#features/organise/flags/attachment/attachment-part.tsx'
import { FlagList } from '#features/organise/flags/list/flag-list.tsx'
import { Part } from '#features/organise/flags/part.tsx'
import { TemplatePart } from '#features/organise/flags/template-part.tsx'
import { TeamFlags } from '#features/organise/flags/team-flags.tsx'
import { useCurrentMinute } from '#shared/clock/clock.ts'
import { usePlatform } from '#shared/platform/platform.ts'
import { useLinkedField } from '#shared/forms/use-linked-field.ts'
import { useFormat } from '#shared/format/format.ts'
import { Page } from '#shared/layout/page.tsx'
import { lazyPart } from '#shared/lazy-part.ts'
import { paths } from '#shared/paths.ts'
import { useOpenParam } from '#shared/routing/open-param.ts'
import { useLeave } from '#shared/routing/use-leave.ts'

const JudgeAgain = lazyPart(
  'JudgeAgain',
  () => import('#features/organise/flags/judging/judge-again.tsx'),
)
const FlagsPreview = lazyPart(
  'FlagsPreview',
  () => import('#features/organise/flags/list/flags-preview.tsx'),
)

/** Why a challenge of each type shows what it shows. */
const typeLabels = {
  StaticAttachment: msg`Every team gets the same file, and each of these flags is right for every team.`,
  StaticContainer: msg`Every team starts an instance of the same image, and each of these flags is right for every team. Instances do not receive the flags: put them into the image.`,
  DynamicAttachment: msg`Each team gets a flag of its own together with its file, drawn from this list when the team first opens the challenge. There is no file for all teams.`,
  DynamicContainer: msg`Each team gets a flag of its own, made from the template when the team first opens the challenge, and its instance receives the flag. There is no list of flags.`,
} satisfies Record<ChallengeType, ReturnType<typeof msg>>

type FlagsScreenProps = {
  game: GameSettings
  challengeId: number
  /** The players' view of a challenge, which belongs to another feature. */
  Preview: ComponentType<PreviewProps>
}

/** Flags and attachments of one challenge: what its type has, and nothing else. */
export function FlagsScreen({ game, challengeId, Preview }: FlagsScreenProps) {
  const { t, i18n } = useLingui()
  const gameId = game.id
  const { extensions } = usePlatform()
  const hasStarted = useCurrentMinute() >= game.start
  const { data: challenge, error } = useGetEditChallenge(gameId, challengeId)
  const dialog = useOpenParam('dlg')
  const [isDeleted, setIsDeleted] = useState(false)
  useLinkedField()
  useLeave(isDeleted ? paths.gameChallenges(gameId) : undefined)
  if (!challenge) return null
  const { title } = challenge
  return (
    <Page title={[t`Flags and attachments`, title]} width="page">
      <ChallengeHead
        game={game}
        challenge={challenge}
        section="gameFlags"
        onPreview={() => dialog.open('preview')}
        onDeleted={() => setIsDeleted(true)}
      />
      {hasStatus(error, 404) && !isDeleted && (
        <Callout tone="bad" title={t`“${title}” was deleted by someone else`}>
          <Trans>Nothing can be saved anymore. Copy what you still need from this page.</Trans>
        </Callout>
      )}
      <Callout tone="neutral">{i18n._(typeLabels[challenge.type])}</Callout>
      <Parts gameId={gameId} challenge={challenge} />
      {hasStarted && extensions?.includes('corrections') && (
        <Suspense>
          <JudgeAgain gameId={gameId} challengeId={challengeId} />
        </Suspense>
      )}
      {dialog.value === 'preview' && (
        <Suspense>
          <FlagsPreview {...{ game, challenge, Preview }} onClose={dialog.close} />
        </Suspense>
      )}
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
