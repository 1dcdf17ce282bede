import { expect, it } from 'vitest'
import { testApp } from '#testing/test-app.ts'

it('T17: links lead to the configured address, whatever host is asked for', async () => {
  const { visitor, as, aUser, mails } = await testApp({ publicUrl: 'https://ctf.example.org' })
  const admin = await as(await aUser({ role: 'Admin' }))
  await admin.put('/api/admin/config', { accountPolicy: { emailConfirmationRequired: true } })
  const { email } = await aUser()
  const hosts = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  expect((await visitor.post('/api/account/recovery', { email }, hosts)).status).toBe(200)
  const [mail] = await mails()
  expect(mail?.text).toContain('https://ctf.example.org/account/reset?token=')
  expect(`${mail?.text} ${mail?.html}`).not.toContain('evil.example')
})
