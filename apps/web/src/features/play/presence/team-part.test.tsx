import type { Schema } from '@halyard/api'
import { presenceQueries } from '@halyard/query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Locator } from 'vitest/browser'
import { ChallengeSide } from '#features/play/challenge/challenge-side.tsx'
import { Mates } from '#features/play/presence/mates.tsx'
import { PresenceWatch } from '#features/play/presence/presence-watch.tsx'
import { now } from '#shared/clock/clock.ts'
import { aChallenge, aGame } from '#shared/game/builders.ts'
import { clearPersonal } from '#shared/storage/storage.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

const minute = 60_000
const game = aGame({ id: 1, start: now() - 60 * minute, end: now() + 60 * minute })
const challenge = aChallenge({ id: 7, title: 'Capstan' })
const noteAddress = '/api/game/1/challenges/7/note'
const workingAddress = 'PUT /api/game/1/challenges/7/working'
const readNote = `GET ${noteAddress}`
const saveNote = `PUT ${noteAddress}`

type Presence = Schema<'TeamPresenceModel'>
const presence = (changes: Partial<Presence> = {}): Presence => ({
  ...{ isShared: true, workers: [], notes: [] },
  ...changes,
})
const worker = (userName: string, untilMs = 120 * minute) => ({
  ...{ challengeId: 7, userId: userName, userName, avatar: null },
  ...{ since: now() - 4.5 * minute, until: now() + untilMs },
})
const version = (number: number, text: string, savedBy: string | null = 'grace') => ({
  ...{ version: number, text, savedBy, savedAt: now() - minute },
})
const note = (
  current: Schema<'TeamNoteVersion'>,
  ...history: Schema<'TeamNoteVersion'>[]
): Schema<'TeamNoteModel'> => ({ ...current, history })
const noNote = { text: '', version: 0, savedAt: null, savedBy: null, history: [] }

/** Without what keeps the direction of a name within it. */
const textOf = (locator: Locator) => locator.query()?.textContent?.replaceAll(/[\u2068\u2069]/g, '')

afterEach(clearPersonal)

const answers = (changes: Answers = {}): Answers => ({
  'GET /api/config': { body: { apiPublicKey: null, extensions: ['presence'] } },
  'GET /api/account/profile': { body: { userId: 'iris', role: 'User', userName: 'iris' } },
  'GET /api/game/1/presence': { body: presence() },
  [readNote]: { body: noNote },
  ...changes,
})

async function open(changes: Answers = {}) {
  const asked = serveFrom(answers(changes))
  const shown = await show(
    <>
      <PresenceWatch gameId={1} onChange={() => {}} />
      <ChallengeSide game={game} challenge={challenge} info={undefined} />
    </>,
  )
  const { screen } = shown
  const field = screen.getByRole('textbox', { name: 'Team note' })
  const sent = (what: string) => asked.filter((one) => one.what === what).map(({ body }) => body)
  return {
    ...shown,
    field,
    sent,
    saveButton: screen.getByRole('button', { name: 'Save for team' }),
  }
}

describe('who works on a challenge', () => {
  it('is listed by name, and the switch says so of the reader', async () => {
    const mine = presence({ workers: [worker('grace'), worker('iris')] })
    const { screen, sent } = await open({
      'GET /api/game/1/presence': [
        { body: presence({ workers: [worker('grace')] }) },
        { body: mine },
      ],
      [workingAddress]: {},
    })
    const list = screen.getByRole('list', { name: 'At work' })
    await expect.poll(() => textOf(list)).toMatch(/^Ggrace began \d minutes ago$/)
    const toggle = screen.getByRole('switch', { name: 'I am working on this' })
    await expect.element(toggle).not.toBeChecked()
    await toggle.click()
    await expect.element(toggle).toBeChecked()
    expect(sent(workingAddress)).toEqual([{ isWorking: true }])
    await expect.element(list).not.toHaveTextContent('iris')
  })

  it('is said again for a mark that ends soon, and for no other', async () => {
    const workers = [worker('iris', 30 * minute), { ...worker('iris'), challengeId: 8 }]
    const { sent } = await open({
      'GET /api/game/1/presence': [
        { body: presence({ workers }) },
        { body: presence({ workers: [worker('iris')] }) },
      ],
      [workingAddress]: {},
    })
    await vi.waitFor(() => expect(sent(workingAddress)).toEqual([{ isWorking: true }]))
    expect(sent('PUT /api/game/1/challenges/8/working')).toEqual([])
  })

  it('is on a tile in words, each name by itself', async () => {
    serveFrom(answers())
    const mates = ['grace', 'ada', 'شهد'].map((name) => worker(name))
    const { screen } = await show(<Mates mates={mates} />)
    const words = screen.getByText(/At work/)
    await expect.poll(() => textOf(words)).toBe('At work: grace, ada, and شهد')
    expect(words.element().textContent).toContain('\u2068شهد\u2069')
    expect(words.element().parentElement?.textContent).toContain('+1')
  })
})

