import { beforeEach, describe, expect, it } from 'vitest'
import { allowMailboxesOnce } from '#db/mailboxes.ts'
import { StartError } from '#platform/start-error.ts'
import { testApp } from '#testing/test-app.ts'

const { visitor, as, aUser, db, mails } = await testApp()
const admin = await as(await aUser({ role: 'Admin' }))

let count = 0
const register = (email: string) => {
  count += 1
  const model = { userName: `sailor${count}`, email, password: 'Halyard42' }
  return visitor.post('/api/account/register', model)
}
const setPolicy = (accountPolicy: object) => admin.put('/api/admin/config', { accountPolicy })
const TAKEN = { status: 400, body: { title: 'This email address is already in use.' } }

beforeEach(async () => {
  await setPolicy({ allowRegister: true, activeOnRegister: true })
})

describe('T19: one account for a mailbox, as the operator chose', () => {
  beforeEach(() => allowMailboxesOnce(db, true))

  it.each([
    ['dots', 'jo.lly.roger@example.org', 'jollyroger@example.org'],
    ['a tag', 'bosun@example.org', 'bosun+ctf@example.org'],
    ['both, and letters', 'first.mate+1@example.org', 'FirstMate+2@EXAMPLE.org'],
  ])('an address that differs in %s is taken', async (_, one, other) => {
    expect((await register(one)).status).toBe(200)
    expect(await register(other)).toMatchObject(TAKEN)
  })

  it('another mailbox is free: of another domain, or of another name', async () => {
    for (const email of ['cook@example.org', 'cook@exam.ple.org', 'cooks@example.org', '+a@a.org'])
      expect((await register(email)).status).toBe(200)
  })

  it('of two that come at the same moment one gets it', async () => {
    const answers = await Promise.all(
      ['gun.ner', 'gunn.er', 'gunner+1', 'gunner+2'].map((name) => register(`${name}@example.org`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('changes by administrators and lists of accounts are no way round it', async () => {
    const [one, two] = [await aUser({ email: 'pilot@example.org' }), await aUser()]
    const asPilot = { email: 'pi.lot@example.org' }
    expect(await admin.put(`/api/admin/users/${two.id}`, asPilot)).toMatchObject(TAKEN)
    expect((await admin.put(`/api/admin/users/${one.id}`, asPilot)).status).toBe(200)
    const model = { userName: 'another', email: 'pilot+2@example.org', password: 'Halyard42' }
    expect(await admin.post('/api/admin/users', [model])).toMatchObject(TAKEN)
  })

  it('nor is moving to another address', async () => {
    await aUser({ email: 'purser@example.org' })
    const client = await as(await aUser())
    await setPolicy({ emailConfirmationRequired: true })
    const email = 'purser+mine@example.org'
    expect((await client.put('/api/account/changeemail', { newMail: email })).status).toBe(200)
    const mail = (await mails()).findLast(({ to }) => to === email)
    const query = URL.parse(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')?.searchParams
    const link = { token: query?.get('token') ?? '', email: query?.get('email') ?? '' }
    expect(await client.post('/api/account/mailchangeconfirm', link)).toMatchObject(TAKEN)
  })
})

describe('T19: one account for an address, without that choice', () => {
  it('dots and tags make another one', async () => {
    await allowMailboxesOnce(db, false)
    for (const email of ['c.ook@example.net', 'cook@example.net', 'cook+2@example.net'])
      expect((await register(email)).status).toBe(200)
  })

  it('the choice is refused while accounts share a mailbox, and says which', async () => {
    await allowMailboxesOnce(db, false)
    const named = { user_name: 'anne', user_name_key: 'anne', email: 'anne.b@example.com' }
    await aUser(named)
    await aUser({ user_name: 'mary', user_name_key: 'mary', email: 'anneb@example.com' })
    await db.deleteFrom('users').where('email', 'like', '%@example.net').execute()
    await expect(allowMailboxesOnce(db, true)).rejects.toThrow(StartError)
    await expect(allowMailboxesOnce(db, true)).rejects.toThrow('the accounts anne, mary have')
  })
})
