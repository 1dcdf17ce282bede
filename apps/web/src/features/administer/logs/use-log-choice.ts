import { useSearchParams } from 'react-router'
import { parseLevel } from '#features/administer/logs/log-choice.ts'

/** What is looked for, in the address: `?level=` and `?q=`. */
export function useLogChoice() {
  const [search, setSearch] = useSearchParams()
  const set = (name: 'level' | 'q', value: string) =>
    setSearch(
      (current) => {
        if (value) current.set(name, value)
        else current.delete(name)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  return { level: parseLevel(search.get('level')), text: search.get('q') ?? '', set }
}
