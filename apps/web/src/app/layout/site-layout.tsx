import { SkipLinks } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Outlet, useMatches } from 'react-router'
import { ReachBar } from '#app/layout/reach-bar.tsx'
import { SiteBar } from '#app/layout/site-bar.tsx'
import { SiteTabs } from '#shared/layout/site-tabs.tsx'
import type { RouteHandle } from '#shared/handle.ts'
import { asHandle, mainId } from '#shared/handle.ts'
import { lazyPart } from '#shared/lazy-part.ts'
import { useUser } from '#shared/session/user.ts'
import * as styles from './site-layout.css.ts'

const SecondFactorMissing = lazyPart(
  'SecondFactorMissing',
  () => import('#app/layout/second-factor-missing.tsx'),
)

/** Bars and content of every screen that does not bring its own frame. */
export function Component() {
  const { t } = useLingui()
  const user = useUser()
  const { BarContext, BottomTabs = SiteTabs } = useHandle()
  return (
    <>
      <SkipLinks
        label={t({
          message: 'Skip links',
          comment: 'Name of the hidden links that jump to the content.',
        })}
        links={[{ targetId: mainId, label: t`Skip to the content` }]}
      />
      <SiteBar Context={BarContext} />
      <ReachBar />
      <Suspense>{user?.secondFactorMissing && <SecondFactorMissing />}</Suspense>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {/* Of a rendered page the bars are taken over first, and what is pressed in the screen before its turn comes next. */}
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <BottomTabs />
    </>
  )
}

/** What the routes on screen ask of the shell; the deepest one wins. */
function useHandle(): RouteHandle {
  const handles = useMatches().map(({ handle }) => asHandle(handle))
  return handles.reduce((all, handle) => ({ ...all, ...handle }), {})
}
