import { captureHandlers } from '#modules/game/captures/handlers.ts'
import { containerHandlers } from '#modules/game/containers/handlers.ts'
import { fieldHandlers } from '#modules/game/fields/handlers.ts'
import { hintHandlers } from '#modules/game/hints/handlers.ts'
import { joinHandlers } from '#modules/game/join/handlers.ts'
import { listHandlers } from '#modules/game/lists/handlers.ts'
import { monitorHandlers } from '#modules/game/monitor/handlers.ts'
import { noticeHandlers } from '#modules/game/notices/handlers.ts'
import { playHandlers } from '#modules/game/play/handlers.ts'
import { presenceHandlers } from '#modules/game/presence/handlers.ts'
import { questionHandlers } from '#modules/game/questions/handlers.ts'
import { reviewHandlers } from '#modules/game/review/handlers.ts'
import { scoreboardHandlers } from '#modules/game/scoreboard/handlers.ts'
import { sheetHandlers } from '#modules/game/sheets/handlers.ts'
import { signalHandlers } from '#modules/game/signals/handlers.ts'
import { submitHandlers } from '#modules/game/submit/handlers.ts'
import { writeupHandlers } from '#modules/game/writeups/handlers.ts'

export const gameHandlers = {
  ...listHandlers,
  ...joinHandlers,
  ...playHandlers,
  ...submitHandlers,
  ...fieldHandlers,
  ...presenceHandlers,
  ...hintHandlers,
  ...containerHandlers,
  ...monitorHandlers,
  ...questionHandlers,
  ...reviewHandlers,
  ...captureHandlers,
  ...noticeHandlers,
  ...scoreboardHandlers,
  ...sheetHandlers,
  ...signalHandlers,
  ...writeupHandlers,
}
