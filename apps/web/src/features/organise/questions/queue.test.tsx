import type { Schema } from '@halyard/api'
import { Toaster } from '@halyard/ui'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { QueueScreen } from '#features/organise/questions/queue-screen.tsx'
import { now } from '#shared/clock/clock.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'
// What the screen loads later is loaded before a test begins.
import '#features/organise/questions/canned-dialog.tsx'
import '@halyard/ui/styles'

const url = '/api/edit/games/1/questions'
const canned = '/api/edit/games/1/cannedanswers'
const pier: Schema<'StaffQuestionModel'> = {
  ...{ id: 5, state: 'open', content: 'Is the pier part of it?', challengeId: 7 },
  ...{ challenge: 'Knots', participationId: 30, team: 'Gulls', teamStatus: 'Accepted' },
  ...{ user: 'ada', askedAt: now() - 60_000, claimedBy: null, isMine: false, answer: null },
  ...{ answeredBy: null, answeredAt: null, isPublic: false, etag: '"a"' },
}
const boat = { ...pier, id: 6, content: 'May we use a boat?', team: 'Terns', participationId: 31 }
const pageOf = (...questions: Schema<'StaffQuestionModel'>[]): Schema<'QuestionPage'> => ({
  ...{ questions, total: questions.length, counts: { open: 2, claimed: 0, answered: 9 } },
})
const claimed = { ...pier, state: 'claimed' as const, claimedBy: 'anna', isMine: true, etag: '"b"' }

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
})

async function open(answers: Answers = {}, { role = 'Admin', extensions = ['questions'] } = {}) {
  const asked = serveFrom({
    'GET /api/config': { body: { title: 'Quay', slogan: '', extensions } },
    'GET /api/account/profile': { body: { userId: 'a', userName: 'anna', role } },
    [`GET ${url}`]: { body: pageOf(pier, boat) },
    [`GET ${canned}`]: {
      body: { answers: [{ title: 'Rules', content: 'Read the rules.' }], etag: '"c"' },
    },
    [`POST ${url}/5/claim`]: { body: claimed },
    ...answers,
  })
  const { screen } = await show(
    <>
      <QueueScreen game={{ id: 1, title: 'Harbor' }} />
      <Toaster label="Notifications" closeLabel="Close" />
    </>,
    '/games/1/monitor/questions',
  )
  const puts = () => asked.filter(({ what }) => what === `PUT ${url}/5/answer`)
  return { screen, asked, puts }
}

it('goes through the list by j and k, claims by c, and opens the answer by r', async () => {
  const { screen, asked } = await open()
  const row = (name: RegExp) => screen.getByRole('button', { name })
  await expect.element(row(/pier/)).toHaveAttribute('aria-current', 'true')
  await userEvent.keyboard('j')
  await expect.element(row(/boat/)).toHaveAttribute('aria-current', 'true')
  await userEvent.keyboard('k')
  await expect.element(row(/pier/)).toHaveAttribute('aria-current', 'true')
  await userEvent.keyboard('c')
  await expect.poll(() => asked.map(({ what }) => what)).toContain(`POST ${url}/5/claim`)
  await userEvent.keyboard('r')
  const field = screen.getByRole('textbox', { name: 'Answer' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('jkcr')
  await expect.element(field).toHaveValue('jkcr')
})

it('sends an answer to what its writer has seen, and keeps one that is refused', async () => {
  const refusal = 'Somebody else has changed this meanwhile.'
  const { screen, puts } = await open({
    [`GET ${url}`]: [{ body: pageOf(pier) }, { body: pageOf(claimed) }],
    [`PUT ${url}/5/answer`]: [{ status: 412, body: { title: refusal } }, { body: claimed }],
  })
  await screen.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect.element(screen.getByText('Claimed by you').first()).toBeVisible()
  const field = screen.getByRole('textbox', { name: 'Answer' })
  await field.fill('It is not.')
  await screen.getByRole('button', { name: 'Send to the team' }).click()
  await expect.element(screen.getByText(refusal)).toBeVisible()
  await expect.element(field).toHaveValue('It is not.')
  expect(puts()).toMatchObject([{ body: { answer: 'It is not.', notice: null }, ifMatch: '"b"' }])
  await screen.getByRole('button', { name: 'Send to the team' }).click()
  await expect.element(screen.getByText('Answer sent')).toBeVisible()
})

it('inserts a canned answer, and shows the notice before it goes to everyone', async () => {
  const { screen, puts } = await open({ [`PUT ${url}/5/answer`]: { body: claimed } })
  await screen.getByRole('button', { name: 'Answer', exact: true }).click()
  await screen.getByRole('button', { name: 'Insert a canned answer' }).click()
  await screen.getByRole('menuitem', { name: 'Rules' }).click()
  await expect
    .element(screen.getByRole('textbox', { name: 'Answer' }))
    .toHaveValue('Read the rules.')
  await screen.getByRole('switch', { name: 'Answer to everyone' }).click()
  await screen.getByRole('textbox', { name: 'Notice' }).fill('**All** read the rules.')
  const preview = screen.getByRole('list', { name: 'As players see it' })
  await expect.element(preview.getByText('All', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Send to everyone' }).click()
  await expect
    .poll(() => puts().map(({ body }) => body))
    .toEqual([{ answer: 'Read the rules.', notice: '**All** read the rules.' }])
})

it('offers monitors no answer to everyone', async () => {
  const { screen } = await open({}, { role: 'Monitor' })
  await screen.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect.element(screen.getByRole('button', { name: 'Send to the team' })).toBeVisible()
  expect(screen.getByRole('switch', { name: 'Answer to everyone' }).elements()).toEqual([])
})

it('edits the canned answers by what they were', async () => {
  const { screen, asked } = await open({
    [`PUT ${canned}`]: { body: { answers: [], etag: '"d"' } },
  })
  await screen.getByRole('button', { name: 'Canned answers' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Canned answers' })
  await dialog.getByRole('button', { name: 'Add a canned answer' }).click()
  await dialog.getByRole('button', { name: 'Save canned answers' }).click()
  await expect.element(dialog.getByText('Fill this in.').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Title' }).nth(1).fill('Flags')
  await dialog.getByRole('textbox', { name: 'Text' }).nth(1).fill('Send them there.')
  await dialog.getByRole('button', { name: 'Save canned answers' }).click()
  await expect.element(screen.getByText('Canned answers saved')).toBeVisible()
  expect(asked.find(({ what }) => what === `PUT ${canned}`)).toMatchObject({
    body: { answers: [{ title: 'Rules' }, { title: 'Flags', content: 'Send them there.' }] },
    ifMatch: '"c"',
  })
})

it('says in a sentence that a server takes no questions, and asks it for none', async () => {
  const { screen, asked } = await open({}, { extensions: [] })
  await expect.element(screen.getByText('This server takes no questions')).toBeVisible()
  expect(asked.filter(({ what }) => what.includes('questions'))).toEqual([])
})
