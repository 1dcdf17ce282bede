import { describe, expect, it } from 'vitest'
import { createAuthenticator } from '#testing/authenticator.ts'
import { ORIGIN, RP_ID, secondFactorSteps } from '#testing/second-factor.ts'
import { testApp } from '#testing/test-app.ts'

const testing = await testApp({ publicUrl: ORIGIN })
const { clock, visitor, mails } = testing
const { aPerson, addPasskey, startLogin, isIn, setUpTotp } = secondFactorSteps(testing)

const minute = 60_000
const options = '/api/account/passkeys/challenge'
const challenge = async (path: string, client = visitor) => {
  const { status, body } = await client.post(path)
  expect(status).toBe(200)
  return body
}
const loginChallenge = () => challenge('/api/account/login/challenge')
const logIn = (passkey: object) => visitor.post('/api/account/login/passkey', { passkey })

async function withPasskey() {
  const person = await aPerson()
  return { ...person, ...(await addPasskey(person.client)) }
}
const aDevice = () => createAuthenticator({ origin: ORIGIN, rpId: RP_ID })
const add = (client: typeof visitor, asked: Parameters<ReturnType<typeof aDevice>['make']>[0]) =>
  client.post('/api/account/passkeys', { name: 'Key', passkey: aDevice().make(asked) })
const titleOf = (response: { status: number; body: { title: string } }) => [
  response.status,
  response.body?.title,
]

const ELSEWHERE = 'This passkey was used at another address than that of this platform.'
const TOO_LATE = 'This took too long, or was sent twice. Try again.'
const WRONG = 'The passkey could not be checked. Try again.'

describe('a passkey', () => {
  it('belongs to the configured address, whatever the request says', async () => {
    const { client } = await aPerson()
    const { body } = await client.post(options, undefined, {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
    })
    expect(body).toMatchObject({
      rp: { id: RP_ID, name: 'GZ' },
      attestation: 'none',
      excludeCredentials: [],
    })
    expect((await loginChallenge()).rpId).toBe(RP_ID)
  })

  it('is added with recovery codes, listed, renamed and removed', async () => {
    const { client, id, codes, email } = await withPasskey()
    expect(codes).toHaveLength(10)
    const { body } = await client.get('/api/account/secondfactor')
    expect(body).toEqual({
      totpAddedAt: null,
      passkeys: [{ id, name: 'Laptop', createdAt: clock.now(), lastUsedAt: null }],
      passkeysOff: null,
      recoveryCodesLeft: 10,
      isRequired: false,
      confirmedUntil: clock.now() + 15 * minute,
    })
    expect((await client.put(`/api/account/passkeys/${id}`, { name: ' Phone ' })).status).toBe(200)
    expect((await client.get('/api/account/secondfactor')).body.passkeys[0].name).toBe('Phone')
    // A second one comes without codes.
    expect((await addPasskey(client, 'Key')).codes).toEqual([])
    const other = await aPerson()
    expect((await other.client.put(`/api/account/passkeys/${id}`, { name: 'Mine' })).status).toBe(
      404,
    )
    expect((await other.client.delete(`/api/account/passkeys/${id}`)).status).toBe(404)
    expect((await client.delete(`/api/account/passkeys/${id}`)).status).toBe(200)
    const subjects = (await mails()).filter(({ to }) => to === email).map(({ subject }) => subject)
    expect(subjects).toEqual([
      'GZ: a second factor was added',
      'GZ: a second factor was added',
      'GZ: a second factor was removed',
    ])
  })

  it('takes the recovery codes with it when it is the last factor', async () => {
    const { client, id, userName } = await withPasskey()
    await client.delete(`/api/account/passkeys/${id}`)
    const { body } = await client.get('/api/account/secondfactor')
    expect(body).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
    expect((await startLogin(userName)).response.status).toBe(200)
  })

  it('is not registered twice, not even by another account', async () => {
    const { client, device } = await withPasskey()
    const again = await client.post(options)
    expect(again.body.excludeCredentials).toEqual([
      { id: device.id, type: 'public-key', transports: ['internal'] },
    ])
    const other = await aPerson()
    for (const who of [client, other.client]) {
      const passkey = device.make(await challenge(options, who))
      expect(titleOf(await who.post('/api/account/passkeys', { name: 'Again', passkey }))).toEqual([
        400,
        'This passkey has already been added.',
      ])
    }
  })

  it.each([
    ['another origin', { origin: 'https://ctf.example.org.evil.example' }, ELSEWHERE],
    ['the same name without https', { origin: 'http://ctf.example.org' }, ELSEWHERE],
    ['another host', { rpId: 'evil.example' }, WRONG],
    ['an answer to log in with', { type: 'webauthn.get' }, WRONG],
  ])('is not added from %s', async (_what, oddity, title) => {
    const { client } = await aPerson()
    const device = createAuthenticator({ origin: ORIGIN, rpId: RP_ID })
    const passkey = device.make(await challenge(options, client), oddity)
    const added = await client.post('/api/account/passkeys', { name: 'Odd', passkey })
    expect(titleOf(added)).toEqual([400, title])
  })

  it('is not added by what somebody else was asked, twice, or too late', async () => {
    const one = await aPerson()
    const two = await aPerson()
    const mine = await challenge(options, one.client)
    expect(titleOf(await add(two.client, mine))).toEqual([400, TOO_LATE])
    expect((await add(one.client, mine)).status).toBe(200)
    expect(titleOf(await add(one.client, mine))).toEqual([400, TOO_LATE])
    const late = await challenge(options, one.client)
    clock.advance(5 * minute)
    expect(titleOf(await add(one.client, late))).toEqual([400, TOO_LATE])
    const made = { ...late, challenge: 'A'.repeat(43) }
    expect(titleOf(await add(one.client, made))).toEqual([400, TOO_LATE])
  })

  it('is no text that a program fails at', async () => {
    const { client } = await aPerson()
    for (const clientDataJSON of ['x', 'bnVsbA', 'e30', '%%%']) {
      const passkey = {
        id: 'a',
        rawId: 'a',
        type: 'public-key',
        response: { clientDataJSON, attestationObject: 'x' },
      }
      const { status } = await client.post('/api/account/passkeys', { name: 'Odd', passkey })
      expect([clientDataJSON, status]).toEqual([clientDataJSON, 400])
      const answer = { clientDataJSON, authenticatorData: 'x', signature: 'x' }
      expect((await logIn({ ...passkey, response: answer })).status).toBe(400)
    }
  })
})

