import type { Schema } from '@halyard/api'

type Provider = Schema<'ProviderModel'>
type Input = Schema<'ProviderInput'>

/** A provider as it is edited: lists are lines of text. */
export type ProviderForm = Pick<
  Provider,
  'id' | 'kind' | 'label' | 'icon' | 'issuer' | 'clientId'
> & {
  secret: string
  scopes: string
  domains: string
  groupsClaim: string
  groups: string
  monitorGroups: string
  adminGroups: string
  confirmsAdmins: boolean
}

const linesOf = (list: readonly string[]) => list.join('\n')

export const toForm = (provider: Provider | undefined): ProviderForm => ({
  id: provider?.id ?? '',
  kind: provider?.kind ?? 'OpenId',
  label: provider?.label ?? '',
  icon: provider?.icon ?? 'key',
  issuer: provider?.issuer ?? '',
  clientId: provider?.clientId ?? '',
  secret: '',
  scopes: provider?.scopes ?? '',
  domains: linesOf(provider?.domains ?? []),
  groupsClaim: provider?.groupsClaim ?? 'groups',
  groups: linesOf(provider?.groups ?? []),
  monitorGroups: linesOf(provider?.monitorGroups ?? []),
  adminGroups: linesOf(provider?.adminGroups ?? []),
  confirmsAdmins: false,
})

const listOf = (lines: string) =>
  lines
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter(Boolean)

/** As it is sent; without a typed secret the stored one stays. */
export function toInput({ secret, ...form }: ProviderForm): Input {
  return {
    ...form,
    id: form.id.trim(),
    label: form.label.trim(),
    issuer: form.issuer.trim(),
    clientId: form.clientId.trim(),
    domains: listOf(form.domains),
    groups: listOf(form.groups),
    monitorGroups: listOf(form.monitorGroups),
    adminGroups: listOf(form.adminGroups),
    ...(secret !== '' && { secret }),
  }
}

/** Another provider, saved beside this one, as it is. */
export const unchanged = (provider: Provider): Input => ({
  ...toInput(toForm(provider)),
  // It was confirmed when it was saved.
  confirmsAdmins: provider.adminGroups.length > 0,
})

/** All that the settings have, with one of them replaced, added or, without an input, removed. */
export function withProvider(
  stored: readonly Provider[],
  id: string | undefined,
  input: Input | undefined,
): Input[] {
  const own = stored.filter(({ isFixed }) => !isFixed)
  const others = own.map((provider) => (provider.id === id ? input : unchanged(provider)))
  return [...others, ...(id === undefined ? [input] : [])].filter((one) => one !== undefined)
}
