import { idParam, optionParam, useListChoice } from '#shared/list/list-choice.ts'

export const questionFilters = ['waiting', 'open', 'claimed', 'answered', 'all'] as const
export type QuestionState = (typeof questionFilters)[number]

const params = {
  state: optionParam('show', questionFilters, 'waiting'),
  challenge: idParam('challenge'),
  /** The participation of a team. */
  team: idParam('team'),
}

/** Which questions the address asks for, and how to ask for others. */
export const useQuestionChoice = () => useListChoice(params)
