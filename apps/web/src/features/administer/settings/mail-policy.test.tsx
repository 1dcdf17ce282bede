import { expect, it, vi } from 'vitest'
import { MailPolicy } from '#features/administer/settings/mail-policy.tsx'
import { aClientConfig } from '#shared/platform/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const url = '/api/admin/mail/policy'
const stored = { deniedDomains: 'spam.example,throwaway.example', perMinute: 30, etag: '"1"' }
const config = (extensions: string[]) => ({ body: aClientConfig({ extensions }) })

it('says the rules, and saves what is typed as one list', async () => {
  const asked = serveFrom({
    'GET /api/config': config(['mailPolicy']),
    [`GET ${url}`]: { body: stored },
    [`PUT ${url}`]: { body: { ...stored, etag: '"2"' } },
  })
  const { screen } = await show(<MailPolicy />)
  await expect
    .element(screen.getByText(/2\sdomains may not register\. At most 30\semails/))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Change limits' }).click()
  const domains = screen.getByLabelText('Domains that may not register')
  await expect.element(domains).toHaveValue('spam.example\nthrowaway.example')
  await domains.fill('Spam.Example\nnot a domain!')
  await screen.getByRole('button', { name: 'Save limits' }).click()
  await expect.element(screen.getByText('not is not a domain name')).toBeVisible()
  await domains.fill('Spam.Example\n*.mail.example')
  await screen.getByRole('button', { name: 'Save limits' }).click()
  await vi.waitFor(() => expect(asked.at(-1)?.what).toBe(`GET ${url}`))
  const put = asked.find(({ what }) => what === `PUT ${url}`)
  expect(put).toMatchObject({
    ifMatch: '"1"',
    body: { deniedDomains: 'spam.example,*.mail.example', perMinute: 30 },
  })
})

it('is not there, and asks nothing, on servers without such rules', async () => {
  const asked = serveFrom({ 'GET /api/config': config([]) })
  const { screen } = await show(<MailPolicy />)
  await expect.poll(() => asked.length).toBe(1)
  await expect.element(screen.getByText('Limits for email')).not.toBeInTheDocument()
})
