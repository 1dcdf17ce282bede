import { accountHandlers } from '#modules/account/handlers.ts'
import { identityHandlers } from '#modules/account/identities/handlers.ts'
import { sessionHandlers } from '#modules/account/sessions/handlers.ts'
import { loginStepHandlers } from '#modules/account/second-factor/login-handlers.ts'
import { passkeyHandlers } from '#modules/account/second-factor/passkey-handlers.ts'
import { secondFactorHandlers } from '#modules/account/second-factor/handlers.ts'
import { adminContainerHandlers } from '#modules/admin/containers/handlers.ts'
import { adminHandlers } from '#modules/admin/handlers.ts'
import { checkHandlers } from '#modules/admin/checks/handlers.ts'
import { adminMailHandlers } from '#modules/admin/mail/handlers.ts'
import { auditHandlers } from '#modules/admin/audit/handlers.ts'
import { adminFileHandlers } from '#modules/admin/files/handlers.ts'
import { logHandlers } from '#modules/admin/logs/handlers.ts'
import { adminParticipationHandlers } from '#modules/admin/participations/handlers.ts'
import { adminProviderHandlers } from '#modules/admin/providers/handlers.ts'
import { adminSecondFactorHandlers } from '#modules/admin/second-factor/handlers.ts'
import { adminTeamHandlers } from '#modules/admin/teams/handlers.ts'
import { adminUserHandlers } from '#modules/admin/users/handlers.ts'
import { adminWebhookHandlers } from '#modules/admin/webhooks/handlers.ts'
import { adminWriteupHandlers } from '#modules/admin/writeups/handlers.ts'
import { assetHandlers } from '#modules/asset/handlers.ts'
import { editHandlers } from '#modules/edit/handlers.ts'
import { gameHandlers } from '#modules/game/handlers.ts'
import { infoHandlers } from '#modules/info/handlers.ts'
import { postHandlers } from '#modules/info/posts/handlers.ts'
import type { Handlers } from '#modules/operation/handle.ts'
import { proxyHandlers } from '#modules/proxy/handlers.ts'
import { teamHandlers } from '#modules/team/handlers.ts'
import { tokenHandlers } from '#modules/token/handlers.ts'

/** All operations of the contract: a missing or misnamed one does not compile. */
export const handlers = {
  ...accountHandlers,
  ...identityHandlers,
  ...sessionHandlers,
  ...secondFactorHandlers,
  ...passkeyHandlers,
  ...loginStepHandlers,
  ...adminHandlers,
  ...adminContainerHandlers,
  ...adminMailHandlers,
  ...checkHandlers,
  ...adminProviderHandlers,
  ...adminSecondFactorHandlers,
  ...adminTeamHandlers,
  ...adminUserHandlers,
  ...adminFileHandlers,
  ...adminParticipationHandlers,
  ...adminWebhookHandlers,
  ...adminWriteupHandlers,
  ...auditHandlers,
  ...logHandlers,
  ...assetHandlers,
  ...infoHandlers,
  ...postHandlers,
  ...teamHandlers,
  ...tokenHandlers,
  ...gameHandlers,
  ...editHandlers,
  ...proxyHandlers,
} satisfies Handlers
