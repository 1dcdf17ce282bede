import { useGetEditGame } from '@halyard/query'
import { Toaster } from '@halyard/ui'
import dayjs from 'dayjs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { anEditGame } from '#features/organise/builders.ts'
import { InfoScreen } from '#features/organise/info/info-screen.tsx'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

const hour = 3_600_000
const minute = 60_000
// The fields know minutes only.
const now = Math.floor(Date.now() / minute) * minute
const running = anEditGame({ title: 'Foghorn', start: now - hour, end: now + hour })
const read = 'GET /api/edit/games/1'
const write = 'PUT /api/edit/games/1'
const readShown = 'GET /api/game/1'
const notice = 'POST /api/edit/games/1/notices'

function Screen() {
  const { data: game } = useGetEditGame(1)
  return game && <InfoScreen game={game} />
}

async function open(answers: Answers, path = '/admin/games/1/info') {
  const asked = serveFrom({ [read]: { body: running }, ...answers })
  const shown = await show(
    <>
      <Screen />
      <QuestionHost />
      <Toaster label="Messages" closeLabel="Close" />
    </>,
    path,
  )
  const { screen } = shown
  return {
    ...shown,
    asked,
    sent: () => asked.filter(({ what }) => what === write).map(({ body }) => body),
    title: screen.getByRole('textbox', { name: 'Title' }),
    end: screen.getByLabelText('End', { exact: true }),
    save: screen.getByRole('button', { name: 'Save game' }),
  }
}

/** A moment as a field takes it. */
const inField = (ms: number) => dayjs(ms).format('YYYY-MM-DDTHH:mm')

beforeEach(() => localStorage.clear())

describe('a save', () => {
  it('keeps what somebody else saved in other fields', async () => {
    const theirs = { ...running, summary: 'theirs', hidden: true }
    const saved = { ...theirs, title: 'Quay' }
    const { sent, title, save, screen } = await open({
      [read]: [{ body: running }, { body: theirs }, { body: saved }],
      [write]: { body: saved },
    })
    await title.fill(' Quay ')
    await save.click()
    await expect.element(screen.getByText('Game saved')).toBeVisible()
    expect(sent()).toEqual([saved])
    await expect.element(save).not.toBeInTheDocument()
    await expect.element(screen.getByLabelText('Summary')).toHaveValue('theirs')
  })

  it('sends nothing where somebody else changed the same field, and says which', async () => {
    const theirs = { ...running, title: 'Pier' }
    const { sent, title, save, screen } = await open({
      [read]: [{ body: running }, { body: theirs }],
      [write]: { body: { ...theirs, title: 'Quay' } },
    })
    await title.fill('Quay')
    await save.click()
    const conflicts = screen.getByRole('group', { name: "Someone else's changes" })
    await expect.element(conflicts).toHaveFocus()
    await expect.element(conflicts.getByRole('group', { name: 'Title' })).toBeVisible()
    expect(sent()).toEqual([])
    await conflicts.getByRole('button', { name: 'Keep mine' }).click()
    await save.click()
    await vi.waitFor(() => expect(sent()).toEqual([{ ...theirs, title: 'Quay' }]))
  })

  it('takes one call where the server reports conflicts, and reads again after one', async () => {
    const known = { ...running, etag: '"1"' }
    const theirs = { ...known, summary: 'theirs', etag: '"2"' }
    const saved = { ...theirs, title: 'Quay', etag: '"3"' }
    const again = { ...saved, title: 'Mole', etag: '"4"' }
    const { asked, title, save } = await open({
      [read]: [{ body: known }, { body: theirs }, { body: saved }, { body: again }],
      [write]: [{ status: 412 }, { body: saved }, { body: again }],
    })
    const calls = () =>
      asked
        .filter(({ what }) => [read, write].includes(what))
        .map(({ what, ifMatch }) => `${what.split(' ')[0]} ${ifMatch ?? ''}`)
    await title.fill('Quay')
    await save.click()
    const first = ['GET ', 'PUT "1"', 'GET ', 'PUT "2"', 'GET ']
    await vi.waitFor(() => expect(calls()).toEqual(first))
    await title.fill('Mole')
    await save.click()
    await vi.waitFor(() => expect(calls()).toEqual([...first, 'PUT "3"', 'GET ']))
  })

  it.each([
    ['fails', 500, /The server failed/],
    ['comes after the role was taken away', 403, /may not|permission|allowed/i],
  ])('that %s loses nothing', async (_what, status, text) => {
    const { title, save, screen } = await open({ [write]: { status } })
    await title.fill('Quay')
    await save.click()
    await expect.element(screen.getByText(text)).toBeVisible()
    await expect.element(title).toHaveValue('Quay')
    await expect.element(save).toBeEnabled()
  })

  it('shows a refusal at its field', async () => {
    const refusal = { status: 400, body: { title: 'summary: no such word.' } }
    const { save, screen } = await open({ [write]: refusal })
    const summary = screen.getByLabelText('Summary')
    await summary.fill('Foghorns')
    await save.click()
    await expect.element(summary).toHaveAccessibleDescription(/no such word/)
  })
})

