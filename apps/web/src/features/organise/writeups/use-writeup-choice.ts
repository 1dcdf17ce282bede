import { idParam, optionParam, textParam, useListChoice } from '#shared/list/list-choice.ts'
import type { ListChoice } from '#shared/list/list-choice.ts'

const writeupFilters = ['all', 'unread', 'read', 'missing'] as const
export type WriteupFilter = (typeof writeupFilters)[number]

/** How many of the first teams are looked at for missing write-ups. */
export const tops = ['3', '10', '20', '50', '100'] as const
export type Top = (typeof tops)[number]

const params = {
  text: textParam('q'),
  filter: optionParam('show', writeupFilters, 'all'),
  /** An id, or `none` for teams without one. */
  division: textParam('division', 'all'),
  top: optionParam('top', tops, '10'),
  /** The participation whose write-up is asked for. */
  team: idParam('team'),
}

export type WriteupChoice = ListChoice<typeof params>

/** Which write-ups the address asks for, and how to ask for others. */
export const useWriteupChoice = () => useListChoice(params)
