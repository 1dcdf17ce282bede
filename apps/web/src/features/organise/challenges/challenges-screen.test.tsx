import { Toaster } from '@halyard/ui'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ChallengesScreen } from '#features/organise/challenges/challenges-screen.tsx'
import { anEditGame } from '#features/organise/builders.ts'
import { aChallengeLine, someSettings } from '#features/organise/readiness/challenge-builders.ts'
import type { ChallengeLine } from '#features/organise/readiness/checks.ts'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { aGame } from '#shared/game/builders.ts'
import { aClientConfig } from '#shared/platform/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

const upcoming = anEditGame({ start: Date.now() + 9e8, end: Date.now() + 9e9 })
const running = anEditGame({ start: Date.now() - 9e8, end: Date.now() + 9e8 })
const knots = aChallengeLine({ id: 7, title: 'Knots', originalScore: 300, score: 300 })
const bilge = aChallengeLine({
  id: 8,
  title: 'Bilge',
  category: 'Pwn',
  type: 'StaticContainer',
  isEnabled: false,
})
const list = '/api/edit/games/1/challenges'

async function open(
  answers: Answers = {},
  { path = '/', game = upcoming, lines = [knots, bilge] as ChallengeLine[] } = {},
) {
  await page.viewport(1200, 800)
  const asked = serveFrom({
    [`GET ${list}`]: { body: lines },
    [`GET ${list}/7`]: { body: someSettings() },
    [`GET ${list}/8`]: { body: someSettings({ id: 8, type: 'StaticContainer', flags: [] }) },
    'GET /api/edit/games/1/divisions': { body: [] },
    'GET /api/game/1': { body: aGame() },
    // It counts a file each time it is attached: nothing has to be sent again for a copy.
    'GET /api/config': { body: aClientConfig({ extensions: ['files'] }) },
    ...answers,
  })
  const element = (
    <>
      <ChallengesScreen game={game} />
      <QuestionHost />
      <Toaster label="Messages" closeLabel="Close" />
    </>
  )
  const shown = await show(element, path)
  const changes = () =>
    asked.filter(({ what }) => !what.startsWith('GET')).map(({ what, body }) => [what, body])
  return { asked, changes, ...shown }
}

it('enables at once before the start, sends nothing else to the server, and undoes it', async () => {
  const { screen, changes } = await open({ [`PUT ${list}/8`]: { body: someSettings() } })
  await screen.getByRole('switch', { name: 'Enabled: Bilge' }).click()
  await expect.element(screen.getByText('“Bilge” is enabled')).toBeVisible()
  expect(changes()).toEqual([[`PUT ${list}/8`, { isEnabled: true }]])
  await screen.getByRole('button', { name: 'Undo' }).click()
  await vi.waitFor(() => expect(changes()[1]).toEqual([`PUT ${list}/8`, { isEnabled: false }]))
})

it('says while the game runs who gets a notice, before it is sent', async () => {
  const { screen, changes } = await open(
    { [`PUT ${list}/8`]: { body: someSettings() } },
    { game: running },
  )
  await screen.getByRole('switch', { name: 'Enabled: Bilge' }).click()
  const question = screen.getByRole('alertdialog')
  // Isolated from the sentence, whichever way it is written.
  await expect
    .element(question.getByText(/Everyone gets a notice.*\u2068“Bilge”\u2069/))
    .toBeVisible()
  expect(changes()).toEqual([])
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(changes()).toEqual([])
})

it('says that running instances are destroyed, and that points are lost', async () => {
  const lines = [{ ...bilge, isEnabled: true }]
  const { screen, changes } = await open(
    { [`PUT ${list}/8`]: { body: someSettings() } },
    { game: running, lines },
  )
  await screen.getByRole('switch', { name: 'Enabled: Bilge' }).click()
  const question = screen.getByRole('alertdialog')
  await expect.element(question.getByText(/instances that teams have running/)).toBeVisible()
  await expect.element(question.getByText(/give no points until/)).toBeVisible()
  await question.getByRole('button', { name: 'Disable' }).click()
  await vi.waitFor(() => expect(changes()).toEqual([[`PUT ${list}/8`, { isEnabled: false }]]))
})

it('says why a challenge was not enabled, and shows it as it is', async () => {
  const { screen } = await open({
    [`PUT ${list}/8`]: { status: 400, body: { title: 'The challenge has no flag.' } },
  })
  const enabled = screen.getByRole('switch', { name: 'Enabled: Bilge' })
  await enabled.click()
  await expect.element(screen.getByText('The challenge has no flag.')).toBeVisible()
  await expect.element(enabled).not.toBeChecked()
})

it('edits points by keyboard: Enter saves, Escape does not', async () => {
  const { screen, changes } = await open({ [`PUT ${list}/7`]: { body: someSettings() } })
  const points = screen.getByRole('button', { name: 'Points of Knots: 300' })
  await points.click()
  const field = screen.getByRole('spinbutton', { name: 'Points of Knots' })
  await field.fill('450')
  await userEvent.keyboard('{Escape}')
  await expect.element(points).toHaveFocus()
  expect(changes()).toEqual([])
  await points.click()
  await field.fill('450')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('“Knots” was changed')).toBeVisible()
  expect(changes()).toEqual([[`PUT ${list}/7`, { originalScore: 450 }]])
})

