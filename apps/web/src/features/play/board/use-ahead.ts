import { afterPaint } from '@halyard/ui'
import { gameQueries } from '@halyard/query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'
import type { BoardChallenge } from '#features/play/board/challenges.ts'
import { preloadChallengeDialog } from '#features/play/challenge/load.ts'
import { prefetchMarkdown } from '#shared/content/markdown.tsx'

/** A pointer that rests this long on a tile, in milliseconds, is likely to press it; one that crosses it is not. */
const rest = 65
/** A challenge fetched this recently, in milliseconds, is not fetched ahead again. */
const recent = 60_000
/** This long after the board, in milliseconds, what it needed itself has come, and there is time for an open challenge. */
const leisure = 500

/** Fetches everything an opened challenge needs, and reads its text. */
function useFetchAhead(gameId: number) {
  const client = useQueryClient()
  return (challengeId: number) => {
    preloadChallengeDialog()
    const query = gameQueries.challenge(gameId, challengeId)
    // Nobody waits for it yet: a failure is told when it is opened.
    client.query({ ...query, staleTime: recent, retry: false }).then(
      ({ content }) => content && prefetchMarkdown(content),
      () => {},
    )
  }
}

/** Fetches ahead what can be gone on to from the open challenge, as soon as that is on screen. */
export function useNeighboursAhead(
  gameId: number,
  order: readonly BoardChallenge[],
  openId: number | undefined,
) {
  const fetchAhead = useFetchAhead(gameId)
  const fetchNeighbours = useEffectEvent((id: number) => {
    const at = order.findIndex(({ info }) => info.id === id)
    if (at < 0) return
    // Two onwards: the one after the next is there before somebody who goes on and on gets to it.
    for (const neighbour of [order[at + 1], order[at - 1], order[at + 2]]) {
      if (neighbour) fetchAhead(neighbour.info.id)
    }
  })
  useEffect(() => {
    if (openId === undefined) return undefined
    return afterPaint(() => fetchNeighbours(openId))
  }, [openId])
}

/** Fetches ahead the tile of this area that is under the pointer or has the focus. */
export function useTilesAhead(gameId: number, area: RefObject<HTMLElement | null>) {
  const fetch = useFetchAhead(gameId)
  const fetchAhead = useEffectEvent(fetch)
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    const stop = new AbortController()
    const listen = (name: 'pointerover' | 'pointerdown' | 'focusin', hear: (id?: number) => void) =>
      area.current?.addEventListener(name, ({ target }) => hear(idAt(target)), stop)
    const atOnce = (id?: number) => id !== undefined && fetchAhead(id)
    listen('pointerdown', atOnce)
    listen('focusin', atOnce)
    listen('pointerover', (id) => {
      clearTimeout(resting)
      if (id !== undefined) resting = setTimeout(() => fetchAhead(id), rest)
    })
    const wait = setTimeout(preloadChallengeDialog, leisure)
    return () => {
      stop.abort()
      clearTimeout(wait)
      clearTimeout(resting)
    }
  }, [area])
}

/** The challenge whose tile an event is in. */
function idAt(target: EventTarget | null): number | undefined {
  const tile = target instanceof Element ? target.closest('[data-roving]') : null
  return tile ? Number(tile.getAttribute('data-roving')) : undefined
}
