import type { InstanceChoice } from '#features/administer/instances/choice.ts'
import { parseId } from '#shared/params.ts'
import { useSearchChoice } from '#shared/routing/search-choice.ts'

/** The choice in the address: `?team=`, `?challenge=` and `?q=`. */
export function useInstanceChoice() {
  const { search, change, type, clear } = useSearchChoice<'team' | 'challenge' | 'q'>()
  const choice: InstanceChoice = {
    team: parseId(search.get('team')),
    challenge: parseId(search.get('challenge')),
    text: search.get('q') ?? '',
  }
  return { choice, change, type, clear }
}
