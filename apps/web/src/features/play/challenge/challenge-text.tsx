import type { Challenge } from '@halyard/api'
import { Callout, afterPaint } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import * as styles from '#features/play/challenge/challenge-dialog.css.ts'
import { Hints } from '#features/play/challenge/hints/hints.tsx'
import { saveSeenHints, seenHints } from '#features/play/challenge/seen-hints.ts'
import { useHydrated } from '@halyard/ui/use-hydrated'
import { Markdown } from '#shared/content/markdown.tsx'

type ReadChallengeTextProps = {
  gameId: number
  challenge: Challenge
  isGone: boolean
  onRead: () => void
}

/** The text of a challenge and its hints, as far as they are new to the reader marked so. */
export function ReadChallengeText(props: ReadChallengeTextProps) {
  const { gameId, challenge, isGone, onRead } = props
  const { id: challengeId } = challenge
  // What was new when the challenge was opened stays marked while it is open.
  const [seen] = useState(() => seenHints(gameId, challengeId))
  const isHydrated = useHydrated()
  const count = challenge.hints?.length ?? 0
  // Marking it as read renders and stores again; the text comes first.
  useEffect(
    () => afterPaint(() => saveSeenHints(gameId, challengeId, count)),
    [gameId, challengeId, count],
  )
  const handleRead = useEffectEvent(onRead)
  useEffect(() => afterPaint(() => handleRead()), [])
  return (
    <ChallengeText
      gameId={gameId}
      challenge={challenge}
      isGone={isGone}
      seenHintCount={isHydrated ? seen : undefined}
    />
  )
}

type ChallengeTextProps = {
  /** Of a player, who can open hints; not of an organizer's preview. */
  gameId?: number
  challenge: Challenge
  isGone?: boolean
  /** How many hints the reader has seen; undefined before the first opening. */
  seenHintCount?: number | undefined
}

/** The text of a challenge and its hints. */
export function ChallengeText({
  gameId,
  challenge,
  isGone = false,
  seenHintCount,
}: ChallengeTextProps) {
  const { t } = useLingui()
  return (
    <div
      className={styles.text}
      // What scrolls can be reached by keys, also when there is nothing to press in it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={t({ message: 'Task', comment: 'Heading above the text of a challenge.' })}
    >
      {isGone && (
        <Callout tone="warn" title={t`The organizers have closed this challenge`}>
          <Trans>
            It accepts no flags while it is closed. What you have read and typed stays here.
          </Trans>
        </Callout>
      )}
      {challenge.content ? (
        <Markdown source={challenge.content} topLevel={3} />
      ) : (
        <p>
          <Trans>This challenge has no text.</Trans>
        </p>
      )}
      <Hints gameId={gameId} challenge={challenge} seen={seenHintCount} />
    </div>
  )
}
