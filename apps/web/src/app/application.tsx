import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { i18n } from '#i18n/i18n.ts'
import { RenderTimeContext } from '#shared/clock/clock.ts'
import { RenderedForContext } from '#shared/platform/rendered-for.ts'
import type { RenderedFor } from '#shared/platform/rendered-for.ts'

type ApplicationProps = {
  client: QueryClient
  /** For whom and when the server rendered the page, in epoch milliseconds; undefined where the browser renders alone. */
  rendered?: (RenderedFor & { at: number }) | undefined
  children: ReactNode
}

/** What surrounds the router, in the browser and on the server. */
export const Application = ({ client, rendered, children }: ApplicationProps) => (
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RenderedForContext value={rendered}>
          <RenderTimeContext value={rendered?.at}>{children}</RenderTimeContext>
        </RenderedForContext>
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>
)
