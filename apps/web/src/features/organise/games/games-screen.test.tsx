import { createClient } from '@halyard/api'
import { connect } from '@halyard/query'
import { Toaster } from '@halyard/ui'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { anEditGame } from '#features/organise/builders.ts'
import { AdminGamesScreen } from '#features/organise/games/games-screen.tsx'
import type { EditGame } from '#features/organise/games/filter.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

const lights = anEditGame({ id: 1, title: 'Harbour Lights', end: Date.now() + 9e9 })
const draft = anEditGame({ id: 2, title: 'Foghorn', hidden: true, inviteCode: 'FOG' })

const listOf = (...games: EditGame[]) => ({
  body: { data: games, length: games.length, total: games.length },
})

async function open(answers: Answers, path = '/admin/games') {
  const asked = serveFrom({
    'GET /api/account/profile': { body: { userId: 'u', userName: 'mara', role: 'Admin' } },
    'GET /api/edit/games': listOf(draft, lights),
    ...answers,
  })
  const screen = (
    <>
      <AdminGamesScreen />
      <QuestionHost />
      <Toaster label="Messages" closeLabel="Close" />
    </>
  )
  return { asked, ...(await show(screen, path)) }
}

it('takes the key of the search while the games are still on their way', async () => {
  const games = Promise.withResolvers<Response>()
  const respond = async ({ url }: Request) =>
    new URL(url).pathname === '/api/edit/games'
      ? games.promise
      : new Response(null, { status: 401 })
  connect({ client: createClient({ baseUrl: window.location.origin, fetch: respond }) })
  const { screen } = await show(<AdminGamesScreen />, '/admin/games')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible()
  await userEvent.keyboard('/')
  const search = screen.getByRole('searchbox', { name: 'Search games' })
  expect(search.query()).toBe(document.activeElement)
  games.resolve(Response.json(listOf(lights).body))
  await expect.element(screen.getByRole('link', { name: 'Harbour Lights' })).toBeVisible()
  await expect.element(search).toHaveFocus()
})

it('narrows the list by the filter and the text of the address', async () => {
  const { screen, router } = await open({}, '/admin/games?show=hidden')
  await expect.element(screen.getByRole('link', { name: 'Foghorn' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Harbour Lights' })).not.toBeInTheDocument()
  await screen.getByRole('searchbox').fill('harbour')
  await expect.element(screen.getByText('Nothing matches “harbour”')).toBeVisible()
  await expect.poll(() => router.state.location.search).toBe('?show=hidden&q=harbour')
  await screen.getByRole('button', { name: 'Show all games' }).click()
  await expect.element(screen.getByRole('link', { name: 'Harbour Lights' })).toBeVisible()
})

it('publishes a game without touching what somebody else saved meanwhile, and takes it back', async () => {
  const renamed = { ...draft, title: 'Foghorn II' }
  const { asked, screen } = await open({
    'GET /api/edit/games/2': { body: renamed },
    'PUT /api/edit/games/2': [{ body: { ...renamed, hidden: false } }, { body: renamed }],
  })
  await screen.getByRole('switch', { name: 'Public: Foghorn' }).click()
  const puts = () => asked.filter(({ what }) => what.startsWith('PUT')).map(({ body }) => body)
  await vi.waitFor(() => expect(puts()).toEqual([{ ...renamed, hidden: false }]))
  await screen.getByRole('button', { name: 'Undo' }).click()
  await vi.waitFor(() => expect(puts()[1]).toEqual(renamed))
})

it('says why a game was not published, and shows it as it is', async () => {
  const { screen } = await open({
    'GET /api/edit/games/2': { body: draft },
    'PUT /api/edit/games/2': { status: 400, body: { title: 'The title is too long.' } },
  })
  const publish = screen.getByRole('switch', { name: 'Public: Foghorn' })
  await publish.click()
  await expect.element(screen.getByText('The title is too long.')).toBeVisible()
  await expect.element(publish).not.toBeChecked()
})

it('creates a hidden game whose end follows its start', async () => {
  const { asked, screen } = await open(
    { 'POST /api/edit/games': { body: anEditGame({ id: 3, hidden: true }) } },
    '/admin/games?dlg=create',
  )
  await screen.getByLabelText('Start').fill('2027-03-01T08:00')
  await expect
    .element(screen.getByLabelText('End', { exact: true }))
    .toHaveValue('2027-03-02T08:00')
  const create = screen.getByRole('dialog').getByRole('button', { name: 'Create game' })
  await create.click()
  await expect.element(screen.getByText('A game needs a title.')).toBeVisible()
  await screen.getByLabelText('Title').fill('Quay Night')
  await create.click()
  await expect.element(screen.getByText('Game created')).toBeVisible()
  expect(asked.find(({ what }) => what.startsWith('POST'))?.body).toEqual({
    title: 'Quay Night',
    start: new Date(2027, 2, 1, 8).getTime(),
    end: new Date(2027, 2, 2, 8).getTime(),
    hidden: true,
  })
})

it('says at its field that the end comes too early, and asks the server nothing', async () => {
  const { asked, screen } = await open({}, '/admin/games?dlg=create')
  await screen.getByLabelText('Title').fill('Quay Night')
  await screen.getByLabelText('Start').fill('2027-03-01T08:00')
  await screen.getByLabelText('End', { exact: true }).fill('2027-03-01T08:00')
  await screen.getByRole('dialog').getByRole('button', { name: 'Create game' }).click()
  await expect
    .element(screen.getByLabelText('End', { exact: true }))
    .toHaveAccessibleDescription(/The end has to come after the start/)
  expect(asked.some(({ what }) => what.startsWith('POST'))).toBe(false)
})

it('deletes only once the title is typed, also when somebody else was faster', async () => {
  const { asked, screen } = await open({ 'DELETE /api/edit/games/2': { status: 404 } })
  await screen.getByRole('button', { name: 'Actions for Foghorn' }).click()
  await screen.getByRole('menuitem', { name: 'Delete…' }).click()
  const remove = screen.getByRole('button', { name: 'Delete game' })
  await expect.element(remove).toBeDisabled()
  await screen.getByLabelText('Type Foghorn').fill('Foghorn')
  const reads = () => asked.filter(({ what }) => what === 'GET /api/edit/games').length
  const before = reads()
  await remove.click()
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  await vi.waitFor(() => expect(reads()).toBeGreaterThan(before))
})
