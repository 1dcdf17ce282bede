import '#app/first-font.ts'
import '@halyard/ui/styles'
import { applyAppearance, watchAppearance } from '@halyard/ui'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startBesides } from '#app/start-besides.ts'
import { allowOwnStyles } from '#app/own-styles.ts'
import { createRouter } from '#app/router.tsx'
import { activate, startLanguage } from '#i18n/activate.ts'
import { queryClient } from '#shared/query.ts'
import { RouterProvider } from '#shared/router.ts'

allowOwnStyles()
void applyAppearance()
watchAppearance()

const router = createRouter()
startBesides(router)
void draw()

/** In a function: a module that waits at its top keeps the bundler from putting modules together. */
async function draw(): Promise<void> {
  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no root element')
  try {
    await activate(startLanguage())
    createRoot(element).render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </I18nProvider>
      </StrictMode>,
    )
  } catch {
    // Without a catalog there is no language to say it in; English is what most readers of an error know.
    element.textContent = 'The page could not load its texts. Check your connection and reload.'
  }
}
