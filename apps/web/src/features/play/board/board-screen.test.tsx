import '@halyard/ui/styles'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BoardScreen } from '#features/play/board/board-screen.tsx'
import { now } from '#shared/clock/clock.ts'
import {
  aChallenge,
  aChallengeInfo,
  aGame,
  aNotice,
  aSolve,
  someDetails,
} from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import { rehydrateStores } from '#shared/storage/persisted-store.ts'

const hour = 3_600_000
const running = { start: now() - hour, end: now() + hour }
const game = aGame({ ...running, status: 'Accepted' })
const keeper = aChallengeInfo({ id: 1, title: 'Lighthouse Keeper', category: 'Misc', score: 20 })
const tin = aChallengeInfo({ id: 2, title: 'Cookie Tin', category: 'Web', score: 44 })
const ferry = aChallengeInfo({ id: 3, title: 'SSR Ferry', category: 'Web', score: 399 })
const details = {
  ...someDetails([keeper, tin, ferry], [aSolve({ id: 1 })]),
  challengeCount: 3,
  teamToken: '',
  writeupRequired: false,
  writeupDeadline: 0,
}

const open = async (path = '/', given = game, shown: object = details) => {
  const asked = serveFrom({
    'GET /api/account/profile': { body: { userId: 'u', role: 'User', userName: 'iris' } },
    'GET /api/config': { body: { apiPublicKey: null } },
    'GET /api/game/1/details': { body: shown },
    'GET /api/game/1/notices': { body: [aNotice({ values: ['The **Capstan** restarts.'] })] },
    'GET /api/game/1/challenges/3': { body: aChallenge({ id: 3, title: 'SSR Ferry' }) },
  })
  return { asked, ...(await show(<BoardScreen game={given} />, path)) }
}

beforeEach(async () => {
  sessionStorage.clear()
  localStorage.clear()
  rehydrateStores()
  await page.viewport(1440, 900)
})

it('does not ask a player to log in where the server cannot say who is logged in', async () => {
  serveFrom({
    'GET /api/account/profile': { status: 0 },
    'GET /api/game/1/details': { status: 0 },
    'GET /api/game/1/notices': { status: 0 },
  })
  const { screen } = await show(<BoardScreen game={game} />)
  await expect
    .element(screen.getByRole('heading', { name: 'The challenges did not load' }))
    .toBeVisible()
  await expect.element(screen.getByText(/The server cannot be reached/)).toBeVisible()
})

it('says of a solve since a freeze that it is not counted yet', async () => {
  const solve = aSolve({ id: 1, score: 0, pending: true })
  const { screen } = await open('/', game, { ...details, ...someDetails([keeper, tin], [solve]) })
  const tile = screen.getByRole('link', { name: /Lighthouse Keeper/ })
  await expect.element(tile).toHaveAccessibleName(/Solved, not counted yet/)
})

