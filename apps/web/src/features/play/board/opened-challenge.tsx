import type { Game } from '@halyard/api'
import { from } from '@halyard/ui/breakpoints'
import { useEffect } from 'react'
import * as styles from '#features/play/board/board.css.ts'
import type { BoardChallenge } from '#features/play/board/data/challenges.ts'
import { preloadChallengeDialog } from '#features/play/challenge/load.ts'
import { OpenChallenge } from '#features/play/challenge/open-challenge.tsx'
import { useOpenParam } from '#shared/routing/open-param.ts'
import { parseId } from '#shared/params.ts'
import { useHydrated } from '@halyard/ui/use-hydrated'
import { useMedia } from '#shared/hooks/use-media.ts'

type OpenedChallengeProps = {
  game: Game
  /** All challenges, in board order. */
  board: readonly BoardChallenge[]
  /** What the filter shows, in the order on screen. */
  order: readonly BoardChallenge[]
  onRead: (challengeId: number) => void
  /** Puts the focus back to where it belongs. */
  onClosed: (challengeId: number) => void
}

/** From here on there is room for an open challenge beside the board. */
const wideEnough = from('w24')

/**
 * The challenge that the address names. Only the code is fetched ahead, never a challenge: reading one may reserve its flag for the
 * team.
 */
export function OpenedChallenge(props: OpenedChallengeProps) {
  'use memo'
  const { game, board, order, onRead, onClosed } = props
  const opened = useOpenParam('c')
  // The server knows no window that wide, and hydration has to find what it rendered.
  const hasRoom = useMedia(wideEnough)
  const isDocked = useHydrated() && hasRoom
  const openId = parseId(opened.value)
  // At once, when the board can be used: whoever presses a tile in the first seconds would wait for it.
  useEffect(preloadChallengeDialog, [])
  if (openId === undefined) return null
  const challenge = (
    <OpenChallenge
      game={game}
      board={board}
      order={order}
      challengeId={openId}
      isDocked={isDocked}
      onMove={(id) => opened.replace(String(id))}
      onClose={opened.close}
      onRead={() => onRead(openId)}
      onClosed={() => onClosed(openId)}
    />
  )
  return isDocked ? <div className={styles.dock}>{challenge}</div> : challenge
}
