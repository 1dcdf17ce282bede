// Whatever a provider, or somebody between it and the visitor, sends: nobody is let in, and the visitor reads why in a sentence.
import { afterEach, describe, expect, it } from 'vitest'
import { browser, PUBLIC_URL } from '#testing/open-id/browser.ts'
import {
  hostileProvider,
  keyPair,
  signed,
  signedWithPublicKey,
  unsigned,
} from '#testing/open-id/hostile-provider.ts'
import { testApp } from '#testing/test-app.ts'

const [hostile, honest] = [await hostileProvider(), await hostileProvider()]
const optionsFor = (id: string, { issuer }: typeof hostile) => ({
  ...{ id, issuer, kind: 'OpenId' as const, label: id, icon: 'key' as const },
  ...{ clientId: 'halyard', secret: `the-secret-of-${id}`, scopes: '', groupsClaim: 'groups' },
  ...{ domains: [], groups: [], monitorGroups: [], adminGroups: [] },
})
const app = await testApp({
  publicUrl: PUBLIC_URL,
  providers: [optionsFor('hostile', hostile), optionsFor('honest', honest)],
})
const { db, aUser, cookieOf, clock } = app

const secondsNow = () => Math.floor(Date.now() / 1000)
const claimsOf = (provider: typeof hostile, nonce: string) => ({
  iss: provider.issuer,
  aud: 'halyard',
  sub: 'somebody',
  nonce,
  iat: secondsNow(),
  exp: secondsNow() + 300,
  email: 'somebody@example.org',
  email_verified: true,
})
type Claims = ReturnType<typeof claimsOf>
const without = (claims: Claims, name: keyof Claims) => ({ ...claims, [name]: undefined })
const right = (nonce: string) => () => signed(claimsOf(hostile, nonce), hostile.keys)

/** Begins a log-in as a browser does. */
async function begin(id = 'hostile', own = browser(app.app)) {
  const { headers } = await own.get(`/api/account/providers/${id}/start`)
  const address = new URL(String(headers['location']), PUBLIC_URL)
  const { state = '', nonce = '' } = Object.fromEntries(address.searchParams)
  return { own, address, state, nonce }
}
const callback = (values: Record<string, string>, id = 'hostile') =>
  `/api/account/providers/${id}/return?${new URLSearchParams(values).toString()}`
const endOf = (response: { headers: Readonly<Record<string, unknown>> }) => {
  const location = String(response.headers['location'])
  return new URL(location, PUBLIC_URL).searchParams.get('problem') ?? location
}

/** A whole log-in whose token is made of the right claims. */
async function logInWith(token: (claims: Claims) => string) {
  const { own, state, nonce } = await begin()
  hostile.idToken = () => token(claimsOf(hostile, nonce))
  const end = endOf(await own.get(callback({ code: 'code', state })))
  // Whoever comes back has no account, and so no session whatever the end is.
  expect(await own.who()).toBeUndefined()
  return end
}

afterEach(() => {
  hostile.instead.clear()
  hostile.metadata = {}
  // What was remembered of it is forgotten.
  clock.advance(11 * 60_000)
})

