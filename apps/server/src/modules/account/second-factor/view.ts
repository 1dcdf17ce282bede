import type { Row } from '#db/database.ts'
import type { Context } from '#modules/operation/context.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { CONFIRMED_MS, isConfirmed } from '#modules/second-factor/confirmation.ts'
import { passkeySite } from '#modules/second-factor/passkey-site.ts'

interface Facts {
  readonly totp: Row<'totps'> | undefined
  readonly passkeys: readonly Row<'passkeys'>[]
  readonly recoveryCodesLeft: number
  readonly isRequired: boolean
}

/** The second factor of an account as its owner sees it. */
export function secondFactorView(
  { totp, passkeys, recoveryCodesLeft, isRequired }: Facts,
  { config, session, clock }: Pick<Context, 'config' | 'session' | 'clock'>,
): Schema<'SecondFactorModel'> {
  const site = passkeySite(config)
  const confirmedAtMs = session?.confirmedAtMs ?? null
  return {
    totpAddedAt: totp?.secret == null ? null : totp.added_at,
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      createdAt: passkey.created_at,
      lastUsedAt: passkey.last_used_at,
    })),
    passkeysOff: typeof site === 'string' ? site : null,
    recoveryCodesLeft,
    isRequired,
    confirmedUntil:
      confirmedAtMs !== null && isConfirmed({ confirmedAtMs }, clock.now())
        ? confirmedAtMs + CONFIRMED_MS
        : null,
  }
}
