import { hash } from 'node:crypto'
import { cutAtMarks, fillMarks, inHtml, inState, markPersonal } from '#http/render/marks.ts'
import type { LookOf, Pieces } from '#http/render/marks.ts'
import type { Answer, RenderedPage, Rendering } from '#http/render/render-worker.ts'

/** The browser takes the server's clock, in whole seconds, from the moment that its page was rendered for. */
const LIFE_MS = 900
/** Pages at the same time; a page of sixty challenges has 170 kB. */
const MOST_PAGES = 50
const MOST_PLACES = 500
/** The page shares one reading of it among its readers by itself (apps/web/src/shared/board/read-first-board.ts). */
const SHARED_BY_ITSELF = /^\/api\/game\/\d+\/scoreboard$/

export interface Visit {
  /** What decides about the page besides the answers of the API: its address, the language, the kind of device. */
  readonly place: string
  /** Asks the API for the visitor. */
  readonly read: (address: string) => Promise<Answer>
  /** Renders with these answers, and asks for whatever else the page needs; undefined where that fails. */
  readonly render: (answers: readonly Answer[]) => Promise<Rendering | undefined>
}

interface Made {
  readonly page:
    | (Omit<RenderedPage, 'html' | 'state'> & { html: Pieces; state: Pieces })
    | undefined
  /** It is made of nothing but the answers that it is known by. */
  readonly isForMany: boolean
}

const NOTHING: Made = { page: undefined, isForMany: false }

/**
 * Renders a page once for all who are given the same answers within a second. What a page asks for is the same as at the last visit of
 * its address, mostly: that is read first, by each visitor's own rights, and the page is known by the hash of all of it. So nobody is
 * shown what the API would not have answered them just now, and nothing has to be thrown away when something changes.
 */
export function createSharedPages(lookOf: LookOf) {
  const askedAt = new Map<string, readonly string[]>()
  const unmarked = new Set<string>()
  const pages = new Map<string, Promise<Made>>()

  const remember = (place: string, asked: readonly string[]) => {
    if (askedAt.size >= MOST_PLACES) askedAt.clear()
    askedAt.set(place, asked)
  }

  const make = async (
    { place, render }: Visit,
    answers: readonly Answer[],
    isMarked: boolean,
  ): Promise<Made> => {
    const rendering = await render(answers)
    if (!rendering) return NOTHING
    const { page } = rendering
    const asked = rendering.asked.filter((address) => !SHARED_BY_ITSELF.test(address))
    remember(place, asked)
    const isForMany = asked.every((address) => answers.some(({ url }) => url === address))
    if (!page) return { page, isForMany }
    const [html, state] = isMarked
      ? [cutAtMarks(page.html), cutAtMarks(page.state)]
      : [[page.html], [page.state]]
    if (html && state) return { page: { ...page, html, state }, isForMany }
    if (unmarked.size >= MOST_PLACES) unmarked.clear()
    unmarked.add(place)
    return NOTHING
  }

  const share = (key: string, work: () => Promise<Made>): Promise<Made> => {
    const made = work()
    if (pages.size >= MOST_PAGES) return made
    pages.set(key, made)
    setTimeout(() => pages.delete(key), LIFE_MS).unref()
    return made
  }

  return async function pageFor(visit: Visit, isAgain = false): Promise<RenderedPage | undefined> {
    const { place, read } = visit
    const own = await Promise.all((askedAt.get(place) ?? []).map(read))
    const { answers, texts } = unmarked.has(place) ? { answers: own, texts: [] } : markPersonal(own)
    const key = keyOf(place, answers)
    const known = pages.get(key)
    const work = () => make(visit, answers, texts.length > 0)
    let made = await (known ?? share(key, work))
    // Answers to somebody else alone are in it. By now it is known what the page asks for.
    if (known && !made.isForMany) {
      if (!isAgain) return pageFor(visit, true)
      made = await work()
    }
    if (!made.page) return undefined
    const { html, state } = made.page
    return {
      ...made.page,
      html: fillMarks(html, texts, { lookOf, escape: inHtml }),
      state: fillMarks(state, texts, { lookOf, escape: inState }),
    }
  }
}

const keyOf = (place: string, answers: readonly Answer[]): string =>
  hash(
    'sha256',
    JSON.stringify([place, answers.map(({ url, status, body }) => [url, status, body])]),
    'base64',
  )
