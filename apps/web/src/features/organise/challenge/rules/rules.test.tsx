import { Toaster } from '@halyard/ui'
import { Outlet } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { anEditChallenge, anEditGame } from '#features/organise/builders.ts'
import { ChallengeScreen } from '#features/organise/challenge/challenge-screen.tsx'
import { now } from '#shared/clock/clock.ts'
import { aClientConfig } from '#shared/platform/builders.ts'
import { serveFrom, showRoutes } from '#shared/testing.tsx'
import type { Answer, Asked } from '#shared/testing.tsx'

const hour = 3_600_000
const game = anEditGame({ id: 1, start: now() - hour, end: now() + hour })
const challengeUrl = '/api/edit/games/1/challenges/7'
const requirementsUrl = `${challengeUrl}/requirements`
const cooldownUrl = `${challengeUrl}/cooldown`
const address = '/admin/games/1/challenges/7'
const requirements = { requires: [5], tile: 'hidden', etag: '"1"' }
const hintsUrl = `${challengeUrl}/hints`
const pricedHints = {
  hints: [{ id: 3, text: 'Look up.', price: 50, openedBy: 2 }],
  etag: '"1"',
}
const cooldown = { wrongAnswers: 1, seconds: 0, etag: '"1"' }

const quay = anEditChallenge({ id: 7, title: 'Quay' })
const others = [
  anEditChallenge({ id: 5, title: 'Anchor' }),
  anEditChallenge({ id: 6, title: 'Bollard' }),
]

const none = () => null

type Served = { puts?: Answer | Answer[]; extensions?: string[]; reads?: Answer[] }

async function open({
  puts = [],
  extensions = ['requirements', 'cooldown'],
  reads = [{ body: requirements }],
}: Served = {}) {
  const asked = serveFrom({
    'GET /api/config': { body: aClientConfig({ extensions }) },
    [`GET ${challengeUrl}`]: { body: quay },
    'GET /api/edit/games/1/challenges': { body: [...others, quay] },
    [`GET ${requirementsUrl}`]: reads,
    [`GET ${cooldownUrl}`]: { body: cooldown },
    [`GET ${hintsUrl}`]: { body: pricedHints },
    [`PUT ${hintsUrl}`]: puts,
    [`PUT ${requirementsUrl}`]: puts,
    [`PUT ${cooldownUrl}`]: puts,
  })
  const frame = (
    <>
      <Outlet context={game} />
      <Toaster label="Messages" closeLabel="Close" />
    </>
  )
  const screen = <ChallengeScreen challengeId={7} Preview={none} Tile={none} />
  const routes = [{ element: frame, children: [{ path: address, element: screen }] }]
  return { asked, ...(await showRoutes(routes, address)) }
}

const changes = (asked: readonly Asked[]) =>
  asked
    .filter(({ what }) => what.startsWith('PUT'))
    .map(({ what, body, ifMatch }) => ({ what, body, ifMatch }))

beforeEach(() => localStorage.clear())

it('is not there on a server that has neither', async () => {
  const { asked, screen } = await open({ extensions: [] })
  await expect.element(screen.getByLabelText('Difficulty')).toBeVisible()
  await expect.element(screen.getByRole('group', { name: 'Access' })).not.toBeInTheDocument()
  const calls = asked.map(({ what }) => what)
  expect(calls).not.toContain(`GET ${requirementsUrl}`)
  expect(calls).not.toContain(`GET ${cooldownUrl}`)
})

