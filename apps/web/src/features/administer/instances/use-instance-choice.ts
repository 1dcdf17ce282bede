import { idParam, textParam, useListChoice } from '#shared/list/list-choice.ts'
import type { ListChoice } from '#shared/list/list-choice.ts'

const params = { team: idParam('team'), challenge: idParam('challenge'), text: textParam('q') }

export type InstanceChoice = ListChoice<typeof params>

/** Which instances the address asks for, and how to ask for others. */
export const useInstanceChoice = () => useListChoice(params)
