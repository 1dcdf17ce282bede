import * as openid from 'openid-client'
import type { ProviderOptions } from '#config/providers.ts'
import type { ForeignProfile } from '#db/tables/accounts.ts'
import type { SignInChecks } from '#modules/provider/sign-in-checks.ts'
import { SignInFailure } from '#modules/provider/failure.ts'

type Claims = Readonly<Record<string, unknown>>

/** By the specification of OpenID Connect. */
const LONGEST_SUBJECT = 255
const LONGEST_TEXT = 320
const MOST_GROUPS = 1000

/** Fetches what the code of an answer is for. Asks the provider twice at most. */
export async function openIdProfile(
  client: openid.Configuration,
  provider: ProviderOptions,
  answer: URL,
  { state, nonce, verifier }: SignInChecks,
): Promise<ForeignProfile> {
  const tokens = await openid.authorizationCodeGrant(client, answer, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const token = tokens.claims()
  if (!token) throw new SignInFailure('untrusted')
  const claims = { ...(await moreClaims(client, provider, tokens.access_token, token)), ...token }
  const email = textOf(claims['email'])
  return {
    issuer: provider.issuer,
    subject: subjectOf(token.sub),
    name: [claims['preferred_username'], email, claims['name']].map(textOf).find(Boolean) ?? '',
    names: [
      ...[claims['preferred_username'], claims['nickname'], claims['name']].map(textOf),
      email.split('@', 1).join(''),
    ],
    email,
    // A provider that says "true" as a text, or nothing, has verified nothing.
    isEmailVerified: claims['email_verified'] === true && email !== '',
    groups: groupsOf(claims[provider.groupsClaim]),
    ctftimeTeam: null,
  }
}

/** What the token itself does not say is asked for. */
async function moreClaims(
  client: openid.Configuration,
  { groupsClaim, groups, monitorGroups, adminGroups }: ProviderOptions,
  accessToken: string,
  token: openid.IDToken,
): Promise<Claims> {
  const needsGroups = groups.length + monitorGroups.length + adminGroups.length > 0
  const isEnough = token['email'] !== undefined && (!needsGroups || groupsClaim in token)
  if (isEnough || !client.serverMetadata().userinfo_endpoint) return {}
  return openid.fetchUserInfo(client, accessToken, token.sub)
}

/** CTFtime speaks OAuth 2 without OpenID Connect: who it is says its API. */
export async function ctftimeProfile(
  client: openid.Configuration,
  { issuer }: ProviderOptions,
  answer: URL,
  { state, verifier }: SignInChecks,
): Promise<ForeignProfile> {
  const tokens = await openid.authorizationCodeGrant(client, answer, {
    expectedState: state,
    pkceCodeVerifier: verifier,
  })
  const address = new URL(`${issuer}/user`)
  const { access_token: accessToken } = tokens
  const response = await openid.fetchProtectedResource(client, accessToken, address, 'GET')
  if (!response.ok) throw new SignInFailure('unreachable')
  const user = recordOf(await response.json())
  const team = recordOf(user['team'])
  const name = textOf(user['name'])
  return {
    issuer,
    subject: subjectOf(user['id']),
    name,
    names: [name],
    // It says nothing about whether the address was verified.
    email: textOf(user['email']),
    isEmailVerified: false,
    groups: [],
    ctftimeTeam: isNumber(team['id']) ? { id: team['id'], name: textOf(team['name']) } : null,
  }
}

function subjectOf(value: unknown): string {
  const subject = isNumber(value) ? String(value) : value
  if (typeof subject === 'string' && subject !== '' && subject.length <= LONGEST_SUBJECT)
    return subject
  throw new SignInFailure('untrusted')
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, LONGEST_TEXT) : ''

const recordOf = (value: unknown): Claims =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const groupsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .filter((group): group is string => typeof group === 'string')
    .slice(0, MOST_GROUPS)
