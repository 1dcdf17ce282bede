import { parseLevel } from '#features/administer/logs/log-choice.ts'
import { useSearchChoice } from '#shared/routing/search-choice.ts'

/** What is looked for, in the address: `?level=` and `?q=`. */
export function useLogChoice() {
  const { search, change, type } = useSearchChoice<'level' | 'q'>()
  return { level: parseLevel(search.get('level')), text: search.get('q') ?? '', change, type }
}
