import { Toaster, setServerBrand } from '@halyard/ui'
import { accountQueries, infoQueries } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { replayEarlyPress } from '#app/focus/early-press.ts'
import { NavigationLine } from '#app/layout/navigation-line.tsx'
import { ConfirmHost } from '#app/hosts/confirm-host.tsx'
import { PaletteHost } from '#app/hosts/palette-host.tsx'
import { Announcer } from '#shared/feedback/announcer.tsx'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { SignInHost } from '#app/hosts/sign-in-host.tsx'
import { TranslationHost } from '#app/hosts/translation-host.tsx'
import { useFocusOnNavigation } from '#app/focus/use-focus-on-navigation.ts'
import { useBan } from '#app/background/use-ban.ts'
import { useSessionEnd } from '#app/background/use-session-end.ts'
import { mainId } from '#shared/handle.ts'
import { usePlatform } from '#shared/platform/platform.ts'
import { queryContext } from '#shared/query-context.ts'
import { usePlatformTitle } from '#shared/title.ts'

/** Who we are and who the reader is, before anything is shown. Without an answer the page still opens. */
export async function loader({ context }: LoaderFunctionArgs) {
  const client = context.get(queryContext)
  await Promise.allSettled([
    client.query({ ...infoQueries.config(), retry: false }),
    client.query({ ...accountQueries.profile(), retry: false }),
  ])
  return null
}

/** What every screen has, whatever frame is around it. */
export function RootLayout() {
  const { t } = useLingui()
  const { title, customTheme } = usePlatform()
  usePlatformTitle(title)
  useFocusOnNavigation(mainId)
  useSessionEnd()
  useBan()
  useEffect(() => void setServerBrand(customTheme), [customTheme])
  useEffect(() => {
    // Behind the effects of what is pressed.
    const timer = setTimeout(replayEarlyPress)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <NavigationLine />
      <Outlet />
      <Toaster
        label={t({
          message: 'Notifications',
          comment: 'Name of the area where short messages pop up.',
        })}
        closeLabel={t`Close`}
      />
      <Announcer />
      <QuestionHost />
      <PaletteHost />
      <SignInHost />
      <ConfirmHost />
      <TranslationHost />
      <ScrollRestoration />
    </>
  )
}
