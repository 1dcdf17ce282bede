import { Toaster } from '@halyard/ui'
import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { anEditGame } from '#features/organise/builders.ts'
import { NoticesScreen } from '#features/organise/notices/notices-screen.tsx'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { aNotice } from '#shared/game/builders.ts'
import { aClientConfig } from '#shared/platform/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

const list = 'GET /api/edit/games/1/notices'
const doors = aNotice({ id: 1, values: ['Doors are **open**.'], time: 10 })
const blood = aNotice({ id: 2, type: 'FirstBlood', values: ['Gulls', 'Capstan'], time: 20 })

beforeEach(() => localStorage.clear())

type Times = Parameters<typeof anEditGame>[0]
const running: Times = { start: 0, end: Date.now() + 9e9 }

async function visit(answers: Answers = {}, path = '/', times: Times = running) {
  const asked = serveFrom({
    [list]: { body: [doors] },
    'GET /api/game/1/notices': { body: [doors, blood] },
    ...answers,
  })
  const element = (
    <>
      <NoticesScreen game={anEditGame(times)} />
      <QuestionHost />
      <Toaster label="Messages" closeLabel="Close" />
    </>
  )
  const { screen, router } = await show(element, path)
  const of = (method: string) => asked.filter(({ what }) => what.startsWith(method))
  return { asked, screen, router, of, area: screen.getByLabelText('New notice').last() }
}

it('shows a notice as players will, says whom it reaches, and publishes it by keyboard', async () => {
  const { screen, of, area } = await visit({
    'POST /api/edit/games/1/notices': { body: aNotice({ id: 3, values: ['Low **tide**'] }) },
  })
  await area.fill(' Low **tide** ')
  const preview = screen.getByRole('list', { name: 'As players see it' })
  await expect.element(preview.getByText('tide', { exact: true })).toBeVisible()
  expect(preview.getByText('tide', { exact: true }).element().tagName).toBe('STRONG')
  await expect.element(screen.getByText(/Everyone in the game gets it immediately/)).toBeVisible()
  area
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }))
  await vi.waitFor(() => expect(of('POST')[0]?.body).toEqual({ content: 'Low **tide**' }))
  await expect.element(screen.getByText('Notice published')).toBeVisible()
  await expect.element(area).toHaveValue('')
})

const publishUrl = '/api/edit/games/1/notices'

it.each([
  ['was published all the same', [aNotice({ id: 3, values: ['Low tide'], time: Date.now() })], 1],
  ['was not published', [{ ...aNotice({ id: 3, values: ['Low tide'] }), time: 10 }], 2],
])('tries again beside a failure, and sends nothing twice that %s', async (_what, listed, sent) => {
  const saved = aNotice({ id: 4, values: ['Low tide'], time: Date.now() })
  const { screen, of, area } = await visit({
    [list]: [{ body: [doors] }, { body: [doors, ...listed] }],
    [`POST ${publishUrl}`]: [{ status: 0 }, { body: saved }],
  })
  await area.fill('Low tide')
  await screen.getByRole('button', { name: 'Publish notice' }).click()
  const retry = screen.getByRole('alert').getByRole('button', { name: 'Try again' })
  await expect.element(area).toHaveValue('Low tide')
  await retry.click()
  await expect.element(screen.getByText('Notice published')).toBeVisible()
  await expect.element(area).toHaveValue('')
  expect(of('POST')).toHaveLength(sent)
})

