import type { TeamInstance } from '@halyard/api'
import { playQueries } from '@halyard/query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { InstancesTray } from '#features/play/instance/instances-tray.tsx'
import { now } from '#shared/clock/clock.ts'
import { aChallenge, aGame } from '#shared/game/builders.ts'
import { clearPersonal } from '#shared/storage/storage.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

const minute = 60_000

afterEach(clearPersonal)

const running = (id: number, title: string, minutesLeft: number) =>
  aChallenge({
    id,
    title,
    type: 'StaticContainer',
    context: {
      instanceEntry: `pier.example:${30_000 + id}`,
      closeTime: now() + minutesLeft * minute,
      url: null,
      fileSize: null,
    },
  })

async function open(instances: readonly ReturnType<typeof running>[], answers: Answers = {}) {
  const asked = serveFrom(answers)
  const { screen, queryClient } = await show(<InstancesTray gameId={1} />)
  for (const one of instances) {
    queryClient.setQueryData(playQueries.challenge(1, one.id).queryKey, one)
  }
  const calls = () => asked.map(({ what }) => what).filter((what) => what.includes('/game/'))
  return { screen, calls, queryClient }
}

/** What the page knows after a reload is in the browser's storage alone. */
async function reload(answers: Answers) {
  const before = await open([running(7, 'Capstan', 60)])
  await expect.element(before.screen.getByRole('button')).toBeVisible()
  await before.screen.unmount()
  return open([], answers)
}
const capstan = 'GET /api/game/1/challenges/7'
const button = { name: 'Your instances (1)' }

it('is not there without instances', async () => {
  const { screen } = await open([])
  expect(screen.getByRole('button').query()).toBeNull()
  expect(document.title).not.toContain('⏳')
})

it('lists them all, the one that ends next first, and asks nothing for it', async () => {
  const { screen, calls } = await open([running(7, 'Capstan', 60), running(8, 'Tide log', 30)])
  await screen.getByRole('button', { name: 'Your instances (2)' }).click()
  const links = screen.getByRole('dialog').getByRole('link')
  await vi.waitFor(() =>
    expect(links.elements().map((link) => link.textContent)).toEqual(['Tide log', 'Capstan']),
  )
  await expect.element(screen.getByText('pier.example:30008')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Extend' }).query()).toBeNull()
  expect(document.title).not.toContain('⏳')
  expect(calls()).toEqual([])
})

it('keeps the address of a WebSocket, which no tunnel leads to yet, until it is asked for', async () => {
  const proxied = running(7, 'Capstan', 60)
  const id = '3f0c7a52-6d1e-4b8a-9c55-0e2d7b1f4a66'
  const { screen } = await open([
    { ...proxied, context: { ...proxied.context, instanceEntry: id } },
  ])
  await screen.getByRole('button', button).click()
  await expect.element(screen.getByRole('link', { name: 'Capstan' })).toBeVisible()
  expect(screen.getByText(/^wss?:/).query()).toBeNull()
  expect(screen.getByRole('button', { name: 'Copy the address of Capstan' }).query()).toBeNull()
  await screen.getByRole('button', { name: 'Show address' }).click()
  await expect.element(screen.getByText(/^wss?:.*3f0c7a52/)).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Copy the address of Capstan' }))
    .toBeVisible()
})

it('says in the title how long the next one has, below five minutes', async () => {
  const { screen } = await open([running(7, 'Capstan', 4)])
  await vi.waitFor(() => expect(document.title).toContain('⏳ 4 min'))
  await screen.unmount()
  expect(document.title).not.toContain('⏳')
})

it('extends one near its end, and says when that is refused', async () => {
  const title = 'It is too early to extend this instance.'
  const extend = 'POST /api/game/1/container/7/extend'
  const { screen, calls } = await open([running(7, 'Capstan', 8)], {
    [extend]: { status: 400, body: { title, status: 400 } },
  })
  await screen.getByRole('button', { name: 'Your instances (1)' }).click()
  await screen.getByRole('button', { name: 'Extend' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(title)
  expect(calls()).toEqual([extend])
})

describe('after a reload', () => {
  it('lists what this browser knew, and checks it', async () => {
    const { screen, calls } = await reload({ [capstan]: { body: running(7, 'Capstan', 50) } })
    await screen.getByRole('button', button).click()
    await expect.element(screen.getByRole('link', { name: 'Capstan' })).toBeVisible()
    await vi.waitFor(() => expect(calls()).toEqual([capstan]))
    await expect.element(screen.getByText('pier.example:30007')).toBeVisible()
  })

  it.each([
    ['that a team-mate has stopped', { body: aChallenge({ type: 'StaticContainer' }) }],
    ['of a challenge that is gone', { status: 404 }],
  ])('forgets one %s', async (_what, answer) => {
    const { screen, calls } = await reload({ [capstan]: answer })
    await vi.waitFor(() => expect(calls()).toEqual([capstan]))
    await vi.waitFor(() => expect(screen.getByRole('button').query()).toBeNull())
    await vi.waitFor(() => expect(localStorage.getItem('halyard:instances')).toBeNull())
  })

  it('keeps one that the server cannot be asked about', async () => {
    const { screen, calls } = await reload({ [capstan]: { status: 0 } })
    await vi.waitFor(() => expect(calls()).toContain(capstan))
    await expect.element(screen.getByRole('button', button)).toBeVisible()
  })
})

describe('where the server lists the instances of a team', () => {
  const list = 'GET /api/game/1/instances'
  const listed = (id: number, title: string): TeamInstance => ({
    challenge: { id, title, category: 'Web' },
    entry: `pier.example:${30_000 + id}`,
    startedAt: now(),
    expectStopAt: now() + 60 * minute,
    startedBy: 'grace',
  })
  const playing = {
    'GET /api/account/profile': { body: { userId: 'grace', userName: 'grace', role: 'User' } },
    'GET /api/config': { body: { apiPublicKey: null, extensions: ['instances'] } },
    'GET /api/game/1': {
      body: aGame({ status: 'Accepted', start: now() - minute, end: now() + 300 * minute }),
    },
  }

  it('shows those that were started on another device, with one call', async () => {
    const { screen, calls } = await open([], {
      ...playing,
      [list]: { body: [listed(7, 'Capstan'), listed(8, 'Tide log')] },
    })
    await screen.getByRole('button', { name: 'Your instances (2)' }).click()
    await expect.element(screen.getByText('pier.example:30008')).toBeVisible()
    expect(calls().filter((what) => what !== 'GET /api/game/1')).toEqual([list])
  })

  it('believes whoever was asked last', async () => {
    const { screen, queryClient } = await open([], {
      ...playing,
      [list]: { body: [listed(7, 'Capstan')] },
    })
    await expect.element(screen.getByRole('button', button)).toBeVisible()
    queryClient.setQueryData(playQueries.challenge(1, 8).queryKey, running(8, 'Tide log', 30))
    await expect
      .element(screen.getByRole('button', { name: 'Your instances (2)' }))
      .toBeInTheDocument()
    queryClient.setQueryData(playQueries.challenge(1, 7).queryKey, aChallenge({ id: 7 }))
    await expect.element(screen.getByRole('button', button)).toBeInTheDocument()
  })

  it('does not ask for those who do not play', async () => {
    const { calls } = await open([], {
      ...playing,
      'GET /api/game/1': { body: aGame({ start: now() - minute, end: now() + 300 * minute }) },
    })
    await vi.waitFor(() => expect(calls()).toContain('GET /api/game/1'))
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(calls()).not.toContain(list)
  })
})
