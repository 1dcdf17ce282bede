// The matrix reads its row height from the theme.
import '@halyard/ui/styles'
import { scoreboardQueries } from '@halyard/query'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ScoreboardScreen } from '#features/scoreboard/scoreboard-screen.tsx'
import { firstOf } from '#shared/board/first-board.ts'
import { now } from '#shared/clock/clock.ts'
import { aChallengeInfo, aGame, aRow, aScoreboard, aSolve } from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import { rehydrateStores } from '#shared/storage/persisted-store.ts'

const hour = 3_600_000
const game = aGame({ start: now() - 2 * hour, end: now() + hour })
const tin = aChallengeInfo({ id: 5, title: 'Cookie Tin', category: 'Web' })
const solve = aSolve({ id: 5, type: 'FirstBlood', time: now() - hour, userName: 'pankaj' })
const first = aRow({ id: 1, name: 'r00tless', score: 525, rank: 1, solvedChallenges: [solve] })
const second = aRow({ id: 2, name: '푸른고래', rank: 2, divisionId: 9, divisionRank: 1 })
const many = Array.from({ length: 400 }, (_, n) =>
  aRow({ id: 100 + n, name: `Team ${n}`, rank: n + 3 }),
)
const student = { id: 9, name: 'Student', defaultPermissions: 2147483647, challengeConfigs: {} }
const board = aScoreboard([first, second, ...many], [tin], { divisions: [student] })

const open = async (path = '/', given = game) => {
  serveFrom({
    'GET /api/account/profile': { status: 401 },
    'GET /api/game/1/scoreboard': { body: board },
  })
  return show(<ScoreboardScreen game={given} />, path)
}

beforeEach(() => page.viewport(1440, 900))

it('renders few of many teams', async () => {
  const { screen } = await open()
  await expect.element(screen.getByRole('rowheader', { name: /r00tless/ })).toBeVisible()
  await expect.element(screen.getByText(/402 teams/)).toBeVisible()
  expect(document.querySelectorAll('tbody tr').length).toBeLessThan(120)
})

/** Shows the screen as it is hydrated: the board comes when it is asked for. */
const showStart = async (given = game) => {
  const { promise: after, resolve: letBoardCome } = Promise.withResolvers<void>()
  serveFrom({
    'GET /api/account/profile': { status: 401 },
    'GET /api/game/1/scoreboard': { body: board, after },
  })
  const shown = await show(<ScoreboardScreen game={given} first={firstOf(board)} />)
  return { ...shown, letBoardCome }
}

const openStart = async (given = game) => {
  const { letBoardCome, ...shown } = await showStart(given)
  const download = shown.screen.getByRole('button', { name: 'Download' })
  await expect.element(download).toBeDisabled()
  const bringBoard = async () => {
    letBoardCome()
    await expect.element(download).toBeEnabled()
  }
  return { ...shown, bringBoard }
}

it('shows the first rows of the document until the board is there, and keeps their elements', async () => {
  const { screen, bringBoard } = await openStart()
  const name = screen.getByRole('rowheader', { name: /r00tless/ })
  const blood = screen.getByRole('cell', { name: 'First blood' })
  await expect.element(blood).toBeVisible()
  await expect.element(screen.getByText('r00tless is first with 525 points.')).toBeVisible()
  await expect.element(screen.getByText(/402 teams, updated just now/)).toBeVisible()
  const [before, cell] = [name.element(), blood.element()]
  expect(document.querySelectorAll('tr[aria-rowindex] th[scope="row"]')).toHaveLength(12)
  await bringBoard()
  const matrix = screen.getByRole('table', { name: 'Teams and what they solved' })
  await expect.element(matrix).toHaveAttribute('aria-rowcount', '404')
  expect([name.element(), blood.element()]).toEqual([before, cell])
})

it('finds nobody among the first rows alone', async () => {
  const { screen, bringBoard } = await openStart()
  await screen.getByRole('searchbox', { name: 'Find a team' }).fill('Team 399')
  await expect.element(screen.getByRole('rowheader', { name: /r00tless/ })).toBeVisible()
  await expect.element(screen.getByText(/found/)).not.toBeInTheDocument()
  await bringBoard()
  await expect.element(screen.getByText('1 found')).toBeVisible()
  await expect.element(screen.getByRole('rowheader', { name: /Team 399/ })).toBeVisible()
})

const topOf = (element: Element) => element.getBoundingClientRect().top
const ownRows = () => [...document.querySelectorAll('tbody[aria-hidden] tr[data-own]')]

