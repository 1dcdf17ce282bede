import { readFileSync } from 'node:fs'
import type { ProvidersTable } from '#db/tables/accounts.ts'
import { StartError } from '#platform/start-error.ts'

/** A provider that people log in with. */
export interface ProviderOptions {
  readonly id: string
  readonly kind: ProvidersTable['kind']
  readonly label: string
  readonly icon: ProvidersTable['icon']
  readonly issuer: string
  readonly clientId: string
  readonly secret: string
  /** To ask for beside the usual ones, separated by blanks. */
  readonly scopes: string
  /** Domains of mail addresses that may log in; any where it is empty. */
  readonly domains: readonly string[]
  readonly groupsClaim: string
  /** Groups that may log in; any where it is empty. */
  readonly groups: readonly string[]
  readonly monitorGroups: readonly string[]
  readonly adminGroups: readonly string[]
}

export const PROVIDER_VARIABLES = {
  HALYARD_PROVIDERS:
    'Providers that people log in with, by OpenID Connect or CTFtime: a list in JSON, see docs/how-to/sign-in-with-openid.md; none',
} as const

const KINDS = ['OpenId', 'CTFtime'] as const
export const ICONS = ['key', 'school', 'building', 'globe', 'flag'] as const
const TEXTS = ['id', 'label', 'issuer', 'clientId', 'secret', 'secretFile'] as const
const OPTIONAL = ['kind', 'icon', 'scopes', 'groupsClaim'] as const
const LISTS = ['domains', 'groups', 'monitorGroups', 'adminGroups'] as const
const KEYS: readonly string[] = [...TEXTS, ...OPTIONAL, ...LISTS, 'confirmsAdmins']

const ID = /^[a-z0-9-]{1,32}$/
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Whether a server may be asked at that address: encrypted, or on this machine. */
export const isSafeAddress = (url: URL): boolean =>
  url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname))

/** Whether the text can be the issuer of a provider. */
export function isIssuer(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !isSafeAddress(url)) return false
  return !url.username && !url.password && !/[?#\s]/.test(text)
}

/** What the text says, a list in JSON. Throws StartError; it repeats no value, one of them is a secret. */
export function readProviders(
  text: string | undefined,
  publicUrl: string | undefined,
): ProviderOptions[] {
  if (!text?.trim()) return []
  if (publicUrl === undefined)
    refuse('needs HALYARD_URL: providers lead visitors back to that address')
  const providers = listOf(text).map(readProvider)
  const ids = providers.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) refuse(`has two providers "${twice}"`)
  return providers
}

function listOf(text: string): unknown[] {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    refuse('is no JSON')
  }
  return Array.isArray(list) ? list : refuse('must be a list, [{ … }]')
}

function readProvider(entry: unknown, index: number): ProviderOptions {
  const what = `entry ${index + 1}`
  if (typeof entry !== 'object' || entry === null) refuse(`has no object as ${what}`)
  const given: Readonly<Record<string, unknown>> = { ...entry }
  const unknown = Object.keys(given).find((key) => !KEYS.includes(key))
  if (unknown !== undefined) refuse(`has "${unknown}" in ${what}, which means nothing`)
  const text = (key: (typeof TEXTS)[number] | (typeof OPTIONAL)[number], otherwise = '') => {
    const value = given[key] ?? otherwise
    return typeof value === 'string' ? value : refuse(`needs text as "${key}" of ${what}`)
  }
  const list = (key: (typeof LISTS)[number]) => {
    const value: unknown = given[key] ?? []
    const isList = Array.isArray(value) && value.every((item) => typeof item === 'string')
    return isList ? value : refuse(`needs a list of texts as "${key}" of ${what}`)
  }
  const id = text('id')
  if (!ID.test(id)) refuse(`needs an "id" of small letters, digits and hyphens in ${what}`)
  const issuer = text('issuer')
  if (!isIssuer(issuer)) refuse(`needs an https address as "issuer" of ${what}`)
  const kind = KINDS.find((one) => one === text('kind', 'OpenId'))
  const icon = ICONS.find((one) => one === text('icon', 'key'))
  const adminGroups = list('adminGroups')
  if (adminGroups.length > 0 && given['confirmsAdmins'] !== true)
    refuse(`makes administrators in ${what}: confirm that with "confirmsAdmins": true`)
  return {
    id,
    kind: kind ?? refuse(`knows ${KINDS.join(' and ')} as "kind" of ${what}`),
    icon: icon ?? refuse(`knows ${ICONS.join(', ')} as "icon" of ${what}`),
    label: text('label').trim() || refuse(`needs a "label" in ${what}`),
    issuer,
    clientId: text('clientId') || refuse(`needs a "clientId" in ${what}`),
    secret: secretOf(text('secret'), text('secretFile'), what),
    scopes: text('scopes'),
    domains: list('domains'),
    groupsClaim: text('groupsClaim') || 'groups',
    groups: list('groups'),
    monitorGroups: list('monitorGroups'),
    adminGroups,
  }
}

function secretOf(secret: string, path: string, what: string): string {
  if ((secret === '') === (path === ''))
    refuse(`needs either a "secret" or a "secretFile" in ${what}`)
  if (secret) return secret
  try {
    return (
      readFileSync(path, 'utf8').replace(/\r?\n$/, '') || refuse(`has an empty file in ${what}`)
    )
  } catch (error) {
    if (error instanceof StartError) throw error
    return refuse(`names the file ${path} in ${what}, which cannot be read`)
  }
}

function refuse(reason: string): never {
  throw new StartError(`HALYARD_PROVIDERS ${reason}.`)
}
