import { fileShows } from '#features/administer/files/files.ts'
import { useSearchChoice } from '#shared/routing/search-choice.ts'

/** Which files the address asks for: `?q=` and `?show=`. */
export function useFileChoice() {
  const { search, change, type, clear } = useSearchChoice<'q' | 'show'>()
  const show = fileShows.find((known) => known === search.get('show'))
  return { text: search.get('q') ?? '', show, change, type, clear }
}
