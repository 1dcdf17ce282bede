import { Suspense, lazy } from 'react'
import { useBlocker } from '#shared/router.ts'

const LeaveDialog = lazy(() =>
  import('#shared/forms/leave-dialog.tsx').then((module) => ({ default: module.LeaveDialog })),
)

/** Asks before the page is left with something on it that is not saved. The browser asks before the tab is closed. */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  const { leavingTo, leave, stay } = useBlocker(isChanged)
  if (!leavingTo) return null
  return (
    <Suspense>
      <LeaveDialog onLeave={leave} onStay={stay} />
    </Suspense>
  )
}
