import { useSearchParams } from 'react-router'
import type { InstanceChoice } from '#features/administer/instances/choice.ts'
import { parseId } from '#shared/params.ts'

/** The choice in the address: `?team=`, `?challenge=` and `?q=`. */
export function useInstanceChoice() {
  const [search, setSearch] = useSearchParams()
  const choice: InstanceChoice = {
    team: parseId(search.get('team')),
    challenge: parseId(search.get('challenge')),
    text: search.get('q') ?? '',
  }
  const set = (name: 'team' | 'challenge' | 'q', value: string) =>
    setSearch(
      (current) => {
        if (value) current.set(name, value)
        else current.delete(name)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    choice,
    set,
    clear: () => setSearch({}, { replace: true, preventScrollReset: true }),
  }
}
