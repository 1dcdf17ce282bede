import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { queryClient } from '#shared/query.ts'
import { RouterProvider } from '#shared/router.ts'
import type { Router } from '#shared/router.ts'

/** All that is drawn, by the browser and by the server. */
export const Application = ({ router }: { router: Router }) => (
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>
)