describe('where nothing is shared', () => {
  it.each([
    ['by the server', { 'GET /api/config': { body: { apiPublicKey: null } } }],
    ['by the organizers', { 'GET /api/game/1/presence': { body: presence({ isShared: false }) } }],
    ['because it cannot be read', { 'GET /api/game/1/presence': { status: 400, body: {} } }],
  ])('%s, the mark stays in this browser', async (_who, changes: Answers) => {
    const { screen, sent } = await open(changes)
    await screen.getByRole('switch', { name: 'I am working on this' }).click()
    await expect
      .element(screen.getByText('Marks it on your board, only in this browser.'))
      .toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'Your notes' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Team note' }).query()).toBeNull()
    expect([...sent(workingAddress), ...sent(readNote)]).toEqual([])
  })
})

describe('the note of the team', () => {
  it('is saved for all, and the private one is not sent', async () => {
    const { screen, field, sent, saveButton } = await open({
      [saveNote]: { body: note(version(1, 'Offset 72', 'iris')) },
    })
    await screen.getByRole('textbox', { name: 'Your notes' }).fill('for me alone')
    await field.fill('Offset 72')
    await saveButton.click()
    await expect.element(saveButton).not.toBeInTheDocument()
    await expect.element(field).toHaveValue('Offset 72')
    expect(sent(saveNote)).toEqual([{ text: 'Offset 72' }])
  })

  it('keeps what is typed when a mate saves in the meantime, says so, and shows theirs', async () => {
    const { queryClient, screen, field, saveButton } = await open({
      [readNote]: [{ body: noNote }, { body: note(version(1, '<b>theirs</b>')) }],
      [saveNote]: {
        body: note(version(2, 'mine', 'iris'), version(1, '<b>theirs</b>')),
      },
    })
    await field.fill('mine')
    queryClient.setQueryData(
      presenceQueries.detail(1).queryKey,
      presence({ notes: [{ challengeId: 7, version: 1 }] }),
    )
    await expect
      .element(screen.getByText(/grace has saved another text since you began/))
      .toBeVisible()
    await expect.element(screen.getByText('<b>theirs</b>')).toBeVisible()
    await expect.element(field).toHaveValue('mine')
    await saveButton.click()
    await screen.getByText('Earlier texts').click()
    await expect.element(screen.getByText('<b>theirs</b>')).toBeVisible()
    await expect.element(field).toHaveValue('mine')
  })

  it('says whose text a save has replaced that nobody here has seen', async () => {
    const { screen, field, saveButton } = await open({
      [saveNote]: { body: note(version(2, 'mine', 'iris'), version(1, 'theirs')) },
    })
    await field.fill('mine')
    await saveButton.click()
    await expect.element(screen.getByText(/grace saved at the same time/)).toBeVisible()
  })

  it('keeps what is typed when a save fails, and over a reload', async () => {
    const { screen, field, saveButton } = await open({ [saveNote]: { status: 500, body: {} } })
    await field.fill('typed')
    await saveButton.click()
    await expect.element(screen.getByRole('alert').last()).toBeVisible()
    await expect.element(field).toHaveValue('typed')
    await screen.unmount()
    const again = await open()
    await expect.element(again.field).toHaveValue('typed')
    await again.screen.getByRole('button', { name: 'Discard' }).click()
    await expect.element(again.field).toHaveValue('')
  })

  it('is put back from its history, and what is being typed stays', async () => {
    const { screen, field, sent } = await open({
      [readNote]: { body: note(version(2, 'second'), version(1, 'first', null)) },
      [saveNote]: {
        body: note(version(3, 'first', 'iris'), version(2, 'second'), version(1, 'first', null)),
      },
    })
    await field.fill('being typed')
    await screen.getByText('Earlier texts').click()
    await expect.element(screen.getByText(/Someone who has left/)).toBeVisible()
    await screen.getByRole('button', { name: 'Put back' }).click()
    await vi.waitFor(() => expect(sent(saveNote)).toEqual([{ text: 'first' }]))
    await expect.element(field).toHaveValue('being typed')
  })
})
