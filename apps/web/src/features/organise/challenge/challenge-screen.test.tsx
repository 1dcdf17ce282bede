import { Toaster } from '@halyard/ui'
import { Outlet } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { anEditChallenge, anEditGame } from '#features/organise/builders.ts'
import type { EditChallenge } from '#features/organise/challenge/challenge-form.ts'
import { ChallengeScreen } from '#features/organise/challenge/challenge-screen.tsx'
import { now } from '#shared/clock/clock.ts'
import { closeQuestion } from '#shared/feedback/feedback.ts'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { serveFrom, showRoutes } from '#shared/testing.tsx'
import type { Answers, Asked } from '#shared/testing.tsx'

const hour = 3_600_000
const game = anEditGame({ id: 1, start: now() - hour, end: now() + hour })
const url = '/api/edit/games/1/challenges/7'
const address = '/admin/games/1/challenges/7'

const quay = anEditChallenge({
  id: 7,
  title: 'Quay',
  isEnabled: true,
  acceptedCount: 29,
  originalScore: 500,
  minScoreRate: 0.2,
  difficulty: 38,
  flags: [{ id: 1, flag: 'f{quay}', attachment: null }],
})
const next = anEditChallenge({ id: 8, title: 'Winch', acceptedCount: 0 })

const none = () => null
const screenOf = (id: number) => (
  <ChallengeScreen key={id} challengeId={id} Preview={none} Tile={none} />
)

async function open(stored: EditChallenge = quay, answers: Answers = {}, hash = '') {
  const asked = serveFrom({
    [`GET ${url}`]: { body: stored },
    'GET /api/edit/games/1/challenges/8': { body: next },
    'GET /api/edit/games/1/challenges': { body: [stored, next] },
    ...answers,
  })
  const frame = (
    <>
      <Outlet context={game} />
      <QuestionHost />
      <Toaster label="Messages" closeLabel="Close" />
    </>
  )
  const routes = [
    {
      element: frame,
      children: [
        { path: address, element: screenOf(7) },
        { path: '/admin/games/1/challenges/8', element: screenOf(8) },
        { path: '*', element: <p>Elsewhere</p> },
      ],
    },
  ]
  return { asked, ...(await showRoutes(routes, address + hash)) }
}

it.each(['content', 'containerImage', 'exposePort'])(
  'an address that ends with #%s leads to the field',
  async (name) => {
    await open({ ...quay, type: 'DynamicContainer' }, {}, `#${name}`)
    const isThere = () => document.activeElement?.closest(`#${name}`) !== null
    await expect.poll(isThere).toBe(true)
  },
)

const puts = (asked: readonly Asked[]) =>
  asked.filter(({ what }) => what.startsWith('PUT')).map(({ body }) => body)

beforeEach(() => {
  localStorage.clear()
  closeQuestion()
})

