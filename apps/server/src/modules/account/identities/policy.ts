import { hasLength } from '@halyard/rules'
import type { ProviderOptions } from '#config/providers.ts'
import type { ForeignProfile } from '#db/tables/accounts.ts'
import { LONGEST_NAME, SHORTEST_NAME } from '#modules/account/create-account.ts'
import { isDomainAllowed } from '#modules/account/policy.ts'
import { SignInFailure } from '#modules/provider/failure.ts'
import { isMisleading, normalForm } from '#modules/text/names.ts'

/** Throws SignInFailure for whom the provider knows and the platform does not let in. An unverified address is of no domain. */
export function requireAllowed(
  { domains, groups }: ProviderOptions,
  { email, isEmailVerified, groups: own }: ForeignProfile,
): void {
  const isOfDomain =
    domains.length === 0 || (isEmailVerified && isDomainAllowed(email, domains.join(',')))
  const isOfGroup = groups.length === 0 || own.some((group) => groups.includes(group))
  if (!isOfDomain || !isOfGroup) throw new SignInFailure('notAllowed')
}

/** The role that the groups of a person give, if any. */
export function grantedRole(
  { monitorGroups, adminGroups }: ProviderOptions,
  { groups }: ForeignProfile,
): 'Monitor' | 'Admin' | null {
  if (groups.some((group) => adminGroups.includes(group))) return 'Admin'
  return groups.some((group) => monitorGroups.includes(group)) ? 'Monitor' : null
}

/** User names that suggest themselves, each as long as one may be, and not misleading. */
export const suggestedNames = ({ names }: ForeignProfile): string[] =>
  names
    .map((name) =>
      Array.from(name.replaceAll(/\s+/g, ' ').trim()).slice(0, LONGEST_NAME).join('').trim(),
    )
    .filter(
      (name) =>
        !isMisleading(name) &&
        normalForm(name) !== '' &&
        hasLength(name, { minLength: SHORTEST_NAME, maxLength: LONGEST_NAME }),
    )
