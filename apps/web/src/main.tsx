import '#app/first-font.ts'
import '@halyard/ui/styles'
import { applyAppearance, watchAppearance } from '@halyard/ui'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { Application } from '#app/application.tsx'
import { allowOwnStyles } from '#app/own-styles.ts'
import { createRouter, prefetchScreen } from '#app/router.ts'
import { startBackgroundWork } from '#app/start-background.ts'
import { activate, startLanguage } from '#i18n/activate.ts'
import { PrefetchContext } from '#shared/link.tsx'
import { queryClient } from '#shared/query.ts'

allowOwnStyles()
void applyAppearance()
watchAppearance()

const router = createRouter(queryClient)
startBackgroundWork(router)
void draw()

/** In a function: a module that waits at its top keeps the bundler from putting modules together. */
async function draw(): Promise<void> {
  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no root element')
  try {
    await activate(startLanguage())
    createRoot(element).render(
      <Application client={queryClient}>
        <PrefetchContext value={prefetchScreen}>
          <RouterProvider router={router} />
        </PrefetchContext>
      </Application>,
    )
  } catch {
    // Without a catalog there is no language to say it in; English is what most readers of an error know.
    element.textContent = 'The page could not load its texts. Check your connection and reload.'
  }
}
