import type { Challenge, ChallengeInfo } from '@halyard/api'
import { CategoryIcon, CopyIconButton, Dialog, IconButton } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { isolate } from '#i18n/isolate.ts'
import * as styles from '#features/play/challenge/challenge-dialog.css.ts'
import { isContainer, typeLabel } from '#features/play/challenge/challenge-labels.ts'
import { useFormat } from '#shared/format/format.ts'
import { knownCategory } from '#shared/game/challenge/categories.ts'

type ChallengeHeaderProps = {
  challenge: Challenge | undefined
  /** What the board knows, before the challenge itself has loaded. */
  info: ChallengeInfo | undefined
  /** Below the title: what is special about this view. */
  badge?: ReactNode
  /** Where to go from here, and a link to this place; without them there is no other. */
  children?: ReactNode
}

/** The head of an open challenge: what it is called, what it is, what it is worth. */
export function ChallengeHeader({ challenge, info, badge, children }: ChallengeHeaderProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const known = info ?? challenge
  const score = known && format.number(known.score)
  return (
    <Dialog.Header
      hasLine
      closeLabel={t`Close`}
      leading={
        known && <CategoryIcon category={knownCategory(known.category)} size={38} hasPlate />
      }
      title={<bdi>{known?.title ?? t`Challenge`}</bdi>}
      description={
        known && (
          <span className={styles.meta}>
            <span
              className={`${styles.dotted} ${styles.category} ${styles.hues[knownCategory(known.category)]}`}
            >
              {known.category}
            </span>
            {challenge && (isContainer(challenge.type) || challenge.context.url) && (
              <span className={styles.dotted}>{i18n._(typeLabel[challenge.type])}</span>
            )}
            {info && (
              <span className={`${styles.dotted} ${styles.notOnPhone}`}>
                {t`${plural(info.solved, { one: '# solve', other: '# solves' })}`}
              </span>
            )}
            {badge}
          </span>
        )
      }
      actions={
        <>
          {score !== undefined && (
            <span className={styles.points}>
              <Trans>
                {score} <span className={styles.unit}>pts</span>
              </Trans>
            </span>
          )}
          {children && <span className={styles.steps}>{children}</span>}
        </>
      }
    />
  )
}

type ChallengeStepsProps = {
  previous: ChallengeInfo | undefined
  next: ChallengeInfo | undefined
  onMove: (challengeId: number) => void
}

/** The neighbours of an open challenge, and the link to it. */
export function ChallengeSteps({ previous, next, onMove }: ChallengeStepsProps) {
  const { t } = useLingui()
  return (
    <>
      <Step target={previous} label={t`Previous challenge`} shortcut="[" onMove={onMove}>
        <ChevronLeft size={16} />
      </Step>
      <Step target={next} label={t`Next challenge`} shortcut="]" onMove={onMove}>
        <ChevronRight size={16} />
      </Step>
      <CopyIconButton
        text={() => window.location.href}
        labels={{ copy: t`Copy the link`, copied: t`Copied` }}
      />
    </>
  )
}

type StepProps = {
  target: ChallengeInfo | undefined
  label: string
  shortcut: string
  onMove: (challengeId: number) => void
  children: ReactNode
}

function Step({ target, label, shortcut, onMove, children }: StepProps) {
  return (
    <IconButton
      label={target ? `${label}: ${isolate(target.title)} (${shortcut})` : label}
      aria-keyshortcuts={shortcut}
      disabled={!target}
      onClick={() => target && onMove(target.id)}
    >
      {children}
    </IconButton>
  )
}