it('offers no second attempt for a text that the server refuses', async () => {
  const { screen, area } = await visit({
    [`POST ${publishUrl}`]: { status: 400, body: { title: 'Not like this' } },
  })
  await area.fill('Low tide')
  await screen.getByRole('button', { name: 'Publish notice' }).click()
  await expect.element(screen.getByText('Not like this')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' }).query()).toBeNull()
})

it('schedules nothing twice after a lost answer', async () => {
  const publishAt = new Date('2099-05-04T12:00').getTime()
  const { screen, of, area } = await visit({
    ...withSchedule,
    [`GET ${scheduledUrl}`]: [{ body: [] }, { body: [{ id: 7, content: 'Low tide', publishAt }] }],
    [`POST ${scheduledUrl}`]: { status: 0 },
  })
  await area.fill('Low tide')
  await screen.getByRole('button', { name: 'Publish later…' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText('Publish at').fill('2099-05-04T12:00')
  const schedule = dialog.getByRole('button', { name: 'Schedule notice' })
  await schedule.click()
  await expect.element(dialog.getByRole('alert').getByText(/./).first()).toBeVisible()
  await expect.element(dialog.getByLabelText('Text')).toHaveValue('Low tide')
  await schedule.click()
  await expect.element(screen.getByText('Notice scheduled')).toBeVisible()
  expect(of('POST')).toHaveLength(1)
})

const scheduledUrl = '/api/edit/games/1/schedule/notices'
const soon = { id: 5, content: 'One hour **left**.', publishAt: Date.now() + 3_600_000 }
const withSchedule: Answers = {
  'GET /api/config': { body: aClientConfig({ extensions: ['scheduledNotices'] }) },
  [`GET ${scheduledUrl}`]: { body: [soon] },
}

it('publishes what is typed later, and not now as well', async () => {
  const { screen, of, area } = await visit({
    ...withSchedule,
    [`POST ${scheduledUrl}`]: { body: { ...soon, id: 6 } },
  })
  await area.fill('Low tide')
  await screen.getByRole('button', { name: 'Publish later…' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByLabelText('Text')).toHaveValue('Low tide')
  await dialog.getByRole('button', { name: 'Schedule notice' }).click()
  await expect.element(dialog.getByText('Choose a time in the future.')).toBeVisible()
  expect(of('POST')).toEqual([])
  await dialog.getByLabelText('Publish at').fill('2099-05-04T12:00')
  await dialog.getByRole('button', { name: 'Schedule notice' }).click()
  await expect.element(screen.getByText('Notice scheduled')).toBeVisible()
  expect(of('POST').map(({ what, body }) => ({ what, body }))).toEqual([
    {
      what: `POST ${scheduledUrl}`,
      body: { content: 'Low tide', publishAt: expect.any(Number) },
    },
  ])
  await expect.element(area).toHaveValue('')
})

it('lists those that wait, changes one and deletes one after a question', async () => {
  const { screen, of } = await visit({
    ...withSchedule,
    [`PUT ${scheduledUrl}/5`]: { body: soon },
    [`DELETE ${scheduledUrl}/5`]: {},
  })
  const waiting = screen.getByRole('list', { name: 'Scheduled notices' })
  await waiting.getByRole('button', { name: 'Edit notice' }).click()
  await screen.getByRole('dialog').getByLabelText('Text').fill('Half an hour')
  await screen.getByRole('button', { name: 'Schedule notice' }).click()
  await vi.waitFor(() =>
    expect(of('PUT')[0]?.body).toEqual({ content: 'Half an hour', publishAt: soon.publishAt }),
  )
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await waiting.getByRole('button', { name: 'Delete notice' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete notice' }).click()
  await vi.waitFor(() => expect(of('DELETE')).toHaveLength(1))
})

it('offers no later time on servers that cannot wait', async () => {
  const { screen, asked } = await visit()
  await expect.element(screen.getByRole('button', { name: 'Publish notice' })).toBeVisible()
  await expect.element(screen.getByText('Publish later…')).not.toBeInTheDocument()
  expect(asked.some(({ what }) => what.includes('schedule'))).toBe(false)
})

it('marks what was changed, and offers the feed only of what visitors read', async () => {
  const config = { body: aClientConfig({ extensions: ['noticeFeed'] }) }
  const answers = { 'GET /api/config': config, [list]: { body: [{ ...doors, editedAt: 10 }] } }
  const { screen } = await visit(answers)
  await expect.element(screen.getByText(/^edited/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Feed' }))
    .toHaveAttribute('href', '/games/1/notices.atom')
  const { screen: draft } = await visit(answers, '/', { ...running, hidden: true })
  await expect.element(draft.getByText(/^edited/).last()).toBeVisible()
  expect(draft.getByRole('link', { name: 'Feed' }).elements()).toHaveLength(1)
})

it.each([
  ['has not started', { start: Date.now() + 9e6, end: Date.now() + 9e9 }],
  ['everyone who is still practicing', { start: 0, end: 1, practiceMode: true }],
  ['players no longer see new notices', { start: 0, end: 1, practiceMode: false }],
])('says: %s', async (text, times) => {
  const { screen } = await visit({}, '/', times)
  await expect.element(screen.getByText(new RegExp(text))).toBeVisible()
})

it('keeps a text over a refusal and a reload', async () => {
  const { screen, area } = await visit({
    'POST /api/edit/games/1/notices': { status: 500, body: { title: 'Low tide' } },
  })
  await screen.getByRole('button', { name: 'Challenge fixed' }).click()
  await expect.element(area).toHaveValue('**…** is fixed. Please download its files again.')
  await screen.getByRole('button', { name: 'Publish notice' }).click()
  await expect.element(screen.getByText('Replace “…” with your own words.')).toBeVisible()
  // The place to fill in is selected: typing replaces it.
  await screen.getByRole('button', { name: 'Challenge down' }).click()
  await userEvent.keyboard('Tide')
  await expect
    .element(area)
    .toHaveValue(
      '**…** is fixed. Please download its files again. **Tide** is down. We are working on it and will tell you here when it is back.',
    )
  const typed = '**Capstan** is fixed.'
  await area.fill(typed)
  await screen.getByRole('button', { name: 'Publish notice' }).click()
  await expect.element(screen.getByRole('alert').getByText('Low tide')).toBeVisible()
  await area.fill(`${typed} Sorry!`)
  window.dispatchEvent(new Event('pagehide'))
  await screen.unmount()
  const reloaded = await visit()
  await expect.element(reloaded.area).toHaveValue(`${typed} Sorry!`)
})

it('sends nothing but words', async () => {
  const { screen, of, area } = await visit()
  await area.fill('  ')
  await screen.getByRole('button', { name: 'Publish notice' }).click()
  await expect.element(screen.getByText('Enter the text of the notice.')).toBeVisible()
  await area.fill('x'.repeat(20_001))
  await expect.element(screen.getByText('Use at most 20000 characters.')).toBeVisible()
  expect(of('POST')).toEqual([])
})

it('lets only notices that were written be changed, and filters by the address', async () => {
  const { screen, router } = await visit()
  const items = screen.getByRole('list', { name: 'Notices', exact: true }).getByRole('listitem')
  await vi.waitFor(() => expect(items.elements()).toHaveLength(2))
  await expect.element(items.first().getByText('Gulls', { exact: true })).toBeVisible()
  expect(items.first().getByRole('button').elements()).toEqual([])
  expect(items.last().getByRole('button').elements()).toHaveLength(2)
  await screen.getByRole('radio', { name: /Bloods/ }).click()
  expect(router.state.location.search).toBe('?show=bloods')
  await vi.waitFor(() => expect(items.elements()).toHaveLength(1))
})

it('edits what is out, over a failed save', async () => {
  const { screen, of } = await visit(
    {
      'PUT /api/edit/games/1/notices/1': [
        { status: 500, body: { title: 'Low tide' } },
        { body: doors },
      ],
    },
    '/?edit=1',
  )
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText('Text').fill('Doors are closed.')
  await dialog.getByRole('button', { name: 'Save notice' }).click()
  await expect.element(dialog.getByText('Low tide')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save notice' }).click()
  await vi.waitFor(() => expect(of('PUT').at(-1)?.body).toEqual({ content: 'Doors are closed.' }))
  await expect.element(dialog).not.toBeInTheDocument()
})

it('deletes after a question, also when somebody else was faster', async () => {
  const { screen, of } = await visit({ 'DELETE /api/edit/games/1/notices/1': { status: 404 } })
  await screen.getByRole('button', { name: 'Delete notice' }).click()
  const question = screen.getByRole('alertdialog')
  await expect.element(question.getByText(/disappears from the players' lists/)).toBeVisible()
  const reads = () => of(list).length
  const before = reads()
  await question.getByRole('button', { name: 'Delete notice' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await vi.waitFor(() => expect(reads()).toBeGreaterThan(before))
})
