import type { OwnSession } from '#modules/account/sessions/repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import type { Session } from '#modules/session/sessions.ts'

/** @param current the session of the call */
export const sessionView = (
  { id, ip, userAgent, createdAtMs, refreshedAtMs, tokenHash }: OwnSession,
  current: Session | undefined,
): Schema<'SessionInfoModel'> => ({
  id,
  userAgent,
  ip,
  createdAt: createdAtMs,
  lastSeenAt: refreshedAtMs,
  isCurrent: current !== undefined && tokenHash.equals(current.tokenHash),
})
