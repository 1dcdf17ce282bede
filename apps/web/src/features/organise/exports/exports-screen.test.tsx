import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { anEditChallenge, anEditGame } from '#features/organise/builders.ts'
import { ExportsScreen } from '#features/organise/exports/exports-screen.tsx'
import { aMember, aParticipation } from '#features/organise/review/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'
// What the screen loads later is loaded before a test begins.
import '#features/organise/certificates/certificate-form.tsx'
import '#features/organise/exports/roster-preview.tsx'
import '@halyard/ui/styles'

let gameId = 700
beforeEach(async () => {
  gameId++
  await page.viewport(1440, 900)
})

const mara = aMember({ userName: 'mara', realName: 'Mara Quill', stdNumber: '7' })
const gulls = aParticipation({ name: 'Gulls', members: [mara, aMember()], status: 'Accepted' })
const waiting = aParticipation({ name: 'Waiting' })

async function open(query = '', answers: Answers = {}) {
  serveFrom({
    [`GET /api/game/${gameId}/participations`]: { body: [waiting, gulls] },
    [`GET /api/edit/games/${gameId}/divisions`]: { body: [] },
    [`GET /api/game/${gameId}/scoreboard`]: {
      status: 400,
      body: { title: 'Not started', status: 400 },
    },
    [`GET /api/edit/games/${gameId}/challenges`]: { body: [] },
    ...answers,
  })
  const game = anEditGame({ id: gameId, title: 'Harbour' })
  return show(<ExportsScreen game={game} standings={<p>Files</p>} />, `/x${query}`)
}

/** The text of the next file that is saved. */
function nextFile(): Promise<string> {
  return new Promise((resolve) => {
    vi.spyOn(URL, 'createObjectURL').mockImplementationOnce((blob) => {
      if (blob instanceof Blob) void blob.text().then(resolve)
      return 'data:,'
    })
  })
}

it('takes those who do not take part along when asked to, and needs no scoreboard', async () => {
  const { screen } = await open('?columns=team,status')
  await screen.getByRole('checkbox', { name: 'Include teams that are not taking part' }).click()
  await expect.element(screen.getByText('2 teams, 3 members')).toBeVisible()
  const file = nextFile()
  await screen.getByRole('button', { name: 'Save the roster (CSV)' }).click()
  expect(await file).toContain('Waiting,Pending')
})

it('shows the first lines of the table as they will be saved', async () => {
  const { screen } = await open('?columns=team,user,realName')
  const table = screen.getByRole('table', { name: 'The first lines of the file' })
  await expect.element(table.getByRole('columnheader', { name: 'Real name' })).toBeVisible()
  await expect.element(table.getByRole('cell', { name: 'Mara Quill' })).toBeVisible()
  await expect.element(table.getByText('Waiting')).not.toBeInTheDocument()
})

/** A challenge with a file, which the server gives or not. */
function withFile(status: number): Answers {
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('chart', { status }))
  const attachment = { id: 1, type: 'Local', url: '/assets/aa/chart.txt', fileSize: 5 } as const
  const challenge = anEditChallenge({
    attachment,
    deadlineUtc: 1,
    flags: [{ id: 1, flag: 'flag{quay}', attachment: null }],
  })
  return {
    [`GET /api/edit/games/${gameId}/challenges`]: { body: [challenge] },
    [`GET /api/edit/games/${gameId}/challenges/${challenge.id}`]: { body: challenge },
  }
}

it('saves the challenges for other tools, and says what they cannot hold', async () => {
  const { screen } = await open('', withFile(200))
  const file = nextFile()
  await screen.getByRole('button', { name: 'Save ctfcli folders (ZIP)' }).click()
  expect(await file).toContain('web/harbourmaster/chart.txt')
  await expect.element(screen.getByText('deadlines of challenges (1 challenge)')).toBeVisible()
})

it('saves nothing when a file is missing, and names it', async () => {
  const { screen } = await open('', withFile(404))
  await screen.getByRole('button', { name: 'Save ctfcli folders (ZIP)' }).click()
  await expect.element(screen.getByText('Nothing was saved')).toBeVisible()
  await expect.element(screen.getByText(/did not provide the file chart.txt/)).toBeVisible()
})

it('says why there is nothing to save', async () => {
  const { screen } = await open('?div=5')
  await screen.getByRole('button', { name: 'Save the roster (CSV)' }).hover()
  await expect
    .element(screen.getByText('No team matches this selection.').first())
    .toBeInTheDocument()
})
