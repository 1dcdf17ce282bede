import type { Challenge, ChallengeInfo, Solve } from '@halyard/api'
import type { MatchedFlag } from '@halyard/flags'
import { Badge, Dialog, FlagInput } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Eye } from 'lucide-react'
import * as styles from '#features/play/challenge/challenge-dialog.css.ts'
import { Attachment, Deadline, SolvedBy } from '#features/play/challenge/challenge-facts.tsx'
import { ChallengeHeader } from '#features/play/challenge/challenge-header.tsx'
import { ChallengeText } from '#features/play/challenge/challenge-text.tsx'
import { isContainer } from '#features/play/challenge/challenge-labels.ts'
import { longestAnswer } from '#features/play/flag/answer.ts'
import { flagLock } from '#features/play/flag/lock.ts'
import { useFlagTexts } from '#features/play/flag/use-flag-texts.tsx'
import { InstanceView } from '#features/play/instance/instance-box.tsx'
import { useSampleFlag } from '#features/play/preview/use-sample-flag.ts'
import { useSampleInstance } from '#features/play/preview/use-sample-instance.ts'
import { useNow } from '#shared/clock/clock.ts'

export type ChallengePreviewProps = {
  /** As players will get it. */
  challenge: Challenge
  /** As it will be on the board. */
  info: ChallengeInfo
  /** The flags of the challenge; null where each team gets one of its own. */
  flags: readonly MatchedFlag[] | null
  gameStart: number
  /** What the first solves of the game earn, packed. */
  bonus: number
  onClose: () => void
}

/** The open challenge as players see it while the game runs, made of the same parts. Nothing of it reaches the server. */
export function ChallengePreview(props: ChallengePreviewProps) {
  const { challenge, info, gameStart, bonus, onClose } = props
  const { t } = useLingui()
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content size="wide" phone="page">
        <ChallengeHeader
          challenge={challenge}
          info={info}
          badge={
            <Badge tone="info" icon={<Eye size={12} />}>
              {t({
                message: 'Preview',
                comment: 'Mark on a challenge that is shown to its organisers as players see it.',
              })}
            </Badge>
          }
        />
        <div className={styles.columns}>
          <ChallengeText challenge={challenge} />
          <div className={styles.side}>
            {isContainer(challenge.type) && <SampleInstance challenge={challenge} />}
            <Deadline deadline={challenge.deadline} />
            <Attachment challenge={challenge} />
            <SolvedBy info={info} gameStart={gameStart} bonus={bonus} />
          </div>
        </div>
        <div className={styles.foot}>
          <SampleFlag {...props} />
        </div>
      </Dialog.Content>
    </Dialog.Root>
  )
}

function SampleInstance({ challenge }: { challenge: Challenge }) {
  const { instance, challenge: withInstance } = useSampleInstance(challenge)
  return (
    <section className={styles.section}>
      <InstanceView gameId={0} challenge={withInstance} instance={instance} />
    </section>
  )
}

/** Open, as it is for a team in the middle of the game. */
const endless = { start: 0, end: Infinity, practiceMode: false }

function SampleFlag({ challenge, flags }: ChallengePreviewProps) {
  const { t } = useLingui()
  const { form, attempts, solvedAt } = useSampleFlag(challenge, flags)
  const solve: Solve | undefined =
    solvedAt === null
      ? undefined
      : { id: challenge.id, score: challenge.score, type: 'Normal', userName: null, time: solvedAt }
  const lock = flagLock({
    challenge: { ...challenge, attempts },
    game: endless,
    solve,
    nowMs: useNow(),
  })
  const labels = useFlagTexts(form, lock, form.trim)
  const note = flags ? (
    <Trans>Preview: nothing is sent. The flags of the challenge are right, others wrong.</Trans>
  ) : (
    <Trans>
      Preview: nothing is sent. Each team has its own flag, so any answer is right here.
    </Trans>
  )
  return (
    <div className={styles.footBody}>
      <FlagInput
        label={t({
          message: 'Flag',
          comment: 'The text that proves a challenge is solved. Not a banner.',
        })}
        placeholder="flag{…}"
        value={form.value}
        onValueChange={form.change}
        onSubmit={form.send}
        keyHint={t({ message: 'Enter', context: 'the key on a keyboard' })}
        maxLength={longestAnswer + 1}
        {...labels}
        note={
          <>
            {labels.note} {note}
          </>
        }
      />
    </div>
  )
}