it('sends the changed fields alone, once it has shown what players notice', async () => {
  const saved = { ...quay, originalScore: 400, hints: ['look'] }
  const { asked, screen } = await open(quay, {
    [`PUT ${url}`]: { body: { ...saved, acceptedCount: 0, flags: [] } },
    [`GET ${url}`]: [{ body: quay }, { body: quay }, { body: saved }],
  })
  await screen.getByLabelText('At most').fill('400')
  await screen.getByRole('button', { name: 'Add a hint' }).click()
  await screen.getByLabelText('Hint 1', { exact: true }).fill('look')
  await userEvent.keyboard('{Control>}s{/Control}')
  const question = screen.getByRole('alertdialog')
  await expect.element(question.getByText(/It is worth 233 points instead of 291\./)).toBeVisible()
  await expect.element(question.getByText(/notice about the new hint/)).toBeVisible()
  expect(puts(asked)).toEqual([])
  await question.getByRole('button', { name: 'Save challenge' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(puts(asked)).toEqual([{ originalScore: 400, hints: ['look'] }])
  await expect
    .element(screen.getByRole('region', { name: 'Changes to the challenge' }))
    .not.toBeInTheDocument()
  await expect.element(screen.getByText('29 solves', { exact: true })).toBeVisible()
})

it('asks nothing while players do not see the challenge, and takes one call', async () => {
  const hidden = { ...quay, isEnabled: false, etag: '"1"' }
  const { asked, screen } = await open(hidden, {
    [`PUT ${url}`]: { body: { ...hidden, originalScore: 400 } },
  })
  await screen.getByLabelText('At most').fill('400')
  await screen.getByRole('button', { name: 'Save challenge' }).click()
  await vi.waitFor(() => expect(puts(asked)).toEqual([{ originalScore: 400 }]))
  const calls = asked.filter(({ what }) => what.endsWith(url))
  expect(calls.slice(0, 2).map(({ what, ifMatch }) => `${what} ${ifMatch ?? ''}`)).toEqual([
    `GET ${url} `,
    `PUT ${url} "1"`,
  ])
})

it('shows where two changed the same instead of overwriting, and keeps what others changed', async () => {
  const theirs = { ...quay, isEnabled: false, title: 'Pier', content: 'Theirs' }
  const { asked, screen } = await open(
    { ...quay, isEnabled: false },
    {
      [`GET ${url}`]: [{ body: { ...quay, isEnabled: false } }, { body: theirs }],
      [`PUT ${url}`]: { body: { ...theirs, title: 'Mole' } },
    },
  )
  await screen.getByLabelText('Title').fill('Mole')
  await screen.getByRole('button', { name: 'Save challenge' }).click()
  const conflict = screen.getByRole('group', { name: 'Title' })
  await expect.element(conflict.getByText(/Pier/)).toBeVisible()
  await expect.element(screen.getByLabelText('Statement')).toHaveValue('Theirs')
  expect(puts(asked)).toEqual([])
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await screen.getByRole('button', { name: 'Save challenge' }).click()
  await vi.waitFor(() => expect(puts(asked)).toEqual([{ title: 'Mole' }]))
})

it('asks again when somebody else saved while it asked, and stores nothing before', async () => {
  const known = { ...quay, etag: '"1"' }
  const theirs = { ...known, originalScore: 400, minScoreRate: 1, etag: '"2"' }
  const { asked, screen } = await open(known, {
    [`GET ${url}`]: [{ body: known }, { body: known }, { body: theirs }],
    [`PUT ${url}`]: [{ status: 412 }, { body: { ...theirs, hints: ['look'] } }],
  })
  await screen.getByRole('button', { name: 'Add a hint' }).click()
  await screen.getByLabelText('Hint 1', { exact: true }).fill('look')
  await userEvent.keyboard('{Control>}s{/Control}')
  const confirm = screen.getByRole('alertdialog').getByRole('button', { name: 'Save challenge' })
  await expect.element(confirm).toBeVisible()
  const tags = () => asked.filter(({ what }) => what.startsWith('PUT')).map((put) => put.ifMatch)
  await confirm.click()
  await vi.waitFor(() => expect(tags()).toEqual(['"1"']))
  await expect.element(screen.getByLabelText('At most')).toHaveValue('400')
  await expect.element(confirm).toBeEnabled()
  await confirm.click()
  await vi.waitFor(() => expect(tags()).toEqual(['"1"', '"2"']))
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
})

it('keeps what is typed while the neighbours are looked at, without a question', async () => {
  const { screen } = await open()
  await screen.getByLabelText('Title').fill('Half a qu')
  await screen.getByRole('link', { name: 'Next challenge: Winch' }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Winch')
  await screen.getByRole('link', { name: 'Previous challenge: Quay' }).click()
  await expect.element(screen.getByLabelText('Title')).toHaveValue('Half a qu')
  await expect.element(screen.getByText(/typed last time/)).toBeVisible()
})

describe('when it cannot be saved', () => {
  it.each([
    ['the role was taken away', 403, 'You may not'],
    ['the server broke', 500, 'Mooring lost'],
  ])('because %s, everything stays', async (_what, status, text) => {
    const { screen } = await open(
      { ...quay, isEnabled: false },
      { [`PUT ${url}`]: { status, body: { title: `${text}.` } } },
    )
    await screen.getByLabelText('Title').fill('Mole')
    await screen.getByRole('button', { name: 'Save challenge' }).click()
    await expect.element(screen.getByRole('alert').getByText(/./).first()).toBeVisible()
    await expect.element(screen.getByLabelText('Title')).toHaveValue('Mole')
    await expect.element(screen.getByRole('button', { name: 'Save challenge' })).toBeEnabled()
  })

  it('because the role was taken away before it is read again, text and draft stay', async () => {
    const refusal = { status: 403, body: { title: 'You may not.' } }
    const { asked, screen } = await open(quay, { [`GET ${url}`]: [{ body: quay }, refusal] })
    await screen.getByLabelText('Title').fill('Mole')
    await screen.getByRole('button', { name: 'Save challenge' }).click()
    await expect.element(screen.getByText(/You may not/)).toBeVisible()
    await expect.element(screen.getByLabelText('Title')).toHaveValue('Mole')
    await vi.waitFor(() =>
      expect(localStorage.getItem('halyard:draft:challenge:1:7')).toContain('Mole'),
    )
    expect(puts(asked)).toEqual([])
  })

  it('because somebody else deleted it, it says so and keeps the text', async () => {
    const { screen } = await open(quay, { [`GET ${url}`]: [{ body: quay }, { status: 404 }] })
    await screen.getByLabelText('Title').fill('Mole')
    await screen.getByRole('button', { name: 'Save challenge' }).click()
    await expect.element(screen.getByText('Someone else has deleted this challenge')).toBeVisible()
    await expect.element(screen.getByLabelText('Title')).toHaveValue('Mole')
  })
})

it('says at the fields what is wrong, and asks the server nothing', async () => {
  const { asked, screen } = await open()
  await screen.getByLabelText('Title').fill(' ')
  await screen.getByLabelText('At most').fill('')
  await screen.getByRole('button', { name: 'Save challenge' }).click()
  await expect
    .element(screen.getByLabelText('Title'))
    .toHaveAccessibleDescription('A challenge needs a title.')
  await expect
    .element(screen.getByLabelText('At most'))
    .toHaveAccessibleDescription('Enter a number.')
  expect(puts(asked)).toEqual([])
})

it('says before it is disabled what players lose, and sends nothing else', async () => {
  const { asked, screen } = await open(quay, { [`PUT ${url}`]: { body: quay } })
  await screen.getByLabelText('Title').fill('Not yet')
  await screen.getByRole('button', { name: 'Disable', exact: true }).click()
  const question = screen.getByRole('alertdialog')
  await expect.element(question.getByText(/29 teams lose their points/)).toBeVisible()
  await question.getByRole('button', { name: 'Disable challenge' }).click()
  await vi.waitFor(() => expect(puts(asked)).toEqual([{ isEnabled: false }]))
  await expect.element(screen.getByLabelText('Title')).toHaveValue('Not yet')
})

it('is deleted once its title is typed, and goes back to the list', async () => {
  const { screen, router } = await open(quay, { [`DELETE ${url}`]: {} })
  await screen.getByLabelText('Title').fill('Not needed')
  await screen.getByRole('button', { name: 'Actions for Quay' }).click()
  await screen.getByRole('menuitem', { name: 'Delete…' }).click()
  await screen.getByLabelText('Type Quay').fill('Quay')
  await screen.getByRole('button', { name: 'Delete challenge' }).click()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/admin/games/1/challenges'))
  expect(localStorage.getItem('halyard:draft:challenge:1:7')).toBeNull()
})

describe('hints', () => {
  const stored = { ...quay, hints: ['one', 'two'] }

  it('are moved by keys and removed, with the focus where they were', async () => {
    const { screen } = await open(stored)
    const [first, second] = [
      screen.getByLabelText('Hint 1', { exact: true }),
      screen.getByLabelText('Hint 2', { exact: true }),
    ]
    await second.click()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect.element(first).toHaveValue('two')
    await expect.element(first).toHaveFocus()
    await expect.element(second).toHaveValue('one')
    await screen.getByRole('button', { name: 'Remove hint 1' }).click()
    await expect.element(first).toHaveValue('one')
    await expect.element(first).toHaveFocus()
    await expect.element(second).not.toBeInTheDocument()
  })
})

describe('the test instance', () => {
  const service = anEditChallenge({
    ...quay,
    type: 'DynamicContainer',
    isEnabled: false,
    containerImage: 'halyard/quay:1',
  })
  const running = {
    ...service,
    testContainer: {
      status: 'Running' as const,
      startedAt: now(),
      expectStopAt: now() + 2 * hour,
      entry: '8b1c0000-0000-4000-8000-000000000001',
    },
  }

  it('starts with what is saved, says what is not in it, and stops', async () => {
    const { screen } = await open(service, {
      [`GET ${url}`]: [{ body: service }, { body: running }, { body: service }],
      [`POST ${url}/container`]: { body: running.testContainer },
      [`GET ${url}?testOutput=true`]: { body: { ...running, testOutput: null } },
      [`DELETE ${url}/container`]: {},
    })
    await screen.getByLabelText('Memory').fill('128')
    await expect.element(screen.getByText(/Not saved yet: Memory/)).toBeVisible()
    await screen.getByRole('button', { name: 'Start instance' }).click()
    await expect.element(screen.getByText(/api\/proxy\/noinst\/8b1c0000/)).toBeVisible()
    await expect.element(screen.getByLabelText('Memory')).toHaveValue('128')
    await screen.getByRole('button', { name: 'Stop' }).click()
    await expect.element(screen.getByRole('button', { name: 'Start instance' })).toBeVisible()
  })

  it('shows what it wrote and how it ended, also once it is gone', async () => {
    const testOutput = { text: 'the flag file is missing', exitCode: 3, isOutOfMemory: false }
    const gone = { body: { ...service, testOutput: null } }
    const { screen } = await open(running, {
      [`GET ${url}`]: [{ body: running }, { body: service }],
      [`GET ${url}?testOutput=true`]: [{ body: { ...running, testOutput } }, gone],
    })
    const output = screen.getByRole('region', { name: 'Output of the test instance' })
    await expect.element(output.getByText('It ended with status 3')).toBeVisible()
    await expect.element(output.getByText('the flag file is missing')).toBeVisible()
    const start = screen.getByRole('button', { name: 'Start instance' })
    await expect.element(start, { timeout: 8000 }).toBeVisible()
    await expect.element(output.getByText('the flag file is missing')).toBeVisible()
  })

  it('says why it did not start', async () => {
    const { screen } = await open(service, {
      [`POST ${url}/container`]: { status: 400, body: { title: 'No such image.' } },
    })
    await screen.getByRole('button', { name: 'Start instance' }).click()
    await expect.element(screen.getByText('No such image.')).toBeVisible()
  })
})

it('closes with the game, or at a time of its own', async () => {
  const { screen } = await open({ ...quay, deadlineUtc: null })
  const closes = screen.getByRole('combobox', { name: 'Closes' })
  await closes.click()
  await expect.element(screen.getByRole('option', { name: 'With the game' })).toBeVisible()
  await screen.getByRole('option', { name: 'At a set time' }).click()
  await expect.element(closes).toHaveTextContent('At a set time')
})
