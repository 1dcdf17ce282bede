import type { SignalFilter } from '@halyard/query'
import { signalKinds } from '#features/monitor/signals/signal-labels.ts'
import { idParam, optionParam, useListChoice } from '#shared/list/list-choice.ts'

export const signalStates = ['open', 'looked', 'all'] as const

const params = {
  state: optionParam('show', signalStates, 'open'),
  kind: optionParam('type', signalKinds, undefined),
  /** A participation. */
  team: idParam('party'),
  challenge: idParam('task'),
  page: idParam('page'),
}

/** Which signals the address asks for, and how to ask for others. */
export const useSignalChoice = () => useListChoice(params)

type Choice = ReturnType<typeof useSignalChoice>['choice']

export const filterOf = ({ state, kind, team, challenge }: Choice): SignalFilter => ({
  ...(state !== 'all' && { state }),
  ...(kind !== undefined && { kind }),
  ...(team !== undefined && { team }),
  ...(challenge !== undefined && { challenge }),
})