it('shows only what the server has', async () => {
  const { asked, screen } = await open({ extensions: ['cooldown'] })
  await expect.element(screen.getByRole('button', { name: 'Cooldown' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Requirements' })).not.toBeInTheDocument()
  expect(asked.map(({ what }) => what)).not.toContain(`GET ${requirementsUrl}`)
})

it('saves what the challenge requires, to what was read', async () => {
  const saved = { requires: [5, 6], tile: 'titled', etag: '"2"' }
  const { asked, screen } = await open({ puts: { body: saved } })
  const card = screen.getByRole('group', { name: 'Access' })
  await expect.element(card.getByText('Opens after: Anchor')).toBeVisible()
  await screen.getByRole('button', { name: 'Requirements' }).click()
  const dialog = screen.getByRole('dialog', { name: 'What the challenge requires' })
  await dialog.getByRole('combobox', { name: 'Opens after' }).fill('bol')
  await screen.getByRole('option', { name: 'Bollard' }).click()
  await dialog.getByRole('radio', { name: 'A tile with its title' }).click()
  await dialog.getByRole('button', { name: 'Save requirements' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const body = { requires: [5, 6], tile: 'titled' }
  expect(changes(asked)).toEqual([{ what: `PUT ${requirementsUrl}`, body, ifMatch: '"1"' }])
  await expect.element(card.getByText('Opens after: Anchor and Bollard')).toBeVisible()
})

it('does not offer the challenge itself, and shows a refusal at the field', async () => {
  const title = 'These challenges would wait for each other and never open: Quay → Bollard'
  const { screen } = await open({ puts: { status: 400, body: { title, status: 400 } } })
  await screen.getByRole('button', { name: 'Requirements' }).click()
  const dialog = screen.getByRole('dialog', { name: 'What the challenge requires' })
  await dialog.getByRole('combobox', { name: 'Opens after' }).fill('quay')
  await expect.element(screen.getByRole('option', { name: 'Quay' })).not.toBeInTheDocument()
  await dialog.getByRole('combobox', { name: 'Opens after' }).fill('bol')
  await screen.getByRole('option', { name: 'Bollard' }).click()
  await dialog.getByRole('button', { name: 'Save requirements' }).click()
  await expect.element(dialog.getByText(title)).toBeVisible()
})

it('tells of a change by somebody else, and saves to that one then', async () => {
  const refusal = { status: 412, body: { title: 'Someone else has changed this.', status: 412 } }
  const { asked, screen } = await open({
    reads: [{ body: requirements }, { body: { ...requirements, etag: '"2"' } }],
    puts: [refusal, { body: { ...requirements, tile: 'unnamed', etag: '"3"' } }],
  })
  await screen.getByRole('button', { name: 'Requirements' }).click()
  const dialog = screen.getByRole('dialog', { name: 'What the challenge requires' })
  await dialog.getByRole('radio', { name: 'A tile without its title' }).click()
  await dialog.getByRole('button', { name: 'Save requirements' }).click()
  await expect.element(dialog.getByText(/Someone else has changed this/)).toBeVisible()
  await vi.waitFor(() =>
    expect(asked.filter(({ what }) => what === `GET ${requirementsUrl}`).length).toBeGreaterThan(1),
  )
  await dialog.getByRole('button', { name: 'Save requirements' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(changes(asked).map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"'])
})

it('saves the pause after wrong answers', async () => {
  const saved = { wrongAnswers: 3, seconds: 60, etag: '"2"' }
  const { asked, screen } = await open({ puts: { body: saved } })
  await expect.element(screen.getByText('No pause after wrong answers.')).toBeVisible()
  await screen.getByRole('button', { name: 'Cooldown' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Cooldown' })
  await dialog.getByLabelText('Wrong answers until a pause').fill('3')
  await dialog.getByLabelText('Length of the pause').fill('60')
  await dialog.getByRole('button', { name: 'Save cooldown' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const body = { wrongAnswers: 3, seconds: 60 }
  expect(changes(asked)).toEqual([{ what: `PUT ${cooldownUrl}`, body, ifMatch: '"1"' }])
  await expect
    .element(screen.getByText('After every 3 wrong answers, 60 s of pause.'))
    .toBeVisible()
})

it('saves hints with their prices, to what was read, and keeps those that were paid for', async () => {
  const saved = { hints: [], etag: '"2"' }
  const { asked, screen } = await open({ extensions: ['hints'], puts: { body: saved } })
  await expect.element(screen.getByText('Prices of hints, in points: 50')).toBeVisible()
  await screen.getByRole('button', { name: 'Hints with a price' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Hints with a price' })
  await expect.element(dialog.getByText(/2 teams have paid for it/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Remove hint 1' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Add a hint' }).click()
  await expect.element(dialog.getByRole('textbox', { name: 'Hint 2', exact: true })).toHaveFocus()
  await dialog.getByRole('button', { name: 'Save hints' }).click()
  await expect.element(dialog.getByText('Each hint needs a text and a price.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Hint 2', exact: true }).fill('Look down.')
  await dialog.getByLabelText('Price of hint 2').fill('100')
  await dialog.getByRole('button', { name: 'Move hint 2 up' }).click()
  await dialog.getByRole('button', { name: 'Save hints' }).click()
  await expect.element(screen.getByText('Hints with a price saved')).toBeVisible()
  const hints = [
    { text: 'Look down.', price: 100 },
    { id: 3, text: 'Look up.', price: 50 },
  ]
  expect(changes(asked)).toEqual([{ what: `PUT ${hintsUrl}`, body: { hints }, ifMatch: '"1"' }])
})
