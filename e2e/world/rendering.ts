import type { BrowserContext } from '@playwright/test'

/**
 * Has the browser render what the server would: for tests of what only happens there. The server takes the visits for those of a
 * service worker, which may not keep a page rendered for one visitor.
 */
export const renderInBrowser = (context: BrowserContext): Promise<void> =>
  context.setExtraHTTPHeaders({ 'Service-Worker-Navigation-Preload': 'true' })
