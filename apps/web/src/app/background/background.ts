// Background work of the page: its code is loaded after the first screen.
import { switchUser } from '@halyard/query'
import { startPersistence } from '@halyard/query/persist'
import { shareBetweenTabs } from '@halyard/query/tabs'
import type { DataRouter } from 'react-router'
import { printBanner } from '#app/layout/banner.ts'
import { followReach } from '#app/background/follow-reach.ts'
import { keepOffline } from '#app/background/keep-offline.ts'
import { keepFocus } from '#app/focus/keep-focus.ts'
import { warnAboutClock } from '#app/background/clock-warning.ts'
import { toastUnhandled } from '#app/errors/toast-unhandled.tsx'
import { toastFailures } from '#app/errors/toast-failures.tsx'
import { mainId } from '#shared/handle.ts'
import { build } from '#shared/platform/build.ts'
import { queryClient } from '#shared/query.ts'
import { restoreIsDone } from '#shared/restored-query.ts'

/** Starts it all. A page that cannot keep or share anything still works. */
export async function startBackground(router: DataRouter): Promise<void> {
  printBanner()
  followReach(queryClient)
  toastFailures(queryClient)
  warnAboutClock(queryClient)
  toastUnhandled()
  keepFocus(mainId)
  // What fails may be the network: the words for it should be here by then.
  import('#shared/errors/route-error.tsx').catch(() => {})
  shareBetweenTabs({
    client: queryClient,
    onOtherUser: () => void switchUser(queryClient).then(() => router.revalidate()),
  })
  // Without it the page works as long as there is a network.
  keepOffline().catch(() => {})
  try {
    await startPersistence(queryClient, { version: build.commit })
  } finally {
    restoreIsDone()
  }
}
