import { editChallengeHandlers } from '#modules/edit/challenges/handlers.ts'
import { testContainerHandlers } from '#modules/edit/containers/handlers.ts'
import { controlRoomHandlers } from '#modules/edit/control-room/handlers.ts'
import { editCooldownHandlers } from '#modules/edit/cooldown/handlers.ts'
import { correctionHandlers } from '#modules/edit/corrections/handlers.ts'
import { editDivisionHandlers } from '#modules/edit/divisions/handlers.ts'
import { editFieldHandlers } from '#modules/edit/fields/handlers.ts'
import { editFlagHandlers } from '#modules/edit/flags/handlers.ts'
import { editGameHandlers } from '#modules/edit/games/handlers.ts'
import { editHintsHandlers } from '#modules/edit/hints/handlers.ts'
import { judgingHandlers } from '#modules/edit/judging/handlers.ts'
import { editNoticeHandlers } from '#modules/edit/notices/handlers.ts'
import { packageHandlers } from '#modules/edit/package/handlers.ts'
import { editPostHandlers } from '#modules/edit/posts/handlers.ts'
import { editPresenceHandlers } from '#modules/edit/presence/handlers.ts'
import { editQuestionHandlers } from '#modules/edit/questions/handlers.ts'
import { editRequirementsHandlers } from '#modules/edit/requirements/handlers.ts'
import { editScheduleHandlers } from '#modules/edit/schedule/handlers.ts'
import { scheduledNoticeHandlers } from '#modules/edit/scheduled-notices/handlers.ts'
import { editScoreboardHandlers } from '#modules/edit/scoreboard/handlers.ts'
import { editScoringHandlers } from '#modules/edit/scoring/handlers.ts'
import { editStaffHandlers } from '#modules/edit/staff/handlers.ts'
import { editWebhookHandlers } from '#modules/edit/webhooks/handlers.ts'
import { editWriteupHandlers } from '#modules/edit/writeups/handlers.ts'

export const editHandlers = {
  ...editGameHandlers,
  ...editChallengeHandlers,
  ...testContainerHandlers,
  ...editFieldHandlers,
  ...editPresenceHandlers,
  ...editFlagHandlers,
  ...correctionHandlers,
  ...editDivisionHandlers,
  ...packageHandlers,
  ...judgingHandlers,
  ...editNoticeHandlers,
  ...editPostHandlers,
  ...editCooldownHandlers,
  ...editHintsHandlers,
  ...editQuestionHandlers,
  ...editRequirementsHandlers,
  ...editScheduleHandlers,
  ...scheduledNoticeHandlers,
  ...controlRoomHandlers,
  ...editScoreboardHandlers,
  ...editScoringHandlers,
  ...editStaffHandlers,
  ...editWebhookHandlers,
  ...editWriteupHandlers,
}
