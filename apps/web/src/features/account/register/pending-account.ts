import type { RegisterStatus } from '@halyard/api'
import type { NewAccount } from '#features/account/register/register-form.tsx'
import type { PersonalKey } from '#shared/storage/keys.ts'

/** Why a new account may not log in yet. */
export type Outcome = Exclude<RegisterStatus, 'LoggedIn'>
export type PendingAccount = { outcome: Outcome; email: string }

const key: PersonalKey = 'halyard:waiting'
/** Only in memory: what is needed to ask for the mail again holds the password. */
let account: NewAccount | undefined

/** Keeps for the next screen, and for a reload of it, which address got the mail. */
export function savePendingAccount(
  outcome: Outcome,
  made: NewAccount | Pick<NewAccount, 'email'>,
): void {
  account = 'password' in made ? made : undefined
  const waiting: PendingAccount = { outcome, email: made.email }
  try {
    sessionStorage.setItem(key, JSON.stringify(waiting))
  } catch {
    // Without storage a reload loses the address; the screen then has a general text.
  }
}

/** What was remembered in this tab, if anything. */
export function readPendingAccount(): PendingAccount | undefined {
  try {
    const stored: Partial<PendingAccount> | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    const { email, outcome } = stored ?? {}
    if (typeof email !== 'string') return undefined
    return {
      email,
      outcome: outcome === 'AdminConfirmationRequired' ? outcome : 'EmailConfirmationRequired',
    }
  } catch {
    return undefined
  }
}

/** The account as it was typed, while this page has not been reloaded since. */
export const typedAccount = (): NewAccount | undefined => account
