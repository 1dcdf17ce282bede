import { editChallengeQueries, editGameQueries } from '@halyard/query'
import { expect, it, vi } from 'vitest'
import { anEditGame } from '#features/organise/builders.ts'
import { aChallengeLine, someSettings } from '#features/organise/readiness/challenge-builders.ts'
import { ReadinessButton } from '#features/organise/readiness/readiness-button.tsx'
import { aGame } from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

const list = '/api/edit/games/1/challenges'
const upcoming = { start: Date.now() + 9e8, end: Date.now() + 9e9 }

async function open(answers: Answers = {}, game = anEditGame(upcoming)) {
  const asked = serveFrom({
    [`GET ${list}`]: { body: [aChallengeLine({ id: 7, title: 'Knots' })] },
    [`GET ${list}/7`]: { body: someSettings() },
    'GET /api/edit/games/1/divisions': { body: [] },
    'GET /api/game/1': { body: aGame() },
    ...answers,
  })
  return { asked, ...(await show(<ReadinessButton game={game} />)) }
}

it('says that nothing is missing', async () => {
  const { screen } = await open()
  await screen.getByRole('button', { name: /Readiness.*Ready/ }).click()
  await expect.element(screen.getByText('Nothing is missing')).toBeVisible()
})

it('counts what is missing, and leads to where it is mended', async () => {
  const { screen } = await open(
    { [`GET ${list}/7`]: { body: someSettings({ flags: [] }) } },
    anEditGame({ ...upcoming, hidden: true, writeupRequired: true, writeupDeadline: 1 }),
  )
  await screen.getByRole('button', { name: /3 things to check/ }).click()
  await expect
    .element(screen.getByRole('link', { name: 'Write-ups are due before the game ends' }))
    .toHaveAttribute('href', '/admin/games/1/info#writeupDeadline')
  await expect
    .element(screen.getByRole('link', { name: 'Knots' }))
    .toHaveAttribute('href', '/admin/games/1/challenges/7/flags#add-flags')
  await expect.element(screen.getByText('The game is hidden')).toBeVisible()
})

it('leaves out what is disabled, and says which instances nobody has tried', async () => {
  const { screen } = await open({
    [`GET ${list}`]: {
      body: [
        aChallengeLine({ id: 7, isEnabled: false }),
        aChallengeLine({ id: 8, title: 'Bilge', type: 'DynamicContainer' }),
      ],
    },
    [`GET ${list}/7`]: { body: someSettings({ flags: [] }) },
    [`GET ${list}/8`]: { body: someSettings({ type: 'DynamicContainer', containerImage: 'a:1' }) },
  })
  await screen.getByRole('button', { name: /Readiness.*Ready/ }).click()
  await expect.element(screen.getByText('Instances that nobody has tried')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Bilge' })).toBeVisible()
})

it('remembers which instances were tried after they ended, until the image is another', async () => {
  const bilge = someSettings({ id: 9, type: 'DynamicContainer', containerImage: 'bilge:1' })
  const running = { status: 'Running', startedAt: 1, expectStopAt: 2, entry: 'a:1' } as const
  const { screen, queryClient } = await open({
    [`GET ${list}`]: {
      body: [aChallengeLine({ id: 9, title: 'Bilge', type: 'DynamicContainer' })],
    },
    [`GET ${list}/9`]: [
      { body: { ...bilge, testContainer: running } },
      { body: { ...bilge, content: '' } },
      { body: { ...bilge, containerImage: 'bilge:2' } },
    ],
  })
  const readAgain = () =>
    queryClient.invalidateQueries({ queryKey: editChallengeQueries.detail(1, 9).queryKey })
  const untried = screen.getByText('Instances that nobody has tried')
  await screen.getByRole('button', { name: /Readiness.*Ready/ }).click()
  await readAgain()
  await expect.element(screen.getByText('1 thing to check')).toBeInTheDocument()
  expect(untried.query()).toBeNull()
  await readAgain()
  await expect.element(untried).toBeVisible()
})

it('reads a challenge once, and again only after it was changed', async () => {
  const { asked, screen, queryClient } = await open({
    [`GET ${list}/7`]: [{ body: someSettings({ flags: [] }) }, { body: someSettings() }],
  })
  const reads = () => asked.filter(({ what }) => what === `GET ${list}/7`).length
  await expect.element(screen.getByText('1 thing to check')).toBeInTheDocument()
  await queryClient.invalidateQueries({ queryKey: editGameQueries.detail(1).queryKey })
  expect(reads()).toBe(1)
  await queryClient.invalidateQueries({ queryKey: editChallengeQueries.detail(1, 7).queryKey })
  await expect.element(screen.getByRole('button', { name: /Readiness.*Ready/ })).toBeVisible()
  await vi.waitFor(() => expect(reads()).toBe(2))
})

it('is gone once a public game is over', async () => {
  const { screen } = await open({}, anEditGame({ start: 1, end: 2 }))
  expect(screen.getByRole('button').query()).toBeNull()
})
