import type { Submission } from '@halyard/api'
import { Toaster } from '@halyard/ui'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { MonitorFrame } from '#features/monitor/monitor-frame.tsx'
import { MonitorScreen } from '#features/monitor/monitor-screen.tsx'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { serveFrom, showRoutes } from '#shared/testing.tsx'
import '@halyard/ui/styles'

const right: Submission = {
  id: 77,
  answer: 'HL{1}',
  status: 'Accepted',
  time: 1,
  user: 'khai',
  team: 'Terns',
  challenge: 'Knots',
}
const wrong: Submission = { ...right, id: 78, status: 'WrongAnswer', time: 2 }
const list = 'GET /api/game/3/submissions'
const where = '/api/edit/games/3/submissions/77/void'

const notices = '/api/edit/games/3/notices'

type Server = { role?: 'Admin' | 'Monitor'; extensions?: string[]; answer?: Submission }

async function open({ role = 'Admin', extensions = ['corrections'], answer = right }: Server = {}) {
  const asked = serveFrom({
    'GET /api/account/profile': { body: { userId: 'u', role, userName: 'iris' } },
    'GET /api/config': { body: { apiPublicKey: null, extensions } },
    [list]: [{ body: [wrong, answer] }, { body: [] }, { body: [wrong, answer] }, { body: [] }],
    [`POST ${where}`]: { body: null },
    [`POST ${notices}`]: { body: { id: 1, type: 'Normal', values: ['x'], time: 1 } },
    [`DELETE ${where}`]: { body: null },
  })
  const element = (
    <>
      <MonitorFrame gameId={3}>
        <MonitorScreen list="submissions" game={{ id: 3, title: 'Harbour Lights' }} />
      </MonitorFrame>
      <QuestionHost />
      <Toaster label="Messages" closeLabel="Close" />
    </>
  )
  await showRoutes([{ path: '*', element }], '/games/3/monitor/submissions')
  await expect.element(page.getByText('Wrong flag').first()).toBeVisible()
  return asked
}

it('an administrator voids a solve with a reason, and restores it', async () => {
  const asked = await open()
  const button = page.getByRole('button', { name: 'Void the solve' })
  await expect.element(button).toBeVisible()
  expect(button.all()).toHaveLength(1)
  await button.click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The flag was published.')
  await dialog.getByRole('button', { name: 'Void the solve' }).click()
  await expect.element(page.getByText('Voided', { exact: true })).toBeVisible()
  const sent = asked.find(({ what }) => what === `POST ${where}`)
  expect(sent?.body).toEqual({ reason: 'The flag was published.' })
  await page.getByRole('button', { name: 'Restore the solve' }).click()
  await expect.element(page.getByText('Voided', { exact: true })).not.toBeInTheDocument()
  expect(asked.some(({ what }) => what === `DELETE ${where}`)).toBe(true)
})

it('posts the notice that was drafted and edited, after the solve is void', async () => {
  const asked = await open()
  await page.getByRole('button', { name: 'Void the solve' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The flag was published.')
  await dialog.getByRole('checkbox', { name: 'Post a notice' }).click()
  const notice = dialog.getByRole('textbox', { name: 'Notice' })
  const draft = 'The solve of “Knots” by “Terns” no longer counts. Points and ranks have changed.'
  await expect.element(notice).toHaveValue(draft)
  await notice.fill(`${draft} Sorry!`)
  await dialog.getByRole('button', { name: 'Void the solve' }).click()
  await expect.element(page.getByText('Notice posted')).toBeVisible()
  const posts = asked.filter(({ what }) => what.startsWith('POST'))
  expect(posts).toEqual([
    { what: `POST ${where}`, body: { reason: 'The flag was published.' } },
    { what: `POST ${notices}`, body: { content: `${draft} Sorry!` } },
  ])
})

it('a monitor sees that a solve is void, and changes nothing', async () => {
  const voided = { reason: 'The flag was published.', time: 5 }
  await open({ role: 'Monitor', answer: { ...right, voided } })
  await expect.element(page.getByText('Voided', { exact: true })).toBeVisible()
  await expect.element(page.getByTitle('The flag was published.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Restore the solve' }).all()).toEqual([])
})

it('a server that cannot correct shows nothing of it', async () => {
  const { id: _id, ...answer } = right
  await open({ extensions: [], answer })
  expect(page.getByRole('button', { name: 'Void the solve' }).all()).toEqual([])
})
