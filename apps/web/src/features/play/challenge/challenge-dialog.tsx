import type { Challenge, Game } from '@halyard/api'
import { useGetChallenge } from '@halyard/query'
import { hasStatus } from '@halyard/api'
import { Dialog, afterPaint } from '@halyard/ui'
import { useHydrated } from '@halyard/ui/use-hydrated'
import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { nextToDo } from '#features/play/board/data/challenges.ts'
import type { BoardChallenge } from '#features/play/board/data/challenges.ts'
import * as styles from '#features/play/challenge/challenge-dialog.css.ts'
import { ChallengeHeader, ChallengeSteps } from '#features/play/challenge/challenge-header.tsx'
import { ChallengeSide } from '#features/play/challenge/challenge-side.tsx'
import { ReadChallengeText } from '#features/play/challenge/challenge-text.tsx'
import { ChallengeFailed, ChallengeWaiting } from '#features/play/challenge/challenge-waiting.tsx'
import { useStepKeys } from '#features/play/challenge/use-step-keys.ts'
import { FlagForm } from '#features/play/flag/flag-form.tsx'

export type ChallengeDialogProps = {
  game: Game
  /** All challenges, in board order. */
  board: readonly BoardChallenge[]
  /** What the filter shows, in the order on screen: previous and next go through it. */
  order: readonly BoardChallenge[]
  challengeId: number
  /** It is beside the board instead of over it. */
  isDocked?: boolean
  onMove: (challengeId: number) => void
  onClose: () => void
  /** Its text is on screen. */
  onRead: () => void
  /** Puts the focus back to where it belongs. */
  onClosed: () => void
}

const refreshEvery = 120_000

/** An open challenge: its text, its files, who solved it, and at the foot the flag field. */
export function ChallengeDialog(props: ChallengeDialogProps) {
  'use memo'
  const { game, board, order, challengeId, isDocked = false } = props
  const { onMove, onClose, onRead, onClosed } = props
  const { t } = useLingui()
  const content = useRef<HTMLDivElement>(null)
  const [goingOn, setGoingOn] = useState<number>()
  const query = useGetChallenge(game.id, challengeId, { refetchInterval: refreshEvery })
  const onBoard = board.find(({ info }) => info.id === challengeId)
  const at = order.findIndex(({ info }) => info.id === challengeId)
  const previous = order[at - 1]?.info
  const next = at < 0 ? undefined : order[at + 1]?.info
  const todo = nextToDo(board, challengeId)?.info
  const isGone = useIsGone(query, onBoard !== undefined)
  const handleKeyDown = useStepKeys({ content, previous: previous?.id, next: next?.id, onMove })

  return (
    <Dialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      placement={isDocked ? 'inline' : 'center'}
    >
      <Dialog.Content
        ref={content}
        size="wide"
        phone="page"
        isRendered
        onKeyDown={handleKeyDown}
        // The challenge itself, not the first of its buttons: its keys step through the board.
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          content.current?.focus({ preventScroll: true })
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          onClosed()
        }}
      >
        <ChallengeHeader challenge={query.data} info={onBoard?.info}>
          <ChallengeSteps previous={previous} next={next} onMove={onMove} />
        </ChallengeHeader>
        {query.data ? (
          <>
            <div className={styles.columns} key={`text ${challengeId}`}>
              <ReadChallengeText
                gameId={game.id}
                challenge={query.data}
                isGone={isGone}
                onRead={onRead}
              />
              <Then isInDocument>
                <ChallengeSide game={game} challenge={query.data} info={onBoard?.info} />
              </Then>
            </div>
            <div className={styles.foot} key={`flag ${challengeId}`}>
              <Then>
                <FlagForm
                  game={game}
                  challenge={query.data}
                  isGone={isGone}
                  solve={onBoard?.solve}
                  points={onBoard?.info.score ?? query.data.score}
                  next={todo}
                  onNext={(id) => {
                    setGoingOn(id)
                    onMove(id)
                  }}
                  onClose={onClose}
                  hasFocus={goingOn === challengeId}
                />
              </Then>
            </div>
          </>
        ) : query.error ? (
          <ChallengeFailed error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <ChallengeWaiting label={t`Loading the challenge`} />
        )}
      </Dialog.Content>
    </Dialog.Root>
  )
}

type ThenProps = {
  /** It can come with the document: nothing moves then when it is taken over. */
  isInDocument?: boolean
  children: ReactNode
}

/** Rendered once what is around it has been painted: the text is what a challenge is opened for. */
function Then({ isInDocument = false, children }: ThenProps) {
  const isHydrated = useHydrated()
  const [isTime, setIsTime] = useState(isInDocument && !isHydrated)
  useEffect(() => afterPaint(() => startTransition(() => setIsTime(true))), [])
  return isTime && children
}

/**
 * Whether the organisers have closed the challenge while it is open. When the board lists it no more the server is asked at
 * once; what was read and typed stays on screen.
 */
function useIsGone(
  { data, error, refetch }: Pick<UseQueryResult<Challenge>, 'data' | 'error' | 'refetch'>,
  isOnBoard: boolean,
): boolean {
  const isUnlisted = data !== undefined && !isOnBoard
  const look = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (isUnlisted) look()
  }, [isUnlisted])
  return data !== undefined && (hasStatus(error, 404) || hasStatus(error, 403))
}
