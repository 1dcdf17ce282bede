import '#app/background/first-font.ts'
import '@halyard/ui/styles'
import { applyAppearance, watchAppearance } from '@halyard/ui'
import { accountQueries } from '@halyard/query'
import { hydrate } from '@tanstack/react-query'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Application } from '#app/application.tsx'
import { allowOwnStyles } from '#app/errors/own-styles.ts'
import { alignClocks, readPageState } from '#app/errors/page-state.ts'
import type { PageState } from '#app/errors/page-state.ts'
import { createRouter, prefetchScreen, resolveLazyRoutes } from '#app/router.ts'
import { startBackgroundWork } from '#app/background/start-background.ts'
import { isVisitors } from '#boot/visitor.ts'
import { activate, startLanguage } from '#i18n/activate.ts'
import { PrefetchContext } from '#shared/link.tsx'
import { queryClient } from '#shared/query.ts'

allowOwnStyles()
void applyAppearance()
watchAppearance()
void start()

/** In a function: a module that waits at its top keeps the bundler from putting modules together. */
async function start(): Promise<void> {
  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no root element')
  try {
    const language = startLanguage()
    const state = readPageState()
    await (state?.language === language ? hydratePage(element, state) : renderPage(element))
  } catch {
    // Without a catalog there is no language to say it in; English is what most readers of an error know.
    element.textContent = 'The page could not load its texts. Check your connection and reload.'
  }
}

async function renderPage(element: HTMLElement): Promise<void> {
  if (isVisitors()) queryClient.setQueryData(accountQueries.profile().queryKey, null)
  const router = createRouter(queryClient)
  startBackgroundWork(router)
  await activate(startLanguage())
  createRoot(element).render(<Page router={router} />)
}

/** Hydrates what the server has rendered. */
async function hydratePage(element: HTMLElement, state: PageState): Promise<void> {
  alignClocks(state)
  hydrate(queryClient, state.queries)
  await Promise.all([activate(state.language), resolveLazyRoutes()])
  const router = createRouter(queryClient, state.hydrationData)
  hydrateRoot(element, <Page router={router} rendered={state.rendered} />)
  startBackgroundWork(router)
}

const Page = ({ router, rendered }: { router: DataRouter; rendered?: PageState['rendered'] }) => (
  <Application client={queryClient} rendered={rendered}>
    <PrefetchContext value={prefetchScreen}>
      {/* A transition is rendered in slices of 5 ms, one a frame: a slow machine would open a challenge after most of a second. */}
      <RouterProvider router={router} useTransitions={false} />
    </PrefetchContext>
  </Application>
)
