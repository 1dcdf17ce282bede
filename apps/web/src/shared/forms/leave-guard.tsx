import { Suspense, useCallback } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import type { BlockerFunction } from 'react-router'
import { lazyPart } from '#shared/lazy-part.ts'
import { mustLeave } from '#shared/routing/must-leave.ts'

const LeaveDialog = lazyPart('LeaveDialog', () => import('#shared/forms/leave-dialog.tsx'))

type LeaveGuardProps = {
  isChanged: boolean
  /** Whether the changes wait for the reader's return, so that nothing has to be asked on the way to an address. */
  isKeptOn?: ((pathname: string) => boolean) | undefined
}

/** Asks before the page is left with unsaved changes. The browser asks in its own words before the tab is closed or reloaded. */
export function LeaveGuard({ isChanged, isKeptOn }: LeaveGuardProps) {
  const isLeaving = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      !mustLeave(nextLocation) &&
      currentLocation.pathname !== nextLocation.pathname &&
      isKeptOn?.(nextLocation.pathname) !== true,
    [isChanged, isKeptOn],
  )
  const blocker = useBlocker(isLeaving)
  useBeforeUnload(useCallback((event) => isChanged && event.preventDefault(), [isChanged]))
  if (blocker.state !== 'blocked') return null
  return (
    <Suspense>
      <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />
    </Suspense>
  )
}
