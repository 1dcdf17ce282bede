import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import type { ReactNode } from 'react'

/** What surrounds the router, in the browser and on the server. */
export const Application = ({ client, children }: { client: QueryClient; children: ReactNode }) => (
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </I18nProvider>
  </StrictMode>
)
