import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ImportChallenges } from '#features/organise/packs/import-challenges.tsx'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

const game = { id: 3, title: 'Harbour Lights' }
const challenges = '/api/edit/games/3/challenges'
const stored = { id: 9, title: 'Echo', category: 'Pwn', type: 'StaticAttachment', flags: [] }

const files = {
  'quay/echo/challenge.yml':
    'name: Echo\ncategory: pwn\nvalue: 100\nflags: ["mini{a}"]\nversion: 2',
  'quay/港/challenge.yml': 'name: 港の鐘\ncategory: misc\nvalue: 50\nflags: ["mini{b}"]',
  'quay/broken/challenge.yml': 'name: [',
}

/** Chooses a folder, given as path -> text. */
async function open(answers: Answers, folder: Record<string, string> = files) {
  const asked = serveFrom({ [`GET ${challenges}`]: { body: [] }, ...answers })
  const shown = await show(<ImportChallenges game={game} />)
  const input = shown.screen.getByLabelText('Folder of a challenge pack').element()
  if (!(input instanceof HTMLInputElement)) throw new Error('no input')
  // A list of files that the browser makes gives no folders.
  Object.defineProperty(input, 'files', { value: Object.entries(folder).map(aFile) })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  return { asked, ...shown }
}

const aFile = ([path, text]: readonly [string, string]) =>
  Object.defineProperty(new File([text], path.split('/').at(-1) ?? ''), 'webkitRelativePath', {
    value: path,
  })

it('says what would happen, where a file is broken, and changes nothing', async () => {
  const { asked, screen } = await open({})
  await expect.element(screen.getByText('2 new')).toBeVisible()
  await expect.element(screen.getByText('港の鐘')).toBeVisible()
  await expect
    .element(screen.getByText(/^Line 1, column 8 of broken\/challenge.yml: /))
    .toBeInTheDocument()
  await expect
    .element(screen.getByText(/^Fields that the platform has no place for version/))
    .toBeVisible()
  expect(asked.map(({ what }) => what)).toEqual([`GET ${challenges}`])
})

it('imports only what is chosen, and says what became of it', async () => {
  const { asked, screen } = await open({
    [`POST ${challenges}`]: { body: stored },
    [`PUT ${challenges}/9`]: { body: stored },
    [`POST ${challenges}/9/flags`]: { body: null },
  })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Import 港の鐘' }))
  await userEvent.click(screen.getByRole('button', { name: 'Import chosen challenges' }))
  await expect.element(screen.getByText('1 challenge imported')).toBeVisible()
  const made = asked.filter(({ what }) => what === `POST ${challenges}`)
  expect(made.map(({ body }) => body)).toEqual([
    { title: 'Echo', category: 'Pwn', type: 'StaticAttachment' },
  ])
})

it('keeps what failed for another try', async () => {
  const { screen, asked } = await open({
    [`POST ${challenges}`]: [
      { status: 400, body: { title: 'The title is too long.' } },
      { body: stored },
    ],
    [`PUT ${challenges}/9`]: { body: stored },
    [`POST ${challenges}/9/flags`]: { body: null },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Import chosen challenges' }))
  await expect.element(screen.getByText('The title is too long.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Import chosen challenges' }))
  await vi.waitFor(() =>
    expect(asked.filter(({ what }) => what === `POST ${challenges}`)).toHaveLength(3),
  )
  await expect.element(screen.getByText('The title is too long.')).not.toBeInTheDocument()
})

it('says that there is no challenge in it, and takes another pack', async () => {
  const { screen } = await open({}, { 'x/readme.md': '' })
  await expect.element(screen.getByText(/There is no challenge in it/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Choose a folder' })).toBeVisible()
})
