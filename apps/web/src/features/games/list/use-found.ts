import { useListGamePages } from '@halyard/query'
import { gamesPage, gamesPerPage } from '#features/games/list/page.ts'
import { gamesWith } from '#shared/game/games-with.ts'

/** The list has no search of its own, so its pages are read; more than these are not. */
const mostPages = 20

/** Searches all pages of the list. @param total games there are; pages are read only while there is a text */
export function useFound(text: string, total: number) {
  const pages = text === '' ? 0 : Math.min(mostPages, Math.ceil(total / gamesPerPage))
  return useListGamePages(
    Array.from({ length: pages }, (_, index) => gamesPage(index + 1)),
    (results) => ({
      games: gamesWith(
        results.flatMap(({ data }) => data?.data ?? []),
        text,
      ),
      isLoading: results.some(({ isLoading }) => isLoading),
    }),
  )
}
