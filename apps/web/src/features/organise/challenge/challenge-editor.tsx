import type { GameSettings } from '@halyard/api'
import { isContainerType } from '@halyard/rules'
import { Skeleton } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import type { EditChallenge } from '#features/organise/challenge/challenge-form.ts'
import * as styles from '#features/organise/challenge/challenge-editor.css.ts'
import type { ScoringWay } from '#features/organise/challenge/effects.ts'
import { GeneralFields, StatementField } from '#features/organise/challenge/general-fields.tsx'
import { HintsField } from '#features/organise/challenge/hints-field.tsx'
import { LimitsCard } from '#features/organise/challenge/limits-card.tsx'
import { ScoreCard } from '#features/organise/challenge/score-card.tsx'
import { useChallengeTexts } from '#features/organise/challenge/use-challenge-texts.ts'
import type { useEditedChallenge } from '#features/organise/challenge/use-edited-challenge.tsx'
import { usePlatform } from '#shared/platform/platform.ts'
import { FormTextField } from '#shared/forms/fields.tsx'
import { StoredForm } from '#shared/forms/stored-form.tsx'
import { lazyPart } from '#shared/lazy-part.ts'
import { paths } from '#shared/paths.ts'

// Two of the four types have them.
const ContainerFields = lazyPart(
  'ContainerFields',
  () => import('#features/organise/challenge/container-fields.tsx'),
)
const TestInstanceCard = lazyPart(
  'TestInstanceCard',
  () => import('#features/organise/challenge/test-instance/test-instance-card.tsx'),
)
const RulesCard = lazyPart(
  'RulesCard',
  () => import('#features/organise/challenge/rules/rules-card.tsx'),
)

type ChallengeEditorProps = {
  game: GameSettings
  challenge: EditChallenge
  edited: ReturnType<typeof useEditedChallenge>
  /** Somebody else has deleted it. */
  isMissing: boolean
  onRefresh: () => void
  /** How its points fall, where the server tells. */
  way: ScoringWay | undefined
  /** Opens a dialog, which is outside of the form. */
  onOpen: (dialog: string) => void
  /** The challenge as on the board. */
  tile: ReactNode
}

/** Every field of a challenge, with what it means for players beside it. */
export function ChallengeEditor({
  game,
  challenge,
  edited: { edit, isSaving, save },
  isMissing,
  onRefresh,
  way,
  onOpen,
  tile,
}: ChallengeEditorProps) {
  const { t } = useLingui()
  const texts = useChallengeTexts()
  const { extensions = [] } = usePlatform()
  const hasRules = ['requirements', 'cooldown', 'hints'].some((name) => extensions.includes(name))
  const { control } = edit.form
  const { type } = challenge
  const neighbours = `${paths.gameChallenges(game.id)}/`
  return (
    <StoredForm
      edit={edit}
      texts={texts}
      label={t`Changes to the challenge`}
      saveLabel={<Trans>Save challenge</Trans>}
      pending={isSaving}
      blocked={isMissing ? <Trans>This challenge was deleted.</Trans> : undefined}
      isKeptOn={(pathname) => pathname.startsWith(neighbours)}
      onSubmit={save}
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          <GeneralFields control={control} type={type} />
          <StatementField control={control} />
          <HintsField control={control} stored={edit.stored.hints} />
          {type === 'DynamicAttachment' && (
            <FormTextField
              control={control}
              name="fileName"
              label={texts.fileName.label}
              hint={t`Every team downloads its own file under this name.`}
              autoComplete="off"
            />
          )}
          {isContainerType(type) && (
            <Suspense fallback={<Skeleton height="20rem" shape="box" />}>
              <ContainerFields control={control} />
            </Suspense>
          )}
        </div>
        <aside
          className={styles.aside}
          aria-label={t({ message: 'Score and limits', comment: 'Part of a page beside a form.' })}
        >
          <ScoreCard
            edit={edit}
            count={challenge.acceptedCount}
            bonus={game.bloodBonus}
            way={way}
            onChooseScoring={() => onOpen('scoring')}
          />
          <LimitsCard control={control} game={game} />
          {hasRules && (
            <Suspense fallback={<Skeleton height="8rem" shape="box" />}>
              <RulesCard gameId={game.id} challengeId={challenge.id} onOpen={onOpen} />
            </Suspense>
          )}
          {isContainerType(type) && (
            <Suspense fallback={<Skeleton height="8rem" shape="box" />}>
              <TestInstanceCard
                gameId={game.id}
                challenge={challenge}
                edit={edit}
                onExpired={onRefresh}
              />
            </Suspense>
          )}
          <div className={styles.section}>
            <p className={styles.note}>
              <Trans>On the board</Trans>
            </p>
            <div className={styles.tile}>{tile}</div>
          </div>
        </aside>
      </div>
    </StoredForm>
  )
}
