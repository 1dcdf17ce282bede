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
const url = `${challengeUrl}/scoring`
const address = '/admin/games/1/challenges/7'
const stored = { kind: 'curve', minimum: 0, decay: 0, expression: '', etag: '"1"' }

const quay = anEditChallenge({ id: 7, title: 'Quay', acceptedCount: 3, originalScore: 500 })

const none = () => null

async function open(
  scoring: Answer | Answer[],
  puts: Answer | Answer[] = [],
  extensions = ['scoring'],
) {
  const asked = serveFrom({
    'GET /api/config': { body: aClientConfig({ extensions }) },
    [`GET ${challengeUrl}`]: { body: quay },
    'GET /api/edit/games/1/challenges': { body: [quay] },
    [`GET ${url}`]: scoring,
    [`PUT ${url}`]: puts,
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

it('is not there on a server that knows the curve alone', async () => {
  const { asked, screen } = await open({ body: stored }, [], [])
  await expect.element(screen.getByLabelText('Difficulty')).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'How the points fall' }))
    .not.toBeInTheDocument()
  expect(asked.map(({ what }) => what)).not.toContain(`GET ${url}`)
})

it('saves the kind with its numbers, to what was read, and shows its values', async () => {
  const saved = { ...stored, kind: 'linear', minimum: 100, decay: 60, etag: '"2"' }
  const { asked, screen } = await open({ body: stored }, { body: saved })
  await screen.getByRole('button', { name: 'How the points fall' }).click()
  const dialog = screen.getByRole('dialog', { name: 'How the points fall' })
  await dialog.getByRole('combobox', { name: 'How the points fall' }).click()
  await screen.getByRole('option', { name: 'Straight line' }).click()
  await dialog.getByLabelText('Lowest points').fill('501')
  await dialog.getByLabelText('Points for each solve').fill('60')
  await dialog.getByRole('button', { name: 'Save scoring' }).click()
  await expect.element(dialog.getByText(/starts at 500 points: choose fewer/)).toBeVisible()
  expect(changes(asked)).toEqual([])
  await dialog.getByLabelText('Lowest points').fill('100')
  await expect.element(dialog.getByRole('row', { name: '3 380' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Save scoring' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const body = { kind: 'linear', minimum: 100, decay: 60, expression: '' }
  expect(changes(asked)).toEqual([{ what: `PUT ${url}`, body, ifMatch: '"1"' }])
  await expect.element(screen.getByText(/as with “linear” in CTFd/)).toBeVisible()
  await expect.element(screen.getByLabelText('Difficulty')).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('img', { name: /from 500 down to 100, now 380/ }))
    .toBeVisible()
})

it('says where a formula has a mistake, before anything is sent', async () => {
  const scoring = { ...stored, kind: 'expression', minimum: 50, expression: 'max - solves' }
  const { asked, screen } = await open({ body: scoring })
  await screen.getByRole('button', { name: 'How the points fall' }).click()
  const dialog = screen.getByRole('dialog')
  const formula = dialog.getByRole('textbox', { name: 'Formula' })
  await expect.element(dialog.getByRole('row', { name: '3 497' })).toBeVisible()
  const mistakes = [
    ['max - points', /“points” at character 7 is unknown/],
    ['max % solves', /“%” at character 5 cannot be there/],
    ['max - (solves', /missing at the end/],
  ] as const
  for (const [text, words] of mistakes) {
    await formula.fill(text)
    await dialog.getByRole('button', { name: 'Save scoring' }).click()
    await expect.element(dialog.getByText(words)).toBeVisible()
    await expect.element(dialog.getByRole('table')).not.toBeInTheDocument()
  }
  expect(changes(asked)).toEqual([])
})

it('tells of a change by somebody else, and saves to that one then', async () => {
  const saved = { ...stored, kind: 'static', etag: '"3"' }
  const refusal = { status: 412, body: { title: 'Someone else has changed this.', status: 412 } }
  const { asked, screen } = await open(
    [{ body: stored }, { body: { ...stored, etag: '"2"' } }],
    [refusal, { body: saved }],
  )
  await screen.getByRole('button', { name: 'How the points fall' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'How the points fall' }).click()
  await screen.getByRole('option', { name: 'Not at all' }).click()
  await dialog.getByRole('button', { name: 'Save scoring' }).click()
  await expect.element(dialog.getByText(/Someone else has changed this/)).toBeVisible()
  await vi.waitFor(() =>
    expect(asked.filter(({ what }) => what === `GET ${url}`).length).toBeGreaterThan(1),
  )
  await dialog.getByRole('button', { name: 'Save scoring' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(changes(asked).map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"'])
})
