import type { Db } from '#db/database.ts'
import { createAccount } from '#modules/account/create-account.ts'
import { allowedDomains, isDomainAllowed } from '#modules/account/policy.ts'
import { isEmailTaken } from '#modules/account/repository.ts'
import { requireCaptcha } from '#modules/captcha/captcha.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Parts } from '#modules/parts.ts'

export interface Registration {
  readonly userId: string
  readonly status: Schema<'RegisterStatus'>
}

/**
 * Creates an account as the policy allows. A mail that is known, confirmed or not, is refused: nobody
 * gets into an account whose password was not checked. Throws Refusal 400.
 */
export async function register(
  { db, clock, random, settings }: Pick<Parts, 'clock' | 'random' | 'settings'> & { db: Db },
  model: Schema<'RegisterModel'>,
): Promise<Registration> {
  const { accountPolicy: policy } = await settings.read()
  if (!policy.allowRegister) throw new Refusal(400, 'registrationClosed')
  await requireCaptcha({ db, clock, policy }, model.challenge)
  if (!isDomainAllowed(model.email, policy.emailDomainList)) {
    const domains = allowedDomains(policy.emailDomainList).join(', ')
    throw new Refusal(400, 'emailDomainRefused', { values: { domains } })
  }
  if (await isEmailTaken(db, model.email)) throw new Refusal(400, 'emailTaken')
  if (!policy.activeOnRegister && policy.emailConfirmationRequired) {
    throw new Refusal(400, 'mailNotSent')
  }
  const { userName, email, password } = model
  const isConfirmed = policy.activeOnRegister
  const userId = await createAccount(
    db,
    { clock, random },
    { userName, email, password, isConfirmed },
  )
  return { userId, status: isConfirmed ? 'LoggedIn' : 'AdminConfirmationRequired' }
}