describe('an answer', () => {
  it('that is right lets in, with a proof that the code is for this log-in', async () => {
    const { own, address, state, nonce } = await begin()
    expect(address.searchParams.get('code_challenge_method')).toBe('S256')
    hostile.idToken = () => signed(claimsOf(hostile, nonce), hostile.keys)
    expect(endOf(await own.get(callback({ code: 'code', state })))).toContain('/account/join')
    expect(hostile.forms.at(-1)?.get('code_verifier')).toMatch(/^[\w-]{43,}$/)
  })

  const wrong: [string, (claims: Claims) => string, string][] = [
    ['another nonce', (claims) => signed({ ...claims, nonce: 'other' }, hostile.keys), 'untrusted'],
    ['no nonce', (claims) => signed(without(claims, 'nonce'), hostile.keys), 'untrusted'],
    [
      'another issuer',
      (claims) => signed({ ...claims, iss: honest.issuer }, hostile.keys),
      'untrusted',
    ],
    [
      'another audience',
      (claims) => signed({ ...claims, aud: 'other' }, hostile.keys),
      'untrusted',
    ],
    [
      'two audiences of which another one is meant',
      (claims) => signed({ ...claims, aud: ['halyard', 'other'], azp: 'other' }, hostile.keys),
      'untrusted',
    ],
    ['no signature', unsigned, 'untrusted'],
    [
      'the public key as a secret',
      (claims) => signedWithPublicKey(claims, hostile.keys),
      'untrusted',
    ],
    ['the key of somebody else', (claims) => signed(claims, keyPair('first')), 'untrusted'],
    ['an unknown key', (claims) => signed(claims, keyPair('second')), 'untrusted'],
    [
      'a changed payload',
      (claims) => {
        const [head, , signature] = signed(claims, hostile.keys).split('.')
        const other = Buffer.from(JSON.stringify({ ...claims, sub: 'admin' })).toString('base64url')
        return [head, other, signature].join('.')
      },
      'untrusted',
    ],
    [
      'an end that is over',
      (claims) => signed({ ...claims, exp: secondsNow() - 60 }, hostile.keys),
      'clock',
    ],
    [
      'a clock that is five minutes behind',
      (claims) =>
        signed({ ...claims, iat: secondsNow() - 600, exp: secondsNow() - 300 }, hostile.keys),
      'clock',
    ],
    [
      'a clock that is five minutes ahead',
      (claims) => signed({ ...claims, nbf: secondsNow() + 300 }, hostile.keys),
      'clock',
    ],
    ['no subject', (claims) => signed(without(claims, 'sub'), hostile.keys), 'untrusted'],
    [
      'a subject of 2 kB',
      (claims) => signed({ ...claims, sub: 'x'.repeat(2000) }, hostile.keys),
      'untrusted',
    ],
    ['no form of a token', () => 'hello', 'untrusted'],
  ]
  it.each(wrong)('with %s is refused', async (_, token, problem) => {
    expect(await logInWith(token)).toBe(problem)
  })

  it('with an unsigned token is refused where the provider says that it signs none', async () => {
    hostile.metadata = { id_token_signing_alg_values_supported: ['none', 'HS256'] }
    expect(await logInWith(unsigned)).toBe('untrusted')
    expect(await logInWith((claims) => signedWithPublicKey(claims, hostile.keys))).toBe('untrusted')
  })

  it('with keys that have changed is accepted', async () => {
    await logInWith((claims) => signed(claims, hostile.keys))
    hostile.keys = keyPair('rotated')
    await logInWith((claims) => signed(claims, hostile.keys))
    expect(await logInWith((claims) => signed(claims, hostile.keys))).toContain('/account/join')
  })
})

