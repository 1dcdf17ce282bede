import { optionParam, textParam, useListChoice } from '#shared/list/list-choice.ts'
import type { ListChoice } from '#shared/list/list-choice.ts'

const gameFilters = ['all', 'live', 'upcoming', 'past', 'hidden'] as const
export type GameFilter = (typeof gameFilters)[number]

const params = { text: textParam('q'), filter: optionParam('show', gameFilters, 'all') }

export type GamesChoice = ListChoice<typeof params>

/** Which games the address asks for, and how to ask for others. */
export const useGamesChoice = () => useListChoice(params)