describe('the times of a running game', () => {
  it('say exactly what they mean for the players, who are notified unless the organizer says no', async () => {
    const { asked, sent, end, save, screen } = await open({
      [write]: { body: running },
      [readShown]: { body: { id: 1, title: 'Foghorn', teamCount: 5, start: 0, end: 1 } },
      [notice]: { body: { id: 1, type: 'Normal', values: [''], time: now } },
    })
    await end.fill(inField(now + 4 * hour + 49 * minute))
    await expect
      .element(screen.getByText('Players get more time: 3 hours, 49 minutes.'))
      .toBeVisible()
    await save.click()
    const question = screen.getByRole('alertdialog')
    await expect
      .element(question.getByText(/It ends at .*, in 4 hours, 4\d minutes, for 5 teams/))
      .toBeVisible()
    await expect.element(question.getByRole('checkbox', { name: 'Tell the players' })).toBeChecked()
    await question.getByRole('button', { name: 'Change the times' }).click()
    await vi.waitFor(() => expect(sent()).toMatchObject([{ end: now + 4 * hour + 49 * minute }]))
    await vi.waitFor(() =>
      expect(asked.find(({ what }) => what === notice)?.body).toMatchObject({
        content: expect.stringMatching(/^The game is extended: it now ends at .* UTC\.$/),
      }),
    )
  })

  it('are changed in silence where the organizer wants it so', async () => {
    const { asked, sent, end, save, screen } = await open({ [write]: { body: running } })
    await end.fill(inField(now + 2 * hour))
    await save.click()
    const question = screen.getByRole('alertdialog')
    await question.getByRole('checkbox', { name: 'Tell the players' }).click()
    await question.getByRole('button', { name: 'Change the times' }).click()
    await vi.waitFor(() => expect(sent()).toMatchObject([{ end: now + 2 * hour }]))
    await expect.element(question).not.toBeInTheDocument()
    expect(asked.filter(({ what }) => what === notice)).toEqual([])
  })

  it('are asked about before they end it', async () => {
    const { sent, end, save, screen } = await open({
      [write]: { body: running },
      [notice]: { body: { id: 1, type: 'Normal', values: [''], time: now } },
    })
    await end.fill(inField(now - minute))
    await save.click()
    const question = screen.getByRole('alertdialog')
    await expect.element(question.getByText(/The game ends as soon as this is saved/)).toBeVisible()
    await expect.element(question.getByText(/lose their points/)).toBeVisible()
    expect(sent()).toEqual([])
    await question.getByRole('button', { name: 'Change the times' }).click()
    await vi.waitFor(() => expect(sent()).toMatchObject([{ end: now - minute }]))
  })

  it('are refused at their field when the end comes first', async () => {
    const { sent, end, save } = await open({})
    await end.fill(inField(running.start))
    await save.click()
    await expect.element(end).toHaveAccessibleDescription(/has to come after the start/)
    expect(sent()).toEqual([])
  })
})

it('offers a deadline for write-ups that can be kept, which follows the end', async () => {
  const { sent, end, save, screen } = await open({ [write]: { body: running } })
  await screen.getByRole('checkbox', { name: 'Teams hand in write-ups' }).click()
  await expect.element(screen.getByText(/Time after the end: 24 hours/)).toBeVisible()
  await end.fill(inField(now + 2 * hour))
  await expect
    .element(screen.getByLabelText('Write-up deadline'))
    .toHaveValue(inField(now + 26 * hour))
  await screen.getByLabelText('Write-up deadline').fill(inField(now + hour))
  await save.click()
  await expect.element(screen.getByText(/choose a later time/)).toBeVisible()
  expect(sent()).toEqual([])
})

it('makes up an invitation code', async () => {
  const { screen } = await open({})
  await screen.getByRole('button', { name: 'Generate a code' }).click()
  const code = screen.getByRole('textbox', { name: 'Invitation code' })
  await expect.element(code).not.toHaveValue('')
  await expect.element(screen.getByRole('button', { name: 'Copy code' })).toBeVisible()
})

it('refuses a poster that is no picture', async () => {
  const { screen } = await open({})
  const poster = screen.getByLabelText('Poster')
  await poster.upload(new File(['x'], 'poster.pdf', { type: 'application/pdf' }))
  await expect.element(poster).toHaveAccessibleDescription(/Choose a PNG/)
})

it('goes to the field that a link names', async () => {
  const { screen } = await open({}, '/admin/games/1/info#containerCountLimit')
  await expect.element(screen.getByLabelText('Running instances of a team')).toHaveFocus()
})

it('leaves what was typed on screen when the game is deleted meanwhile', async () => {
  const { sent, title, save } = await open({ [read]: [{ body: running }, { status: 404 }] })
  await title.fill('Quay')
  await save.click()
  await expect.element(save).not.toBeInTheDocument()
  await expect.element(title).toHaveValue('Quay')
  expect(sent()).toEqual([])
})

it('leaves for the list of games when it has deleted the game, whatever was typed', async () => {
  // The game is read once more before the server knows that it is gone: nothing on screen says so.
  const { screen, title, router } = await open({ 'DELETE /api/edit/games/1': {} })
  await title.fill('Quay')
  await screen.getByRole('button', { name: 'Delete game' }).click()
  const question = screen.getByRole('alertdialog')
  await question.getByLabelText('Type Foghorn').fill('Foghorn')
  await question.getByRole('button', { name: 'Delete game' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/admin/games')
})
