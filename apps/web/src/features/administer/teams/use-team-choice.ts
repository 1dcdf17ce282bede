import { switchParam, textParam, useListChoice } from '#shared/list/list-choice.ts'
import type { ListChoice } from '#shared/list/list-choice.ts'

const params = {
  text: textParam('q'),
  isLocked: switchParam('locked'),
  /** Only teams whose name others have, too; name by name. */
  isDuplicate: switchParam('same'),
}

export type TeamChoice = ListChoice<typeof params>

/** Which teams the address asks for, and how to ask for others. */
export const useTeamChoice = () => useListChoice(params)
