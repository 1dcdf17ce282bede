import type { TeamChoice } from '#features/administer/teams/teams.ts'
import { useSearchChoice } from '#shared/routing/search-choice.ts'

/** Which teams the address asks for: `?q=`, `?locked=` and `?same=`; and how to ask for others. */
export function useTeamChoice() {
  const { search, change, type, clear } = useSearchChoice<'q' | 'locked' | 'same'>()
  const choice: TeamChoice = {
    text: search.get('q') ?? '',
    isLocked: search.get('locked') === '1',
    isDuplicate: search.get('same') === '1',
  }
  return {
    choice,
    setText: (text: string) => type({ q: text }),
    setLocked: (isOn: boolean) => change({ locked: isOn ? '1' : '' }),
    setDuplicate: (isOn: boolean) => change({ same: isOn ? '1' : '' }),
    clear,
  }
}
