import { asRoleFilter, asUserSort, sortText } from '#features/administer/users/users.ts'
import type { RoleFilter, UserChoice, UserSort } from '#features/administer/users/users.ts'
import { useSearchChoice } from '#shared/routing/search-choice.ts'

/** Which users the address asks for: `?q=`, `?role=`, `?unconfirmed=`, `?shared=` and `?sort=`; and how to ask for others. */
export function useUserChoice() {
  const { search, change, type, clear } = useSearchChoice<
    'q' | 'role' | 'unconfirmed' | 'shared' | 'sort'
  >()
  const choice: UserChoice = {
    text: search.get('q') ?? '',
    role: asRoleFilter(search.get('role')),
    isUnconfirmed: search.get('unconfirmed') === '1',
    isShared: search.get('shared') === '1',
    sort: asUserSort(search.get('sort')),
  }
  return {
    choice,
    setText: (text: string) => type({ q: text }),
    setRole: (role: RoleFilter) => change({ role: role === 'all' ? '' : role }),
    setUnconfirmed: (isOn: boolean) => change({ unconfirmed: isOn ? '1' : '' }),
    setShared: (isOn: boolean) => change({ shared: isOn ? '1' : '' }),
    setSort: (sort: UserSort) => change({ sort: sortText(sort) }),
    clear,
  }
}
