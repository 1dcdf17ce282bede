// CTFtime speaks OAuth 2 without OpenID Connect; one of the tests' own answers as it does.
import { expect, it } from 'vitest'
import { browser, PUBLIC_URL } from '#testing/open-id/browser.ts'
import { hostileProvider } from '#testing/open-id/hostile-provider.ts'
import { testApp } from '#testing/test-app.ts'

const ctftime = await hostileProvider()
const app = await testApp({
  publicUrl: PUBLIC_URL,
  providers: [
    {
      ...{ id: 'ctftime', kind: 'CTFtime', label: 'CTFtime', icon: 'flag', scopes: '' },
      ...{ issuer: ctftime.issuer, clientId: '4242', secret: 'secret', groupsClaim: 'groups' },
      ...{ domains: [], groups: [], monitorGroups: [], adminGroups: [] },
    },
  ],
})
const { db, aUser } = app

const json = (body: object) => ({ body: JSON.stringify(body) })
/** A log-in of whom the API knows by its token. */
async function logInAs(user: object) {
  ctftime.instead.set('/token', json({ access_token: 'opaque', token_type: 'Bearer' }))
  ctftime.instead.set('/user', json(user))
  const own = browser(app.app)
  const start = await own.get('/api/account/providers/ctftime/start')
  const address = new URL(String(start.headers['location']))
  const state = address.searchParams.get('state') ?? ''
  const query = new URLSearchParams({ code: 'code', state }).toString()
  const { headers } = await own.get(`/api/account/providers/ctftime/return?${query}`)
  return { own, address, location: String(headers['location']) }
}
const person = {
  id: 777,
  name: 'Marlin',
  email: 'marlin@example.org',
  team: { id: 42, name: 'Gulls' },
}

it('asks for the profile and the team, and stores the team with the identity', async () => {
  const { own, address, location } = await logInAs(person)
  expect(address.pathname).toBe('/authorize')
  expect(address.searchParams.get('scope')).toBe('profile:read team:read')
  expect(ctftime.forms.at(-1)?.get('client_secret')).toBe('secret')
  expect(location).toContain('/account/join')
  expect((await own.get('/api/account/join')).body).toEqual({
    ...{ label: 'CTFtime', userName: 'Marlin', email: person.email, isEmailVerified: false },
  })
  const model = { userName: 'Marlin', email: person.email }
  expect((await own.post('/api/account/join', model)).body.data).toBe('LoggedIn')
  const stored = await db.selectFrom('identities').selectAll().executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ subject: '777', ctftime_team: { id: 42, name: 'Gulls' } })
  const again = await logInAs({ ...person, name: 'Renamed', team: null })
  expect(await again.own.who()).toBe('Marlin')
})

it('opens no account by its mail address, which CTFtime has not verified', async () => {
  const email = 'victim@example.org'
  await aUser({ email, email_key: email, proven_email_key: email })
  expect((await logInAs({ ...person, id: 778, email })).location).toContain('/account/join')
})

it.each([{}, { id: null }, { id: -1 }, { id: 'x'.repeat(300) }, [], { id: 1.5 }])(
  'lets in nobody whom it does not name: %j',
  async (user) => {
    expect((await logInAs(user)).location).toContain('problem=untrusted')
  },
)
