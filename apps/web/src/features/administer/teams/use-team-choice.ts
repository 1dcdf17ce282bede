import { useSearchParams } from 'react-router'
import type { TeamChoice } from '#features/administer/teams/teams.ts'

/** Which teams the address asks for: `?q=`, `?locked=` and `?same=`; and how to ask for others. */
export function useTeamChoice() {
  const [search, setSearch] = useSearchParams()
  const change = (name: 'q' | 'locked' | 'same', value: string) =>
    setSearch(
      (current) => {
        if (value) current.set(name, value)
        else current.delete(name)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  const choice: TeamChoice = {
    text: search.get('q') ?? '',
    isLocked: search.get('locked') === '1',
    isDuplicate: search.get('same') === '1',
  }
  return {
    choice,
    setText: (text: string) => change('q', text),
    setLocked: (isOn: boolean) => change('locked', isOn ? '1' : ''),
    setDuplicate: (isOn: boolean) => change('same', isOn ? '1' : ''),
    clear: () => setSearch({}, { replace: true, preventScrollReset: true }),
  }
}
