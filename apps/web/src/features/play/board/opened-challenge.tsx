import type { Game } from '@halyard/api'
import { from } from '@halyard/ui/breakpoints'
import type { RefObject } from 'react'
import * as styles from '#features/play/board/board.css.ts'
import type { BoardChallenge } from '#features/play/board/challenges.ts'
import { useNeighboursAhead, useTilesAhead } from '#features/play/board/use-ahead.ts'
import { OpenChallenge } from '#features/play/challenge/open-challenge.tsx'
import { useOpenParam } from '#shared/routing/open-param.ts'
import { parseId } from '#shared/params.ts'
import { useMedia } from '#shared/hooks/use-media.ts'

type OpenedChallengeProps = {
  game: Game
  /** Around all tiles. */
  area: RefObject<HTMLElement | null>
  /** All challenges, in board order. */
  board: readonly BoardChallenge[]
  /** What the filter shows, in the order on screen. */
  order: readonly BoardChallenge[]
  /** Puts the focus back to where it belongs. */
  onClosed: (challengeId: number) => void
}

/** From here on there is room for an open challenge beside the board. */
const wideEnough = from('w24')

/** The challenge that the address names, and what may be opened next fetched ahead. Follows the address before the rest of the page, which a press would else have to wait for. */
export function OpenedChallenge({ game, area, board, order, onClosed }: OpenedChallengeProps) {
  'use memo'
  const opened = useOpenParam('c')
  const isDocked = useMedia(wideEnough)
  const openId = parseId(opened.value)
  useTilesAhead(game.id, area)
  useNeighboursAhead(game.id, order, openId)
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
      onClosed={() => onClosed(openId)}
    />
  )
  return isDocked ? <div className={styles.dock}>{challenge}</div> : challenge
}
