import '@halyard/ui/styles'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { JoinDialog } from '#features/games/home/join-dialog.tsx'
import { SideCard } from '#features/games/home/side-card.tsx'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { now } from '#shared/clock/clock.ts'
import { aGame } from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'
// What the dialog loads later is loaded before a test begins.
import '#features/games/fields/answers-dialog.tsx'
import '#features/games/fields/join-answers.tsx'

const hour = 3_600_000
const profile = { userId: 'u', role: 'User', userName: 'iris' }
const team = {
  ...{ id: 11, name: 'Crew', bio: null, avatar: null, locked: false },
  members: [{ id: 'u', userName: 'iris', bio: null, avatar: null, captain: true }],
}
const school = {
  ...{ id: 1, label: 'School', hint: 'In full.', kind: 'text', choices: [], isRequired: true },
  ...{ answer: null, earlierAnswer: null },
}
const shirt = { ...school, id: 2, label: 'Shirt', hint: '', kind: 'choice', choices: ['S', 'M'] }
const vegan = { ...school, id: 3, label: 'Vegan', kind: 'yesNo', isRequired: false }
const check = (...fields: object[]) => ({
  body: {
    ...{ joinedTeams: [], joinableDivisions: [] },
    profileFields: { reason: 'We print badges.', deleteAt: now() + hour, fields },
  },
})
const game = aGame({ start: now() - hour, end: now() + hour, status: 'Accepted' })
const ready: Answers = {
  'GET /api/account/profile': { body: profile },
  'GET /api/config': { body: { title: 'Quay', slogan: '', extensions: ['profileFields'] } },
  'GET /api/team': { body: [team] },
}
const ignore = () => {}

it('asks who joins, says why and until when, and takes the focus to what is missing', async () => {
  const asked = serveFrom({
    ...ready,
    'GET /api/game/1/check': check(school, { ...shirt, earlierAnswer: 'M' }, vegan),
    'POST /api/game/1': {},
  })
  const { screen } = await show(<JoinDialog game={game} onClose={ignore} />)
  await expect.element(screen.getByText('We print badges.')).toBeVisible()
  await expect
    .element(screen.getByText(/Only you and the organizers read your answers/))
    .toBeVisible()
  const field = screen.getByRole('textbox', { name: 'School' })
  await expect.element(field).toHaveAccessibleDescription('In full.')
  await expect.element(screen.getByRole('combobox', { name: 'Shirt' })).toHaveTextContent('M')
  await screen.getByRole('button', { name: 'Join as Crew' }).click()
  await expect.element(screen.getByText('Give an answer.')).toBeVisible()
  await expect.element(field).toHaveFocus()
  expect(asked.some(({ what }) => what.startsWith('POST'))).toBe(false)
  await userEvent.keyboard('Harbour School')
  await screen.getByRole('radio', { name: 'No', exact: true }).click()
  await screen.getByRole('button', { name: 'Join as Crew' }).click()
  await vi.waitFor(() =>
    expect(asked.find(({ what }) => what === 'POST /api/game/1')?.body).toMatchObject({
      answers: [
        { fieldId: 1, answer: 'Harbour School' },
        { fieldId: 2, answer: 'M' },
        { fieldId: 3, answer: 'no' },
      ],
    }),
  )
})

it('lists many choices by typing', async () => {
  const choices = Array.from({ length: 40 }, (_, at) => `Country ${at}`)
  serveFrom({
    ...ready,
    'GET /api/game/1/check': check({ ...shirt, label: 'Country', choices }),
    'POST /api/game/1': {},
  })
  const { screen } = await show(<JoinDialog game={game} onClose={ignore} />)
  await screen.getByRole('combobox', { name: 'Country' }).fill('31')
  await screen.getByRole('option', { name: 'Country 31' }).click()
  await expect.element(screen.getByText('Country 31')).toBeVisible()
})

it('says on the page of the game that an answer is missing, and takes it', async () => {
  const given = { ...school, answer: 'Harbour School' }
  const asked = serveFrom({
    ...ready,
    'GET /api/game/1/check': [check(school), check(given)],
    'PUT /api/game/1/answers': {},
  })
  const { screen } = await show(<SideCard game={game} />)
  await expect.element(screen.getByText('The organizers ask for an answer')).toBeVisible()
  await screen.getByRole('button', { name: 'Give your answers' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Your answers' })
  await dialog.getByRole('textbox', { name: 'School' }).fill('Harbour School')
  await dialog.getByRole('button', { name: 'Save answers' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked.find(({ what }) => what === 'PUT /api/game/1/answers')?.body).toEqual({
    answers: [{ fieldId: 1, answer: 'Harbour School' }],
  })
  await expect.element(screen.getByText('The organizers ask for an answer')).not.toBeInTheDocument()
})

it('shows the own answers after the end, and deletes them after a question', async () => {
  const over = aGame({ start: now() - 2 * hour, end: now() - hour, status: 'Accepted' })
  const asked = serveFrom({
    ...ready,
    'GET /api/game/1/check': check({ ...school, answer: 'Harbour School' }),
    'DELETE /api/game/1/answers': {},
  })
  const { screen } = await show(
    <>
      <SideCard game={over} />
      <QuestionHost />
    </>,
  )
  await screen.getByRole('button', { name: 'Your answers' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Your answers' })
  await expect
    .element(dialog.getByRole('textbox', { name: 'School' }))
    .toHaveValue('Harbour School')
  await dialog.getByRole('button', { name: 'Delete all answers' }).click()
  await screen.getByRole('button', { name: 'Delete answers' }).click()
  await vi.waitFor(() =>
    expect(asked.some(({ what }) => what === 'DELETE /api/game/1/answers')).toBe(true),
  )
})

it.each([
  { extensions: [], isRead: false },
  { extensions: ['profileFields'], isRead: true },
])('shows nothing where nothing is asked: %j', async ({ extensions, isRead }) => {
  const asked = serveFrom({
    ...ready,
    'GET /api/config': { body: { title: 'Quay', slogan: '', extensions } },
    'GET /api/game/1/check': { body: { joinedTeams: [], joinableDivisions: [] } },
  })
  const { screen } = await show(<SideCard game={game} />)
  await expect.element(screen.getByRole('link', { name: 'Scoreboard' })).toBeVisible()
  await vi.waitFor(() => expect(asked.some(({ what }) => what.endsWith('/check'))).toBe(isRead))
  expect(screen.getByRole('button', { name: /answers/ }).elements()).toEqual([])
})
