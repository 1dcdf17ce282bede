// What runs beside the screens. Loaded after the first of them, which does not wait for it.
import { switchUser } from '@halyard/query'
import { startPersistence } from '@halyard/query/persist'
import { shareBetweenTabs } from '@halyard/query/tabs'
import { printBanner } from '#app/banner.ts'
import { followReach } from '#app/follow-reach.ts'
import { keepOffline } from '#app/keep-offline.ts'
import { tellOfClock } from '#app/tell-of-clock.ts'
import { tellOfWaits } from '#app/tell-of-waits.tsx'
import { build } from '#shared/build.ts'
import { queryClient } from '#shared/query.ts'
import { keptAnswersAreBack } from '#shared/ready.ts'
import type { Router } from '#shared/router.ts'

/** Starts it all. A page that cannot keep or share anything still works. */
export async function startBackground(router: Router): Promise<void> {
  printBanner()
  followReach(queryClient)
  tellOfWaits(queryClient)
  tellOfClock(queryClient)
  shareBetweenTabs({
    client: queryClient,
    onOtherUser: () => void switchUser(queryClient).then(router.revalidate),
  })
  // Without it the page works as long as there is a network.
  keepOffline().catch(() => {})
  try {
    await startPersistence(queryClient, { version: build.commit })
  } finally {
    keptAnswersAreBack()
  }
}
