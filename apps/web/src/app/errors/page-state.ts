import { clockOffset, recordSample } from '#shared/clock/clock.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import type { DehydratedState } from '@tanstack/react-query'
import type { HydrationState } from 'react-router'
import type { RenderedFor } from '#shared/platform/rendered-for.ts'

/** What the browser needs to hydrate a page that the server has rendered. */
export type PageState = {
  language: LanguageCode
  /** For whom and when: epoch milliseconds, by the server's clock. */
  rendered: RenderedFor & { at: number }
  queries: DehydratedState
  hydrationData: HydrationState
}

/** Id of the element that holds the state. */
const stateId = 'page-state'

/** The element with the state. JSON in a script ends at nothing but `<`. */
export const writePageState = (state: PageState): string =>
  `<script id="${stateId}" type="application/json">${JSON.stringify(state).replaceAll('<', String.raw`\u003c`)}</script>`

/** The state the server has written into the page, if it has rendered it. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(stateId)?.textContent
  if (!text) return undefined
  const state: PageState = JSON.parse(text)
  return state
}

/** Takes the server's clock from the moment of rendering, and puts the age of the answers in terms of the browser's clock. */
export function alignClocks({ queries, rendered }: PageState): void {
  const [visit] = performance.getEntriesByType('navigation')
  if (!(visit instanceof PerformanceNavigationTiming)) return
  recordSample({
    serverMs: rendered.at,
    sentMs: performance.timeOrigin + visit.requestStart,
    receivedMs: performance.timeOrigin + visit.responseStart,
  })
  for (const { state } of queries.queries) state.dataUpdatedAt -= clockOffset()
}
