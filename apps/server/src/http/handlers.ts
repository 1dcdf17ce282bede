import { notImplementedHandlers } from '#http/not-implemented.ts'
import { accountHandlers } from '#modules/account/handlers.ts'
import { adminContainerHandlers } from '#modules/admin/containers/handlers.ts'
import { adminHandlers } from '#modules/admin/handlers.ts'
import { checkHandlers } from '#modules/admin/checks/handlers.ts'
import { adminTeamHandlers } from '#modules/admin/teams/handlers.ts'
import { adminUserHandlers } from '#modules/admin/users/handlers.ts'
import { assetHandlers } from '#modules/asset/handlers.ts'
import { auditHandlers } from '#modules/audit/handlers.ts'
import { captureHandlers } from '#modules/capture/handlers.ts'
import { editHandlers } from '#modules/edit/handlers.ts'
import { gameHandlers } from '#modules/game/handlers.ts'
import { infoHandlers } from '#modules/info/handlers.ts'
import { logHandlers } from '#modules/log/handlers.ts'
import { noticeHandlers } from '#modules/notice/handlers.ts'
import type { Handlers } from '#modules/operation/handle.ts'
import { postHandlers } from '#modules/post/handlers.ts'
import { proxyHandlers } from '#modules/proxy/handlers.ts'
import { scoreboardHandlers } from '#modules/scoreboard/handlers.ts'
import { sheetHandlers } from '#modules/sheet/handlers.ts'
import { teamHandlers } from '#modules/team/handlers.ts'
import { tokenHandlers } from '#modules/token/handlers.ts'
import { writeupHandlers } from '#modules/writeup/handlers.ts'

/** All operations of the contract: a missing or misnamed one does not compile. */
export const handlers = {
  ...notImplementedHandlers,
  ...accountHandlers,
  ...adminHandlers,
  ...adminContainerHandlers,
  ...checkHandlers,
  ...adminTeamHandlers,
  ...adminUserHandlers,
  ...logHandlers,
  ...auditHandlers,
  ...assetHandlers,
  ...captureHandlers,
  ...infoHandlers,
  ...postHandlers,
  ...teamHandlers,
  ...tokenHandlers,
  ...gameHandlers,
  ...editHandlers,
  ...noticeHandlers,
  ...proxyHandlers,
  ...scoreboardHandlers,
  ...sheetHandlers,
  ...writeupHandlers,
} satisfies Handlers
