import { openArchive } from '@halyard/packs'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { anEditChallenge, anEditGame } from '#features/organise/builders.ts'
import { ExportsScreen } from '#features/organise/exports/exports-screen.tsx'
import { aClientConfig } from '#shared/platform/builders.ts'
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
    'GET /api/config': { body: aClientConfig() },
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

/** The next file that is saved. */
function nextBlob(): Promise<Blob> {
  return new Promise((resolve) => {
    vi.spyOn(URL, 'createObjectURL').mockImplementationOnce((blob) => {
      if (blob instanceof Blob) resolve(blob)
      return 'data:,'
    })
  })
}

const nextFile = async () => (await nextBlob()).text()

/** The text of a file in an archive. */
async function textIn(archive: Blob, path: string): Promise<string> {
  const tree = openArchive('x.zip', new Uint8Array(await archive.arrayBuffer()))
  const located = await tree.locate(path)
  if (located.kind !== 'found') throw new Error(`${path} is ${located.kind}`)
  return new TextDecoder().decode(await located.file.read())
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
  const fetched = vi.spyOn(window, 'fetch')
  fetched.mockImplementation(async () => new Response('chart', { status }))
  // It would answer the files of tests after this one, too, which share the page.
  onTestFinished(() => fetched.mockRestore())
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

it('saves what the server has beyond the contract with them', async () => {
  const url = (part: string) => `GET /api/edit/games/${gameId}/challenges/7/${part}`
  const challenge = anEditChallenge({ id: 7, minScoreRate: 0.2 })
  const scoring = { kind: 'linear', minimum: 50, decay: 12, expression: '', etag: '"1"' }
  const hint = { id: 1, text: 'Look below.', price: 50, openedBy: 0 }
  const { screen } = await open('', {
    'GET /api/config': {
      body: aClientConfig({ extensions: ['scoring', 'hints', 'requirements', 'cooldown'] }),
    },
    [`GET /api/edit/games/${gameId}/challenges`]: { body: [challenge] },
    [`GET /api/edit/games/${gameId}/challenges/7`]: { body: challenge },
    [url('scoring')]: { body: scoring },
    [url('hints')]: { body: { hints: [hint], etag: '"1"' } },
    [url('requirements')]: { body: { requires: [], tile: 'hidden', etag: '"1"' } },
    [url('cooldown')]: { body: { wrongAnswers: 1, seconds: 60, etag: '"1"' } },
  })
  const archive = nextBlob()
  await screen.getByRole('button', { name: 'Save ctfcli folders (ZIP)' }).click()
  const text = await textIn(await archive, 'web/harbourmaster/challenge.yml')
  expect(text).toContain('function: linear')
  expect(text).toContain('cost: 50')
  await expect.element(screen.getByText('pauses after wrong answers (1 challenge)')).toBeVisible()
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