describe('a log-in', () => {
  it('is answered once', async () => {
    const { own, state, nonce } = await begin()
    hostile.idToken = right(nonce)
    const cookie = own.cookies.get('halyard_sign_in') ?? ''
    const url = callback({ code: 'code', state })
    expect(endOf(await own.get(url))).toContain('/account/join')
    own.cookies.set('halyard_sign_in', cookie)
    const codes = hostile.forms.length
    expect(endOf(await own.get(url))).toBe('expired')
    expect(hostile.forms.length).toBe(codes)
  })

  it('is answered once of five times at the same moment', async () => {
    const { own, state, nonce } = await begin()
    hostile.idToken = right(nonce)
    const codes = hostile.forms.length
    const url = callback({ code: 'code', state })
    const ends = await Promise.all(Array.from({ length: 5 }, () => own.get(url)))
    expect(ends.map(endOf).filter((end) => end === 'expired')).toHaveLength(4)
    expect(hostile.forms.length).toBe(codes + 1)
  })

  it('is answered in the browser it began in, to what it began with, in a quarter of an hour', async () => {
    const codes = hostile.forms.length
    const { state } = await begin()
    expect(endOf(await browser(app.app).get(callback({ code: 'code', state })))).toBe('expired')
    const mine = await begin()
    expect(endOf(await mine.own.get(callback({ code: 'code', state })))).toBe('expired')
    const { own } = await begin()
    expect(endOf(await own.get(callback({ code: 'code' })))).toBe('expired')
    const late = await begin()
    clock.advance(15 * 60_000 + 1)
    expect(endOf(await late.own.get(callback({ code: 'code', state: late.state })))).toBe('expired')
    expect(hostile.forms.length).toBe(codes)
  })

  it('with one provider is not answered by another one', async () => {
    const { own, state } = await begin('honest')
    const [asked, codes] = [hostile.asked.length, honest.forms.length]
    // The visitor wanted to the honest one; the hostile one sends what it was given to its own address.
    expect(endOf(await own.get(callback({ code: 'stolen', state }, 'hostile')))).toBe('expired')
    const second = await begin('honest')
    const mixed = { code: 'stolen', state: second.state, iss: hostile.issuer }
    expect(endOf(await second.own.get(callback(mixed, 'honest')))).toBe('untrusted')
    expect(hostile.asked.length).toBe(asked)
    expect(honest.forms.length).toBe(codes)
  })

  it('that the provider refuses says so, and repeats nothing of its text', async () => {
    const { own, state } = await begin()
    const values = { error: 'access_denied', error_description: '<b>call 555</b>', state }
    const { headers } = await own.get(callback(values))
    expect(headers['location']).toBe('/account/login?from=%2F&problem=refused')
  })

  it.each([
    ['a script', 'javascript:alert(1)//', 'unreachable'],
    ['not encrypted', 'http://id.example.org/authorize', 'untrusted'],
  ])('does not begin with an address that is %s', async (_, address, problem) => {
    hostile.metadata = { authorization_endpoint: address }
    const { headers } = await browser(app.app).get('/api/account/providers/hostile/start')
    expect(endOf({ headers })).toBe(problem)
    const own = browser(app.app, await cookieOf(await aUser()))
    const { status, text } = await own.post('/api/account/identities', { provider: 'hostile' })
    expect(status).toBe(400)
    expect(text).not.toContain(address)
  })

  it('begins with the issuer that is configured alone', async () => {
    hostile.metadata = { issuer: honest.issuer }
    expect((await begin()).address.searchParams.get('problem')).toBe('untrusted')
  })
})

describe('a provider that is down', () => {
  const page = { type: 'text/html', body: '<h1>Welcome to the hotel</h1>' }
  const large = { body: JSON.stringify({ id_token: 'x'.repeat(2_000_000) }) }
  const places = ['/.well-known/openid-configuration', '/token', '/keys'] as const
  const faults = [
    ['a page', page],
    ['an error', { status: 500, body: '{}' }],
    ['two megabytes', large],
    ['another place', { status: 302, body: '' }],
    ['half of an answer', { body: '{"id_token":' }],
  ] as const

  it.each(places.flatMap((path) => faults.map(([what, answer]) => [what, path, answer] as const)))(
    'and answers %s at %s says so, and the password way is open',
    async (_, path, answer) => {
      hostile.instead.set(path, answer)
      const { own, address, state, nonce } = await begin()
      hostile.idToken = right(nonce)
      // Who was not led away is back already.
      const said = address.searchParams.get('problem')
      const end = said ?? endOf(await own.get(callback({ code: 'code', state })))
      expect(end).toBe('unreachable')
      expect(said !== null).toBe(path === places[0])
      const wrong = { userName: 'nobody', password: 'Halyard42' }
      expect((await own.post('/api/account/login', wrong)).status).toBe(401)
    },
  )

  it('and does not answer at all is given up after some seconds', async () => {
    hostile.instead.set(places[0], 'hang')
    const began = performance.now()
    expect((await begin()).address.searchParams.get('problem')).toBe('unreachable')
    expect(performance.now() - began).toBeLessThan(10_000)
  }, 15_000)

  it('stores nothing of what it said', async () => {
    hostile.instead.set('/token', large)
    const { own, state } = await begin()
    await own.get(callback({ code: 'code', state }))
    expect(
      await db.selectFrom('identities').where('issuer', '=', hostile.issuer).execute(),
    ).toEqual([])
  })
})
