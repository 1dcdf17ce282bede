import { hasStatus } from '@halyard/api'
import type { ChallengeInfo } from '@halyard/api'
import { useGetEditChallenge } from '@halyard/query'
import { Callout } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { ChallengeEditor } from '#features/organise/challenge/challenge-editor.tsx'
import { ChallengeHead } from '#features/organise/challenge/challenge-head.tsx'
import { preloadEffectList } from '#features/organise/challenge/lazy-effect-list.tsx'
import { playersView } from '#features/organise/challenge/players-view.ts'
import type { PlayersView } from '#features/organise/challenge/players-view.ts'
import { useEditedChallenge } from '#features/organise/challenge/use-edited-challenge.tsx'
import { useScoring, useScoringWay } from '#features/organise/challenge/use-scoring.ts'
import { useEditedGame } from '#features/organise/edited-game.ts'
import { Page } from '#shared/layout/page.tsx'
import { paths } from '#shared/paths.ts'
import { lazyPart } from '#shared/lazy-part.ts'
import { useOpenParam } from '#shared/routing/open-param.ts'
import { useLeave } from '#shared/routing/use-leave.ts'
import type { EditChallenge } from '#features/organise/challenge/challenge-form.ts'

const ChallengeDialogs = lazyPart(
  'ChallengeDialogs',
  () => import('#features/organise/challenge/challenge-dialogs.tsx'),
)

export type PreviewProps = PlayersView & { gameStart: number; bonus: number; onClose: () => void }

/** The players' view of a challenge, which belongs to another feature. */
type PlayersParts = {
  Preview: ComponentType<PreviewProps>
  Tile: ComponentType<{ info: ChallengeInfo; onOpen: () => void }>
}

/** One challenge, edited. */
export function ChallengeScreen({ challengeId, ...parts }: PlayersParts & { challengeId: number }) {
  const { id: gameId } = useEditedGame()
  const { data, error, refetch } = useGetEditChallenge(gameId, challengeId)
  return (
    data && (
      <EditedScreen
        {...parts}
        challenge={data}
        isMissing={hasStatus(error, 404)}
        onRefresh={() => void refetch()}
      />
    )
  )
}

type EditedScreenProps = PlayersParts & {
  challenge: EditChallenge
  isMissing: boolean
  onRefresh: () => void
}

function EditedScreen({ challenge, isMissing, onRefresh, Preview, Tile }: EditedScreenProps) {
  const { t } = useLingui()
  const game = useEditedGame()
  const dialog = useOpenParam('dlg')
  const [isDeleted, setIsDeleted] = useState(false)
  useEffect(() => void preloadEffectList(), [])
  const edited = useEditedChallenge({ game, stored: challenge, isDone: isDeleted })
  const scoring = useScoring(game.id, challenge.id)
  const way = useScoringWay(game.id, scoring)
  const view = playersView(challenge, edited.edit.values, way)
  useLeave(isDeleted ? paths.gameChallenges(game.id) : undefined)
  const openPreview = () => dialog.open('preview')
  return (
    <Page title={[challenge.title, t`Challenges`, game.title]} width="wide">
      <ChallengeHead
        game={game}
        challenge={challenge}
        onPreview={openPreview}
        onDeleted={() => setIsDeleted(true)}
      />
      {isMissing && !isDeleted && (
        <Callout tone="bad" role="alert" title={t`Someone else has deleted this challenge`}>
          <Trans>Nothing can be saved anymore. Copy what you still need from this page.</Trans>
        </Callout>
      )}
      <ChallengeEditor
        game={game}
        challenge={challenge}
        edited={edited}
        isMissing={isMissing}
        onRefresh={onRefresh}
        way={way}
        onOpen={dialog.open}
        tile={<Tile info={view.info} onOpen={openPreview} />}
      />
      {dialog.value && (
        <Suspense>
          <ChallengeDialogs
            name={dialog.value}
            game={game}
            challengeId={challenge.id}
            challenge={edited.edit.values}
            solves={challenge.acceptedCount}
            onClose={dialog.close}
          />
        </Suspense>
      )}
      {dialog.value === 'preview' && (
        <Preview {...view} gameStart={game.start} bonus={game.bloodBonus} onClose={dialog.close} />
      )}
    </Page>
  )
}
