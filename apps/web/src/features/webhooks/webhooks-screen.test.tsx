import { Toaster } from '@halyard/ui'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { WebhooksScreen } from '#features/webhooks/webhooks-screen.tsx'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { aClientConfig } from '#shared/platform/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const webhook = {
  ...{ id: 4, name: 'Announcements', format: 'json', address: 'https://example.org/…', target: '' },
  ...{ events: ['firstBlood'], language: 'en-US', templates: [], isEnabled: true, isGone: false },
  ...{ restsUntil: null, oldSecretUntil: null, failing: 1, etag: '"edit-1"' },
}
const delivery = {
  ...{ id: 8, webhookId: 4, webhook: 'Announcements', event: 'firstBlood', game: 'Cup' },
  ...{ messageId: 'msg_1', status: 'waiting', attempts: 1, createdAt: 1, triedAt: 1 },
  ...{ nextAt: 2, answerStatus: 500, answer: 'Out of order', problem: 'refused' },
}
const base = '/api/edit/games/3/webhooks'

function serve(hooks: readonly object[] = [webhook]) {
  return serveFrom({
    'GET /api/config': { body: aClientConfig({ extensions: ['webhooks'] }) },
    'GET /api/account/profile': { body: { userId: '1', userName: 'ada', role: 'Admin' } },
    [`GET ${base}`]: { body: hooks },
    [`GET ${base}/deliveries`]: { body: [delivery] },
    [`POST ${base}`]: { body: { webhook, secret: 'whsec_once' } },
    [`POST ${base}/4/test`]: { body: { ...delivery, event: 'test', problem: 'timeout' } },
    [`POST ${base}/deliveries/8`]: { body: { ...delivery, status: 'delivered', problem: null } },
    [`POST ${base}/preview`]: {
      body: {
        ...{ template: '', body: '' },
        segments: [{ text: 'Null Pointers', isBold: true, isLink: false }],
      },
    },
  })
}
const showScreen = () =>
  show(
    <>
      <WebhooksScreen game={{ id: 3, title: 'Cup' }} />
      <QuestionHost />
      <Toaster label="Messages" closeLabel="Close" />
    </>,
    '/admin/games/3/webhooks',
  )

it('says how each webhook is, and what the receivers answered', async () => {
  const asked = serve()
  const { screen } = await showScreen()
  await expect.element(screen.getByText('https://example.org/…')).toBeVisible()
  await expect.element(screen.getByText('1 delivery fails')).toBeVisible()
  await expect.element(screen.getByText('First blood · Waiting')).toBeVisible()
  await expect.element(screen.getByText('Out of order')).toBeVisible()
  await screen.getByRole('button', { name: 'Send again: First blood' }).click()
  await expect.poll(() => asked.map(({ what }) => what)).toContain(`POST ${base}/deliveries/8`)
  await screen.unmount()
})

it('says in words why a test did not arrive', async () => {
  serve()
  const { screen } = await showScreen()
  await screen.getByRole('button', { name: 'Actions for Announcements' }).click()
  await screen.getByRole('menuitem', { name: 'Send a test' }).click()
  await expect
    .element(screen.getByText(/The receiver did not answer within 10 seconds/).first())
    .toBeVisible()
  await screen.unmount()
})

it('previews the message, and shows the secret of a new webhook once', async () => {
  const asked = serve([])
  const { screen } = await showScreen()
  await screen.getByRole('button', { name: 'Add a webhook' }).click()
  await expect.element(screen.getByText('Null Pointers')).toBeVisible()
  await screen.getByRole('textbox', { name: 'Name' }).fill('Program')
  await screen.getByRole('textbox', { name: 'Address' }).fill('https://example.org/hook')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('whsec_once')).toBeVisible()
  const sent = asked.find(({ what }) => what === `POST ${base}`)
  expect(sent?.body).toMatchObject({ name: 'Program', url: 'https://example.org/hook' })
  await screen.unmount()
})

it('says that a server has none', async () => {
  serveFrom({ 'GET /api/config': { body: aClientConfig({ extensions: [] }) } })
  const { screen } = await showScreen()
  await expect.element(screen.getByText('This server has no webhooks')).toBeVisible()
  await screen.unmount()
})
