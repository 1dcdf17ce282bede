import { containerHandlers } from '#modules/game/containers/handlers.ts'
import { joinHandlers } from '#modules/game/join/handlers.ts'
import { listHandlers } from '#modules/game/lists/handlers.ts'
import { monitorHandlers } from '#modules/game/monitor/handlers.ts'
import { playHandlers } from '#modules/game/play/handlers.ts'
import { reviewHandlers } from '#modules/game/review/handlers.ts'
import { submitHandlers } from '#modules/game/submit/handlers.ts'

export const gameHandlers = {
  ...listHandlers,
  ...joinHandlers,
  ...playHandlers,
  ...submitHandlers,
  ...containerHandlers,
  ...monitorHandlers,
  ...reviewHandlers,
}