it('changes many one after the other and names those that failed', async () => {
  const { screen, changes } = await open(
    {
      [`PUT ${list}/7`]: { body: someSettings() },
      [`PUT ${list}/8`]: { status: 400, body: { title: 'The challenge has no flag.' } },
    },
    { lines: [{ ...knots, isEnabled: false }, bilge] },
  )
  await screen.getByRole('checkbox', { name: 'Select all' }).click()
  await screen.getByRole('button', { name: 'Enable', exact: true }).click()
  await expect.element(screen.getByText('“Knots” is enabled')).toBeVisible()
  await expect.element(screen.getByText(/Bilge: The challenge has no flag/)).toBeVisible()
  expect(changes()).toHaveLength(2)
})

it('deletes once the title is typed', async () => {
  const { screen, changes } = await open({ [`DELETE ${list}/8`]: {} })
  await screen.getByRole('button', { name: 'Actions for Bilge' }).click()
  await screen.getByRole('menuitem', { name: 'Delete…' }).click()
  const remove = screen.getByRole('button', { name: 'Delete', exact: true })
  await expect.element(remove).toBeDisabled()
  await screen.getByLabelText('Type Bilge').fill('Bilge')
  await remove.click()
  await vi.waitFor(() => expect(changes()).toEqual([[`DELETE ${list}/8`, undefined]]))
})

it('clones with flags and file under another title, and keeps nothing of a clone that failed', async () => {
  const hash = 'ab'.repeat(32)
  const attachment = {
    id: 1,
    type: 'Local',
    url: `/assets/${hash}/knots.zip`,
    fileSize: 1,
  } as const
  const { screen, changes } = await open(
    {
      [`GET ${list}/7`]: { body: someSettings({ attachment, content: 'Untie it.' }) },
      [`POST ${list}`]: { body: someSettings({ id: 9 }) },
      [`PUT ${list}/9`]: { body: someSettings({ id: 9 }) },
      [`POST ${list}/9/attachment`]: {},
      [`POST ${list}/9/flags`]: [{ status: 500 }, {}],
      [`DELETE ${list}/9`]: {},
    },
    { path: '/?clone=7' },
  )
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByLabelText('Title of the copy')).toHaveValue('Knots (copy)')
  const clone = dialog.getByRole('button', { name: 'Clone challenge' })
  await clone.click()
  await vi.waitFor(() => expect(changes().at(-1)).toEqual([`DELETE ${list}/9`, undefined]))
  await clone.click()
  await expect.element(screen.getByText('“Knots (copy)” was created')).toBeVisible()
  expect(changes().slice(-4)).toEqual([
    [`POST ${list}`, { title: 'Knots (copy)', category: 'Misc', type: 'StaticAttachment' }],
    [
      `PUT ${list}/9`,
      expect.objectContaining({ content: 'Untie it.', enableTrafficCapture: null }),
    ],
    [`POST ${list}/9/attachment`, { attachmentType: 'Local', fileHash: hash }],
    [`POST ${list}/9/flags`, [{ flag: 'flag{untied}', attachmentType: 'None' }]],
  ])
})

it('saves the blood bonus into the game as it is now, and shows what it earns', async () => {
  const renamed = { ...upcoming, title: 'Renamed meanwhile' }
  const { screen, changes } = await open(
    { 'GET /api/edit/games/1': { body: renamed }, 'PUT /api/edit/games/1': { body: renamed } },
    { path: '/?dlg=bonus' },
  )
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('spinbutton', { name: 'First blood' }).fill('12.5')
  await expect.element(dialog.getByRole('row', { name: 'First blood 562' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Save bonus' }).click()
  await expect.element(screen.getByText('Blood bonus saved')).toBeVisible()
  const bloodBonus = 125 * 2 ** 20 + 30 * 2 ** 10 + 10
  expect(changes()).toEqual([['PUT /api/edit/games/1', { ...renamed, bloodBonus }]])
})

it('is narrowed and ordered by the address', async () => {
  const { screen, router } = await open({}, { path: '/?cat=Pwn&sort=-points' })
  await expect.element(screen.getByRole('link', { name: 'Bilge' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Knots' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Title' }).click()
  expect(router.state.location.search).toBe('?cat=Pwn&sort=title')
})

it('says what each challenge lacks, and leads to where it is mended', async () => {
  const { screen } = await open()
  await expect.element(screen.getByText('Ready', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: '2 things missing' }).click()
  await expect
    .element(screen.getByRole('menuitem', { name: 'No image' }))
    .toHaveAttribute('href', '/admin/games/1/challenges/8#containerImage')
})

it('is a list of cards on a phone', async () => {
  await open()
  await page.viewport(390, 800)
  const card = page.getByRole('listitem').filter({ hasText: 'Knots' })
  await expect.element(card.getByRole('switch', { name: 'Enabled: Knots' })).toBeChecked()
  expect(page.getByRole('table').query()).toBeNull()
})

it('is sorted on a phone as the table is, in the address', async () => {
  const { screen, router } = await open()
  await page.viewport(390, 800)
  const titles = () =>
    screen
      .getByRole('heading', { level: 2 })
      .elements()
      .map((one) => one.textContent)
  await screen.getByRole('combobox', { name: 'Sort by' }).click()
  await screen.getByRole('option', { name: 'Title' }).click()
  await expect.poll(titles).toEqual(['Bilge', 'Knots'])
  await screen.getByRole('button', { name: 'Descending order', pressed: false }).click()
  await expect.poll(titles).toEqual(['Knots', 'Bilge'])
  expect(router.state.location.search).toBe('?sort=-title')
})