describe.each(['Team 300', '푸른고래'])('the own team, %s,', (teamName) => {
  const mine = { ...game, status: 'Accepted' as const, teamName }

  it('has a place under the head, before and after the whole board is there', async () => {
    const { screen, bringBoard } = await openStart(mine)
    const leader = screen.getByRole('rowheader', { name: /r00tless/ }).element()
    expect(ownRows().map((row) => row.textContent)).toEqual([expect.stringContaining(teamName)])
    const before = topOf(leader)
    await bringBoard()
    const matrix = screen.getByRole('table', { name: 'Teams and what they solved' })
    await expect.element(matrix).toHaveAttribute('aria-rowcount', '404')
    expect(topOf(leader)).toBe(before)
    expect(ownRows()).toHaveLength(1)
  })

  it('has a place above the others on a phone', async () => {
    await page.viewport(390, 844)
    const { screen, letBoardCome } = await showStart(mine)
    const item = screen.getByRole('listitem').filter({ hasText: 'Team 1' }).first().element()
    const place = () => topOf(item) - topOf(item.parentElement ?? item)
    await expect.poll(() => document.querySelector('li[data-own]')?.textContent).toContain(teamName)
    const before = place()
    letBoardCome()
    await expect.element(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible()
    expect(place()).toBe(before)
  })
})

it.each([1440, 390])('shows the first team once to itself, %d px', async (width) => {
  await page.viewport(width, 844)
  const mine = { ...game, status: 'Accepted' as const, teamName: 'r00tless' }
  const { screen } = await showStart(mine)
  await expect.element(screen.getByText('r00tless', { exact: true }).first()).toBeVisible()
  await expect.poll(() => document.querySelectorAll('tr[data-own], li[data-own]').length).toBe(1)
})

it('says what the first solves of a challenge earn', async () => {
  const { screen } = await open()
  const bonuses = screen.getByRole('list', { name: 'Bonus for the first solves' })
  await expect.element(bonuses.getByText('+5%')).toBeVisible()
  await expect.element(bonuses.getByText('+1%')).toBeVisible()
})

const frozenGame = {
  ...game,
  schedule: { freezeAt: now() - hour, revealedAt: null, pausedSince: null },
}
const openFrozen = async (role: string, path = '/') => {
  serveFrom({
    'GET /api/account/profile': { body: { userId: 'u1', userName: 'iris', role } },
    'GET /api/game/1/scoreboard': { body: aScoreboard([aRow({ name: 'Frozen' })], [tin]) },
    'GET /api/game/1/scoreboard/live': { body: aScoreboard([aRow({ name: 'Thawed' })], [tin]) },
  })
  return show(<ScoreboardScreen game={frozenGame} />, path)
}

it('lets staff switch to the scoreboard with all solves, and says that it is not public', async () => {
  const { screen, router } = await openFrozen('Monitor')
  await expect.element(screen.getByRole('rowheader', { name: /Frozen/ })).toBeVisible()
  await screen.getByRole('radio', { name: 'Live' }).click()
  await expect.element(screen.getByRole('rowheader', { name: /Thawed/ })).toBeVisible()
  await expect.element(screen.getByText('Not public', { exact: true })).toBeVisible()
  expect(router.state.location.search).toBe('?solves=all')
  await screen.getByRole('radio', { name: 'Public' }).click()
  await expect.element(screen.getByRole('rowheader', { name: /Frozen/ })).toBeVisible()
  await expect.element(screen.getByText('Not public', { exact: true })).not.toBeInTheDocument()
})

it('shows the frozen scoreboard to players, whatever the address says', async () => {
  const { screen } = await openFrozen('User', '/?solves=all')
  await expect.element(screen.getByRole('rowheader', { name: /Frozen/ })).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'Live' })).not.toBeInTheDocument()
})

it('shows the frozen scoreboard on the wall', async () => {
  const { screen } = await openFrozen('Admin', '/?solves=all&view=live')
  await expect.element(screen.getByText('Frozen').first()).toBeVisible()
  await expect.element(screen.getByText('Thawed')).not.toBeInTheDocument()
})

it('finds a team and keeps its rank', async () => {
  const { screen, router } = await open()
  await screen.getByRole('searchbox', { name: 'Find a team' }).fill('고래')
  await expect.element(screen.getByRole('row', { name: /^2 푸른고래/ })).toBeVisible()
  await expect.element(screen.getByRole('rowheader', { name: /r00tless/ })).not.toBeInTheDocument()
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe('고래')
})

it('shows the marks of categories to who asked for them', async () => {
  localStorage.setItem('halyard-flag-patterns', 'on')
  rehydrateStores()
  onTestFinished(() => {
    localStorage.removeItem('halyard-flag-patterns')
    rehydrateStores()
  })
  const { screen } = await open()
  const head = screen.getByRole('columnheader', { name: 'Web', exact: true })
  await expect.element(head).toBeVisible()
  const flags = [...head.element().querySelectorAll('span')].filter((span) =>
    getComputedStyle(span).backgroundImage.includes('conic-gradient'),
  )
  expect(flags).toHaveLength(1)
})

it('ranks a division by itself', async () => {
  const { screen } = await open('/?div=9')
  await expect.element(screen.getByRole('row', { name: /^1 푸른고래/ })).toBeVisible()
})