it('is played by keys: to a tile, into its dialog and back to it', async () => {
  const { screen, router } = await open()
  await expect.element(screen.getByRole('link', { name: /Lighthouse Keeper/ })).toBeVisible()
  screen
    .getByRole('link', { name: /Lighthouse Keeper/ })
    .element()
    .focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(screen.getByRole('link', { name: /SSR Ferry/ })).toHaveFocus()
  await userEvent.keyboard('{Home}s')
  await expect.element(screen.getByRole('link', { name: /SSR Ferry/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('dialog', { name: 'SSR Ferry' })).toBeVisible()
  expect(router.state.location.search).toBe('?c=3')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('link', { name: /SSR Ferry/ })).toHaveFocus()
  expect(router.state.location.search).toBe('')
})

it('is played by letters, too, which are typed within a word', async () => {
  const { screen, router } = await open()
  const tile = (name: RegExp) => screen.getByRole('link', { name })
  await expect.element(tile(/Lighthouse Keeper/)).toBeVisible()
  tile(/Lighthouse Keeper/)
    .element()
    .focus()
  await userEvent.keyboard('l')
  await expect.element(tile(/Cookie Tin/)).toHaveFocus()
  await userEvent.keyboard('h')
  await expect.element(tile(/Lighthouse Keeper/)).toHaveFocus()
  await userEvent.keyboard('l')
  await userEvent.keyboard('x')
  await expect.poll(() => router.state.location.search).toBe('?solved=todo')
  await expect.element(tile(/Lighthouse Keeper/)).not.toBeInTheDocument()
  await expect.element(tile(/Cookie Tin/)).toHaveFocus()
  await userEvent.keyboard('x')
  await expect.poll(() => router.state.location.search).toBe('')
})

it('leaves room to filter on the narrowest phones', async () => {
  await page.viewport(320, 640)
  const { screen } = await open()
  const field = screen.getByRole('searchbox', { name: 'Filter challenges' })
  await expect.element(field.last()).toBeVisible()
  const widths = field.elements().map((element) => element.getBoundingClientRect().width)
  expect(Math.max(...widths)).toBeGreaterThan(110)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

it('shows what is locked below the board, with what opens it, and nothing to press', async () => {
  const locked = [
    { id: 9, title: 'Harbor Bar', category: 'Web', requires: [2, 3] },
    { id: 10, title: 'Mole', category: 'Crypto', requires: [9] },
    { id: 8, title: null, category: 'Misc', requires: [] },
  ]
  const { screen } = await open('/', game, { ...details, locked })
  const section = screen.getByRole('region', { name: 'Not open yet' })
  await expect.element(section).toBeVisible()
  const tiles = section.getByRole('listitem').elements()
  expect(tiles.map(({ textContent }) => textContent)).toEqual([
    'Unknown challengeMiscOpens after other challenges',
    'MoleCryptoOpens after Harbor Bar',
    'Harbor BarWebOpens after Cookie Tin and SSR Ferry',
  ])
  expect(section.getByRole('link').elements()).toEqual([])
  expect(section.getByRole('button').elements()).toEqual([])
})

it('shows no locked challenges where the server tells of none', async () => {
  const { screen } = await open('/', game, { ...details, locked: [] })
  await expect.element(screen.getByRole('link', { name: /Cookie Tin/ })).toBeVisible()
  await expect
    .element(screen.getByRole('heading', { name: 'Not open yet' }))
    .not.toBeInTheDocument()
})

it('names every column of the list', async () => {
  const { screen } = await open('/?view=list')
  await expect.element(screen.getByRole('table')).toBeVisible()
  const heads = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent)
  expect(heads.filter((text) => text === '')).toEqual([])
})

it('asks for no challenge before it is opened: reading one may reserve its flag', async () => {
  const { screen, asked } = await open()
  const tile = screen.getByRole('link', { name: /Cookie Tin/ })
  await userEvent.hover(tile)
  await userEvent.keyboard('{Tab}')
  tile.element().focus()
  tile.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  // Longer than a pointer used to rest on a tile before it was fetched.
  await new Promise((resolve) => setTimeout(resolve, 700))
  await userEvent.click(screen.getByRole('link', { name: /SSR Ferry/ }))
  await expect.element(screen.getByRole('dialog', { name: 'SSR Ferry' })).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Flag' })).toBeVisible()
  expect(asked.map(({ what }) => what).filter((what) => what.includes('/challenges/'))).toEqual([
    'GET /api/game/1/challenges/3',
  ])
})

it('leaves a press with a key for another tab to the browser', async () => {
  const { screen, router } = await open()
  const tile = screen.getByRole('link', { name: /SSR Ferry/ })
  await expect.element(tile).toHaveAttribute('href', '/?c=3')
  const taken: boolean[] = []
  const note = (event: Event) => {
    taken.push(event.defaultPrevented)
    event.preventDefault()
  }
  window.addEventListener('click', note)
  onTestFinished(() => window.removeEventListener('click', note))
  await tile.click({ modifiers: ['ControlOrMeta'] })
  await tile.click({ modifiers: ['Shift'] })
  expect(router.state.location.search).toBe('')
  await tile.click()
  await expect.poll(() => router.state.location.search).toBe('?c=3')
  expect(taken).toEqual([false, false, true])
})

it('has one tab stop for all tiles', async () => {
  const { screen } = await open()
  await expect.element(screen.getByRole('link', { name: /Cookie Tin/ })).toBeVisible()
  const stops = document.querySelectorAll('[data-roving][tabindex="0"]')
  expect(stops).toHaveLength(1)
})

it('filters by words and keeps the filter in the address', async () => {
  const { screen, router } = await open()
  await screen.getByRole('searchbox', { name: 'Filter challenges' }).first().fill('ferry')
  await expect.element(screen.getByRole('link', { name: /SSR Ferry/ })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /Cookie Tin/ })).not.toBeInTheDocument()
  expect(router.state.location.search).toBe('?q=ferry')
})

it('shows what a link asks for', async () => {
  const { screen } = await open('/?solved=todo&cat=web')
  await expect.element(screen.getByRole('link', { name: /Cookie Tin/ })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: /Lighthouse Keeper/ }))
    .not.toBeInTheDocument()
})

it('says when a filter hides everything, and takes it away', async () => {
  const { screen } = await open('/?q=gull')
  await expect.element(screen.getByText('Nothing matches “gull”')).toBeVisible()
  await screen.getByRole('button', { name: 'Clear the filter' }).last().click()
  await expect.element(screen.getByRole('link', { name: /Cookie Tin/ })).toBeVisible()
})

it('understands the links of other clients', async () => {
  const { screen, router } = await open('/#3-SSR Ferry')
  await expect.element(screen.getByRole('dialog', { name: 'SSR Ferry' })).toBeVisible()
  expect(router.state.location.search).toBe('?c=3')
})

it('explains itself before the start instead of sending anybody away', async () => {
  const later = { start: now() + hour, end: now() + 2 * hour }
  const { screen } = await open('/', aGame({ ...later, status: 'Accepted' }))
  await expect.element(screen.getByText('The challenges are not open yet')).toBeVisible()
  await expect.element(screen.getByRole('timer')).toBeVisible()
})

it('says what organizers corrected of the result, and why', async () => {
  const corrections = {
    adjustments: [
      { kind: 'award', id: 1, points: -50, reason: 'Shared a flag.', time: 5 },
      { kind: 'hint', id: 2, points: -10, reason: '', time: 6 },
    ],
    voided: [{ challengeId: 2, reason: 'The flag was published.', time: 7 }],
  } as const
  const { screen } = await open('/', {
    ...game,
    corrections: { adjustments: [...corrections.adjustments], voided: [...corrections.voided] },
  })
  const line = 'Your solve of “Cookie Tin” does not count: The flag was published.'
  await expect.element(screen.getByText(line)).toBeVisible()
  await expect.element(screen.getByText('Points: −50. Shared a flag.')).toBeVisible()
  expect(screen.getByText('Points: −10').all()).toEqual([])
})
