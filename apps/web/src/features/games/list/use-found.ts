import type { GameSummary } from '@halyard/api'
import { useQueries } from '@tanstack/react-query'
import { gamesPage, gamesPerPage } from '#features/games/list/page.ts'

/** The list has no search of its own, so its pages are read; more than these are not. */
const mostPages = 20

/** Text as it is compared: without case, width and composition. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

/** The games whose title or summary has every word. */
export function gamesWith(games: readonly GameSummary[], text: string): GameSummary[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  return games.filter(({ title, summary }) => {
    const haystack = fold(`${title} ${summary}`)
    return words.every((word) => haystack.includes(word))
  })
}

/** Searches all pages of the list. @param total games there are; pages are read only while there is a text */
export function useFound(text: string, total: number) {
  const pages = text === '' ? 0 : Math.min(mostPages, Math.ceil(total / gamesPerPage))
  return useQueries({
    queries: Array.from({ length: pages }, (_, index) => gamesPage(index + 1)),
    combine: (results) => ({
      games: gamesWith(
        results.flatMap(({ data }) => data?.data ?? []),
        text,
      ),
      isLoading: results.some(({ isLoading }) => isLoading),
    }),
  })
}
