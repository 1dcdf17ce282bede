import { toCsv } from '@halyard/ui/csv'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { anEditGame } from '#features/organise/builders.ts'
import { DivisionsScreen } from '#features/organise/divisions/divisions-screen.tsx'
import type { FieldAnswers } from '#features/organise/fields/answer-rows.ts'
import { answerRows } from '#features/organise/fields/answer-rows.ts'
import { aMember, aParticipation } from '#features/organise/review/builders.ts'
import { ReviewScreen } from '#features/organise/review/review-screen.tsx'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'
// What the screens load later is loaded before a test begins.
import '#features/organise/fields/fields-dialog.tsx'
import '#features/organise/fields/member-answers.tsx'
import '@halyard/ui/styles'

const day = 24 * 3_600_000
const end = Date.now() + day
const school: FieldAnswers['fields'][number] = {
  ...{ id: 1, label: 'School', hint: '', kind: 'text', choices: [], isRequired: true },
  answerCount: 31,
}
const vegan = { ...school, id: 2, label: 'Vegan', kind: 'yesNo' as const, isRequired: false }
const stored = {
  ...{ reason: 'We print badges.', deleteAt: end + 30 * day, deletedAt: null },
  ...{ latestDeleteAt: end + 365 * day, fields: [school], etag: '"a"' },
}
const none = { ...stored, reason: '', deleteAt: null, fields: [] }
const url = '/api/edit/games/1/fields'
const config = (...extensions: string[]) => ({
  body: { title: 'Quay', slogan: '', extensions },
})

beforeEach(() => page.viewport(1440, 900))

async function edit(answers: Answers) {
  const asked = serveFrom({
    'GET /api/config': config('profileFields'),
    'GET /api/edit/games/1/divisions': { body: [] },
    'GET /api/edit/games/1/challenges': { body: [] },
    ...answers,
  })
  const game = anEditGame({ id: 1, start: 0, end })
  const { screen } = await show(<DivisionsScreen game={game} />, '/admin/games/1/divisions')
  await screen.getByRole('button', { name: 'Ask players' }).click()
  const puts = () => asked.filter(({ what }) => what === `PUT ${url}`).map(({ body }) => body)
  return { screen, puts, dialog: screen.getByRole('dialog', { name: 'Ask players' }) }
}

it('asks for a reason, a label and choices before it saves, and proposes a month after the game', async () => {
  const { dialog, puts } = await edit({
    [`GET ${url}`]: { body: none },
    [`PUT ${url}`]: { body: stored },
  })
  await dialog.getByRole('button', { name: 'Add a field' }).click()
  await expect.element(dialog.getByRole('textbox', { name: 'Field 1' })).toHaveFocus()
  await dialog.getByRole('button', { name: 'Save fields' }).click()
  await expect.element(dialog.getByText('Say why you ask. Players read it.')).toBeVisible()
  await expect.element(dialog.getByText('Say what you ask for.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Why you ask' }).fill('We order shirts.')
  await dialog.getByRole('textbox', { name: 'Field 1' }).fill('Shirt')
  await dialog.getByRole('combobox', { name: 'Kind of field 1' }).click()
  await page.getByRole('option', { name: 'One of a list' }).click()
  const choices = dialog.getByRole('textbox', { name: 'Choices of field 1' })
  await choices.fill('S')
  await expect.element(dialog.getByText('Name at least two choices.')).toBeVisible()
  await choices.fill('S\n\n M ')
  await dialog.getByRole('checkbox', { name: 'Nobody joins without an answer' }).click()
  await dialog.getByRole('button', { name: 'Save fields' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(puts()).toEqual([
    {
      reason: 'We order shirts.',
      deleteAt: end + 30 * day,
      fields: [{ label: 'Shirt', hint: '', kind: 'choice', choices: ['S', 'M'], isRequired: true }],
    },
  ])
})

it('says before the save which answers it deletes, and keeps the kind of an answered field', async () => {
  const { dialog, puts } = await edit({
    [`GET ${url}`]: { body: stored },
    [`PUT ${url}`]: { body: none },
  })
  await expect.element(dialog.getByText('31 answers')).toBeVisible()
  await expect.element(dialog.getByRole('combobox', { name: 'Kind of field 1' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Remove field 1' }).click()
  await expect.element(dialog.getByText('This save deletes answers for good')).toBeVisible()
  await expect.element(dialog.getByText('School: 31')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save fields' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(puts()).toEqual([{ reason: 'We print badges.', deleteAt: null, fields: [] }])
})

it('says that the date has passed', async () => {
  const deletedAt = Date.now() - day
  const { dialog } = await edit({ [`GET ${url}`]: { body: { ...stored, deletedAt } } })
  await expect.element(dialog.getByText(/nothing is asked anymore/)).toBeVisible()
})

const mara = aMember({ userName: 'mara' })
const finn = aMember({ userName: '@finn' })
const gulls = aParticipation({ name: 'Gulls', members: [mara, finn] })
const answers = {
  fields: [school, vegan],
  players: [
    {
      userId: mara.userId,
      answers: [
        { fieldId: 1, answer: '=HYPERLINK("http://x")' },
        { fieldId: 2, answer: 'no' },
      ],
    },
  ],
}

it('shows the answers of each member in the review, veiled at first, and marks what is missing', async () => {
  serveFrom({
    'GET /api/config': config('profileFields'),
    'GET /api/game/1/participations': { body: [gulls] },
    'GET /api/edit/games/1/divisions': { body: [] },
    [`GET ${url}/answers`]: { body: answers },
  })
  const { screen } = await show(
    <ReviewScreen game={anEditGame({ id: 1 })} />,
    '/admin/games/1/review?filter=all',
  )
  const panel = screen.getByRole('complementary', { name: 'Team' })
  await expect.element(panel.getByText('Missing')).toBeVisible()
  await expect.element(panel.getByText(/HYPERLINK/)).not.toBeInTheDocument()
  await panel.getByRole('switch', { name: 'Personal data' }).click()
  await expect.element(panel.getByText(/HYPERLINK/)).toBeVisible()
  await vi.waitFor(() => expect(panel.getByText('No', { exact: true }).elements()).toHaveLength(1))
})

const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No')

it('writes a line for each player, without formulas', () => {
  const heads = { team: 'Team', user: 'User' }
  const csv = toCsv(answerRows([gulls], answers, { heads, yesOrNo }))
  expect(csv).toContain('Team,User,School,Vegan')
  expect(csv).toContain(`Gulls,mara,"'=HYPERLINK(""http://x"")",No`)
  expect(csv).toContain(`Gulls,'@finn,,`)
})
