import type { HubState, LogMessage } from '@halyard/api'
import { watchLog } from '@halyard/query/live'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { RefObject } from 'react'
import { newerThan } from '#features/administer/logs/log-choice.ts'

/** The connection over which lines come, while the screen is open. */
export function useLogHub(): HubState {
  const client = useQueryClient()
  const [state, setState] = useState<HubState>('connecting')
  useEffect(() => watchLog({ client, onState: setState }), [client])
  return state
}

/**
 * Lines that follow what is written, or are paused: by a button, or because the reader has scrolled down from the newest, which
 * would otherwise push the others away below the eyes.
 *
 * @param top an element at the newest line
 */
export function useLogFeed(lines: readonly LogMessage[], top: RefObject<HTMLElement | null>) {
  const [paused, setPaused] = useState<readonly LogMessage[]>()
  const hold = () => setPaused((before) => before ?? lines)
  const handleScrolled = useEffectEvent(hold)
  useEffect(() => {
    if (!top.current) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting && entry.boundingClientRect.top < 0) handleScrolled()
    })
    observer.observe(top.current)
    return () => observer.disconnect()
  }, [top])
  return {
    lines: paused ?? lines,
    isPaused: paused !== undefined,
    newCount: paused ? newerThan(paused, lines) : 0,
    hold,
    follow: () => {
      setPaused(undefined)
      // Before the observer sees it, so that following does not hold again at once.
      top.current?.scrollIntoView({ block: 'center' })
    },
  }
}
