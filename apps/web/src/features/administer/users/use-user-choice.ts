import type { Role } from '@halyard/api'
import {
  optionParam,
  sortParam,
  switchParam,
  textParam,
  useListChoice,
} from '#shared/list/list-choice.ts'
import type { ListChoice } from '#shared/list/list-choice.ts'

const roles = ['Admin', 'Monitor', 'User', 'Banned'] as const satisfies readonly Role[]
export const roleFilters = ['all', ...roles] as const

const sortColumns = ['name', 'email', 'realName', 'number', 'seen', 'ip', 'registered'] as const
export type UserSortColumn = (typeof sortColumns)[number]

const params = {
  text: textParam('q'),
  role: optionParam('role', roleFilters, 'all'),
  isUnconfirmed: switchParam('unconfirmed'),
  /** Only users who share their address with others, address by address. */
  isShared: switchParam('shared'),
  sort: sortParam('sort', sortColumns, undefined),
}

export type UserChoice = ListChoice<typeof params>

/** Which users the address asks for, and how to ask for others. */
export const useUserChoice = () => useListChoice(params)
