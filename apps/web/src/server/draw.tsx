import { standIn } from '#server/globals.ts'
import type { Device } from '#server/globals.ts'
import { i18n } from '@lingui/core'
import type { Messages } from '@lingui/core'
import { renderToString } from 'react-dom/server'
import { answerCalls, answerWith, openCalls } from '#server/answers.ts'
import type { Answer } from '#server/answers.ts'
import { Application } from '#app/application.tsx'
import { routes } from '#app/router.tsx'
import { loadDateLocale } from '#i18n/date-locales.ts'
import { asLanguage } from '#i18n/detect.ts'
import { loadMarkdown } from '#shared/markdown.tsx'
import { queryClient } from '#shared/query.ts'
import { createMemoryRouter } from '#shared/router.ts'

export type Order = {
  /** Path and query. */
  address: string
  /** A language of the platform, such as `de-DE`. */
  language: string
  device: Device
  /** What the calls of the visit were answered, by path and query. */
  answers: Readonly<Record<string, Answer>>
}

const catalogs = import.meta.glob<Messages>('../locales/*.json', { import: 'messages' })

/** A screen whose code and answers are there needs a few turns; one that waits for more is left to the browser. */
const mostTurns = 50

answerCalls()
/** Rules and posts are drawn with their marks: what is there already is not late. */
const markdown = loadMarkdown()

/**
 * Draws what a reader sees first at an address. One order after the other: the page keeps what it knows in one place.
 *
 * @returns HTML; undefined when the screen waits for something, leads elsewhere or fails
 */
export async function draw({
  address,
  language,
  device,
  answers,
}: Order): Promise<string | undefined> {
  await markdown
  const messages = await catalogs[`../locales/${language}.json`]?.()
  const code = asLanguage(language)
  if (!messages || !code) return undefined
  await loadDateLocale(code)
  standIn({ url: new URL(address, 'http://page'), device })
  answerWith(answers)
  i18n.loadAndActivate({ locale: language, messages })
  try {
    const router = createMemoryRouter(routes, { initialEntries: [address] })
    const isReady = () => !router.state.isLoading && queryClient.isFetching() <= openCalls()
    for (let turn = 0; !isReady(); turn += 1) {
      if (turn === mostTurns) return undefined
      await nextTurn()
    }
    const { failure, location } = router.state
    if (failure || location.pathname + location.search !== address) return undefined
    return renderToString(<Application router={router} />)
  } finally {
    // Nothing of one reader is left for the next one.
    queryClient.clear()
    answerWith({})
  }
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve))
