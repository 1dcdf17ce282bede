import type { Operation } from '#http/contract/contract.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Session } from '#modules/session/sessions.ts'

/** What an account may do that has to set a second factor up first. */
const SETTING_UP: ReadonlySet<Operation['id']> = new Set([
  'getProfile',
  'logOut',
  'getSecondFactor',
  'createTotp',
  'activateTotp',
  'createPasskeyChallenge',
  'addPasskey',
  'confirmSession',
  'createConfirmationChallenge',
])

/**
 * Throws Refusal 403 for what the policy keeps from an account without a second factor. A session of one has the role of a player, which
 * is what other operations see; this says why, and refuses players where everybody has to have one.
 */
export function refuseLacking(
  { id, role }: Pick<Operation, 'id' | 'role'>,
  { lacking }: Session,
): void {
  if (lacking === null || SETTING_UP.has(id)) return
  const isOpen = role === 'Anonymous' || (role === 'User' && lacking !== 'User')
  if (!isOpen) throw new Refusal(403, 'secondFactorMissing', { need: 'setUp' })
}