it('opens a team from its row and closes it with Back', async () => {
  const { screen, router } = await open()
  await screen
    .getByRole('button', { name: /r00tless/ })
    .first()
    .click()
  const sheet = screen.getByRole('dialog', { name: 'r00tless' })
  await expect.element(sheet.getByRole('rowheader', { name: /Cookie Tin/ })).toBeVisible()
  await expect.element(sheet.getByRole('cell', { name: 'pankaj' })).toBeVisible()
  expect(router.state.location.search).toBe('?team=1')
  await router.navigate(-1)
  await expect.element(sheet).not.toBeInTheDocument()
})

it('skips no level of its headings', async () => {
  const { screen } = await open()
  await expect.element(screen.getByRole('figure')).toBeVisible()
  const levels = [...document.querySelectorAll('h1, h2, h3')].map(({ tagName }) => tagName)
  expect(levels.slice(0, 2)).toEqual(['H1', 'H2'])
})

it('moves to the next team', async () => {
  const { screen } = await open('/?team=1')
  await screen.getByRole('button', { name: 'Next team' }).click()
  await expect.element(screen.getByRole('dialog', { name: '푸른고래' })).toBeVisible()
  await userEvent.keyboard('[[')
  await expect.element(screen.getByRole('dialog', { name: 'r00tless' })).toBeVisible()
  await userEvent.keyboard(']')
  await expect.element(screen.getByRole('dialog', { name: '푸른고래' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

/** Entries whose whole height is on the screen, above `bottom`. */
const inView = (list: Iterable<Element>, bottom: number) =>
  [...list].filter((entry) => entry.getBoundingClientRect().bottom <= bottom).length

// Px of the frame's bars, which this screen is shown without here.
const [bars, phoneBars, bottomTabs] = [107, 96, 60]

it('shows seven teams on the first screen of a desktop', async () => {
  await page.viewport(1440, 900 - bars)
  const { screen } = await open()
  await expect.element(screen.getByRole('figure')).toBeVisible()
  await expect.element(screen.getByRole('rowheader', { name: /Team 5/ }).first()).toBeVisible()
  const rows = document.querySelectorAll('tbody tr[data-place]')
  await expect.poll(() => inView(rows, innerHeight)).toBeGreaterThanOrEqual(7)
})

it('shows six teams on the first screen of a phone, and keeps the rest in a menu', async () => {
  await page.viewport(390, 844 - phoneBars)
  const { screen } = await open()
  await expect.element(screen.getByRole('figure')).toBeVisible()
  const items = screen.getByRole('list', { name: 'Ranking' }).getByRole('listitem').elements()
  await expect.poll(() => inView(items, innerHeight - bottomTabs)).toBeGreaterThanOrEqual(6)
  await screen.getByRole('button', { name: 'More' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Compare teams' })).toBeVisible()
  await expect.element(screen.getByRole('menuitem', { name: 'Table (CSV)' })).toBeVisible()
})

it('is a list of pages on a phone', async () => {
  await page.viewport(390, 844)
  const { screen } = await open()
  const list = screen.getByRole('list', { name: 'Ranking' })
  await expect.element(list.getByRole('link', { name: 'r00tless' })).toBeVisible()
  expect(list.getByRole('listitem').elements()).toHaveLength(50)
  const row = list.getByRole('listitem').first().element()
  await screen.getByRole('button', { name: 'Next page' }).click()
  await expect.element(list.getByRole('link', { name: 'Team 60', exact: true })).toBeVisible()
  await expect.element(list.getByRole('link', { name: 'Team 97', exact: true })).toBeVisible()
  expect(list.getByRole('listitem').elements()).toHaveLength(50)
  // The next page takes over the elements of the one before.
  expect(list.getByRole('listitem').first().element()).toBe(row)
})

it('says that what was kept for a visit without a network ends after a hundred teams', async () => {
  serveFrom({
    'GET /api/account/profile': { status: 401 },
    'GET /api/game/1/scoreboard': { status: 0 },
  })
  const { screen, queryClient } = await show(<ScoreboardScreen game={game} />)
  const keep = (rows: typeof many) =>
    queryClient.setQueryData(scoreboardQueries.kept(1).queryKey, aScoreboard(rows, [tin]))
  keep(many.slice(0, 100))
  await expect.element(screen.getByText(/only the first 100 teams/)).toBeVisible()
  keep(many.slice(0, 99))
  await expect.element(screen.getByText(/99 teams/)).toBeVisible()
  await expect.element(screen.getByText(/only the first 100 teams/)).not.toBeInTheDocument()
})

it('waits for the start with a clock', async () => {
  const later = aGame({ start: now() + hour, end: now() + 2 * hour })
  const { screen } = await open('/', later)
  await expect.element(screen.getByText('Nobody has a point yet')).toBeVisible()
})
