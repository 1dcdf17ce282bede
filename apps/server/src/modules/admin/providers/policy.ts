import { isIssuer } from '#config/providers.ts'
import type { ProviderOptions } from '#config/providers.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'

/** The providers as they are stored; one without a secret keeps its own. Throws Refusal 400. */
export function acceptProviders(
  inputs: readonly Schema<'ProviderInput'>[],
  fixed: readonly ProviderOptions[],
  stored: readonly ProviderOptions[],
): ProviderOptions[] {
  const ids = inputs.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new Refusal(400, 'providerTwice', { values: { id: twice } })
  const taken = ids.find((id) => fixed.some((provider) => provider.id === id))
  if (taken !== undefined) throw new Refusal(400, 'providerIsFixed', { values: { id: taken } })
  return inputs.map((input) =>
    accept(
      input,
      stored.find(({ id }) => id === input.id),
    ),
  )
}

function accept(
  input: Schema<'ProviderInput'>,
  before: ProviderOptions | undefined,
): ProviderOptions {
  const label = input.label.trim()
  const values = { label }
  if (!isIssuer(input.issuer)) throw new Refusal(400, 'providerIssuer', { values })
  // A secret goes to the issuer it was given for, and to no other one.
  const secret = input.secret ?? (before?.issuer === input.issuer ? before.secret : undefined)
  if (secret === undefined) throw new Refusal(400, 'providerSecret', { values })
  const adminGroups = input.adminGroups ?? []
  if (adminGroups.length > 0 && input.confirmsAdmins !== true)
    throw new Refusal(400, 'providerAdmins', { values })
  return {
    id: input.id,
    kind: input.kind,
    label,
    icon: input.icon,
    issuer: input.issuer,
    clientId: input.clientId,
    secret,
    scopes: input.scopes?.trim() ?? '',
    domains: input.domains ?? [],
    groupsClaim: input.groupsClaim?.trim() || 'groups',
    groups: input.groups ?? [],
    monitorGroups: input.monitorGroups ?? [],
    adminGroups,
  }
}
