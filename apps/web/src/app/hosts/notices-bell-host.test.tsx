import type { Game } from '@halyard/api'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useLocation, useNavigate } from 'react-router'
import { NoticesBellHost } from '#app/hosts/notices-bell-host.tsx'
import { reportFirstPaint } from '#shared/first-paint.ts'
import { aGame } from '#shared/game/builders.ts'
import { rehydrateStores } from '#shared/storage/persisted-store.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const hour = 3_600_000
const notice = (id: number) => ({ id, type: 'Normal', values: ['Restart at four'], time: id })

beforeEach(() => page.viewport(1440, 900))
beforeEach(reportFirstPaint)
afterEach(async () => {
  localStorage.clear()
  rehydrateStores()
  await page.viewport(414, 896)
})

function Where() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

function Away() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate('/teams')}>
      Teams
    </button>
  )
}

type Opened = { isSignedIn?: boolean; path?: string; game?: Partial<Game> }

async function open({ isSignedIn = true, path = '/games/1', game = {} }: Opened = {}) {
  const asked = serveFrom({
    'GET /api/account/profile': isSignedIn
      ? { body: { userId: 'u1', userName: 'iris', role: 'User' } }
      : { status: 401, body: { title: 'Sign in', status: 401 } },
    'GET /api/game/1': {
      body: aGame({
        status: 'Accepted',
        teamName: 'null & void',
        start: Date.now() - hour,
        end: Date.now() + hour,
        ...game,
      }),
    },
    'GET /api/game/1/notices': { body: [notice(11), notice(12), notice(10)] },
  })
  const { screen } = await show(
    <>
      <NoticesBellHost />
      <Where />
      <Away />
    </>,
    path,
    '/:site?/:gameId?/:part?',
  )
  return { screen, asked }
}

const calls = (asked: readonly { what: string }[]) => asked.map(({ what }) => what)

it('shows how many notices of the open game are unread, and shows them below itself', async () => {
  localStorage.setItem('halyard:read:1', '10')
  rehydrateStores()
  const { screen } = await open({ path: '/games/1/challenges?q=tide' })
  await screen.getByRole('button', { name: 'Notices (2)' }).click()
  const popover = screen.getByRole('dialog', { name: 'Notices' })
  await expect.element(popover.getByText('Restart at four').nth(2)).toBeVisible()
  const bell = screen.getByRole('button', { name: 'Notices', exact: true })
  await userEvent.keyboard('{Escape}')
  await expect.element(popover).not.toBeInTheDocument()
  await expect.element(bell).toHaveFocus()
  await expect.element(screen.getByRole('status')).toHaveTextContent('/games/1/challenges?q=tide')
})

it('leads from the newest to all', async () => {
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Notices', exact: true }).click()
  await screen.getByRole('link', { name: 'All notices' }).click()
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('/games/1/challenges?dlg=notices')
  await expect.element(screen.getByRole('dialog', { name: 'Notices' })).not.toBeInTheDocument()
})

it('stays on other pages', async () => {
  localStorage.setItem('halyard:read:1', '10')
  rehydrateStores()
  const { screen } = await open()
  const bell = screen.getByRole('button', { name: 'Notices (2)' })
  await expect.element(bell).toBeVisible()
  await screen.getByRole('button', { name: 'Teams' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('/teams')
  await expect.element(bell).toBeVisible()
})

it('is on a phone where no game takes its place', async () => {
  await page.viewport(414, 896)
  const { screen, asked } = await open()
  await expect.poll(() => calls(asked)).toContain('GET /api/account/profile')
  const bell = screen.getByRole('button', { name: /Notices/ })
  await expect.element(bell).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Teams' }).click()
  await bell.click()
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('/games/1/challenges?dlg=notices')
})

it('is not there for visitors, and asks nothing for them', async () => {
  const { screen, asked } = await open({ isSignedIn: false })
  await expect.poll(() => calls(asked)).toContain('GET /api/account/profile')
  await expect.element(screen.getByRole('button', { name: /Notices/ })).not.toBeInTheDocument()
  expect(calls(asked)).not.toContain('GET /api/game/1/notices')
})

it('is not there once the game is over', async () => {
  const { screen, asked } = await open({ game: { end: Date.now() - 60_000 } })
  await expect.poll(() => calls(asked)).toContain('GET /api/game/1')
  await expect.element(screen.getByRole('button', { name: /Notices/ })).not.toBeInTheDocument()
  expect(calls(asked)).not.toContain('GET /api/game/1/notices')
})

it('counts the questions that nobody has taken for staff, and leads to them', async () => {
  serveFrom({
    'GET /api/config': { body: { title: 'Quay', slogan: '', extensions: ['questions'] } },
    'GET /api/account/profile': { body: { userId: 'u1', userName: 'iris', role: 'Monitor' } },
    'GET /api/game/1': { body: aGame() },
    'GET /api/edit/games/1/questions': {
      body: { counts: { open: 3, claimed: 1, answered: 9 }, total: 13, questions: [] },
    },
  })
  const shown = (
    <>
      <NoticesBellHost />
      <Where />
    </>
  )
  const { screen } = await show(shown, '/games/1/monitor', '/games/:gameId/*')
  const bell = screen.getByRole('button', { name: 'Questions (3)' })
  await expect.element(bell).toBeVisible()
  expect(document.title).toContain('(3)')
  await bell.click()
  await expect.element(screen.getByText('/games/1/monitor/questions')).toBeVisible()
})
