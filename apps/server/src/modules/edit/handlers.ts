import { editChallengeHandlers } from '#modules/edit/challenges/handlers.ts'
import { testContainerHandlers } from '#modules/edit/containers/handlers.ts'
import { editDivisionHandlers } from '#modules/edit/divisions/handlers.ts'
import { editFlagHandlers } from '#modules/edit/flags/handlers.ts'
import { editGameHandlers } from '#modules/edit/games/handlers.ts'
import { packageHandlers } from '#modules/edit/package/handlers.ts'

export const editHandlers = {
  ...editGameHandlers,
  ...editChallengeHandlers,
  ...testContainerHandlers,
  ...editFlagHandlers,
  ...editDivisionHandlers,
  ...packageHandlers,
}