describe('logging in with a passkey alone', () => {
  it('opens a session of its account', async () => {
    const { device, client } = await withPasskey()
    const response = await logIn(device.answer(await loginChallenge()))
    expect(response.status).toBe(200)
    expect(await isIn(response)).toBe(true)
    const { passkeys } = (await client.get('/api/account/secondfactor')).body
    expect(passkeys[0].lastUsedAt).toBe(clock.now())
  })

  it('asks for any passkey, and that it checks who holds it', async () => {
    expect(await loginChallenge()).toMatchObject({
      allowCredentials: [],
      userVerification: 'required',
    })
    const { device } = await withPasskey()
    const answer = device.answer(await loginChallenge(), { isVerified: false })
    expect(titleOf(await logIn(answer))).toEqual([
      400,
      'Your device did not check that it is you. Log in with your password.',
    ])
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }, ELSEWHERE],
    ['another host', { rpId: 'evil.example' }, WRONG],
    ['a forged signature', { isForged: true }, WRONG],
    [
      'another account',
      { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' },
      'This passkey is not known here.',
    ],
    ['an answer to a registration', { type: 'webauthn.create' }, WRONG],
  ])('is refused from %s', async (_what, oddity, title) => {
    const { device } = await withPasskey()
    expect(titleOf(await logIn(device.answer(await loginChallenge(), oddity)))).toEqual([
      400,
      title,
    ])
  })

  it('is refused where its counter goes back or stays, and says why', async () => {
    const { device } = await withPasskey()
    expect((await logIn(device.answer(await loginChallenge(), { counter: 50 }))).status).toBe(200)
    for (const counter of [49, 50, 0]) {
      expect(titleOf(await logIn(device.answer(await loginChallenge(), { counter })))).toEqual([
        400,
        'This passkey counts fewer uses than before, so it may be a copy. Remove it and add it again.',
      ])
    }
    expect((await logIn(device.answer(await loginChallenge(), { counter: 51 }))).status).toBe(200)
  })

  it('counts in one statement: of two copies at once one is refused', async () => {
    const { device } = await withPasskey()
    const challenges = await Promise.all([1, 2, 3, 4].map(loginChallenge))
    const sent = await Promise.all(
      challenges.map((asked) => logIn(device.answer(asked, { counter: 60 }))),
    )
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('takes devices that do not count', async () => {
    const { client } = await aPerson()
    const device = createAuthenticator({ origin: ORIGIN, rpId: RP_ID })
    const passkey = device.make(await challenge(options, client), { counter: 0 })
    await client.post('/api/account/passkeys', { name: 'Synced', passkey })
    for (let use = 0; use < 2; use += 1) {
      const answer = device.answer(await loginChallenge(), { counter: 0 })
      expect((await logIn(answer)).status).toBe(200)
    }
  })

  it('takes an answer once, and also when it is sent twice at once', async () => {
    const { device } = await withPasskey()
    const answer = device.answer(await loginChallenge())
    const sent = await Promise.all([answer, answer, answer].map(logIn))
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(titleOf(await logIn(answer))).toEqual([400, TOO_LATE])
  })

  it('takes no answer to a challenge for something else', async () => {
    const { device, client, userName } = await withPasskey()
    const { client: pending } = await startLogin(userName)
    const confirming = await challenge('/api/account/confirmation/challenge', client)
    const stepping = await challenge('/api/account/login/step/challenge', pending)
    for (const asked of [confirming, stepping])
      expect(titleOf(await logIn(device.answer(asked)))).toEqual([400, TOO_LATE])
    const passkey = device.answer(await loginChallenge())
    expect((await pending.post('/api/account/login/step', { passkey })).status).toBe(400)
  })

  it('is for accounts that may log in', async () => {
    const { device, userName } = await withPasskey()
    const { db } = testing
    await db
      .updateTable('users')
      .set({ role: 'Banned' })
      .where('user_name', '=', userName)
      .execute()
    expect(titleOf(await logIn(device.answer(await loginChallenge())))).toEqual([
      401,
      'This account is banned.',
    ])
  })
})

describe('a passkey as the second step', () => {
  it('logs in, also where the device checks nobody', async () => {
    const { device, userName } = await withPasskey()
    const { client } = await startLogin(userName)
    expect((await client.get('/api/account/login/step')).body.methods).toEqual([
      'passkey',
      'recoveryCode',
    ])
    const asked = await challenge('/api/account/login/step/challenge', client)
    expect(asked.allowCredentials.map(({ id }: { id: string }) => id)).toEqual([device.id])
    const passkey = device.answer(asked, { isVerified: false })
    const done = await client.post('/api/account/login/step', { passkey })
    expect(done.status).toBe(200)
    expect(await isIn(done)).toBe(true)
  })

  it('is one of the account that waits', async () => {
    const victim = await withPasskey()
    const other = await withPasskey()
    const { client } = await startLogin(victim.userName)
    const asked = await challenge('/api/account/login/step/challenge', client)
    const passkey = other.device.answer(asked)
    expect(titleOf(await client.post('/api/account/login/step', { passkey }))).toEqual([
      400,
      'This passkey is not known here.',
    ])
  })
})

describe.each([
  [undefined, 'noAddress'],
  ['https://192.0.2.7', 'noAddress'],
  ['https://[2001:db8::7]', 'noAddress'],
  ['http://ctf.example.org', 'notSecure'],
  ['http://localhost:8080', null],
] as const)('a server at %s', async (publicUrl, reason) => {
  const own = await testApp({ publicUrl })
  const { aPerson: aMember } = secondFactorSteps(own)

  it(`takes passkeys or says why not: ${reason}`, async () => {
    const { client } = await aMember()
    const { body } = await client.get('/api/account/secondfactor')
    expect(body.passkeysOff).toBe(reason)
    expect((await own.visitor.get('/api/config')).body.passkeys).toBe(reason === null)
    const status = reason === null ? 200 : 400
    expect((await client.post(options)).status).toBe(status)
    expect((await own.visitor.post('/api/account/login/challenge')).status).toBe(status)
  })
})

it('an app beside a passkey comes without new codes', async () => {
  const { client } = await withPasskey()
  expect((await setUpTotp(client)).codes).toEqual([])
})
