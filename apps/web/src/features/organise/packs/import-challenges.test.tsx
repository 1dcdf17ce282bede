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
    .element(screen.getByText(/^Fields that the platform does not support version/))
    .toBeVisible()
  expect(asked.filter(({ what }) => !what.startsWith('GET'))).toEqual([])
})

it('says what of a game package comes along, and what stays behind', async () => {
  const remoteUrl = 'https://example.org/chart.zip'
  const attachment = { type: 'Remote', remoteUrl }
  const about = { category: 'Misc', enabled: true }
  const { asked, screen } = await open(
    {
      [`POST ${challenges}`]: [
        { body: { ...stored, type: 'StaticAttachment', fileName: 'attachment' } },
        { body: { ...stored, id: 10, type: 'DynamicAttachment', fileName: 'attachment' } },
      ],
      [`PUT ${challenges}/9`]: { body: stored },
      [`PUT ${challenges}/10`]: { body: stored },
      [`POST ${challenges}/9/attachment`]: { body: null },
      [`POST ${challenges}/9/flags`]: { body: null },
      [`POST ${challenges}/10/flags`]: { body: null },
    },
    {
      'cup/manifest.json': '{"version": "1.0", "format": "GZCTF-GAME"}',
      'cup/game.json': '{"title": "Cup"}',
      'cup/challenges/challenge-1.json': JSON.stringify({
        ...{ ...about, title: 'Chart', type: 'StaticAttachment', attachment },
        flags: { static: [{ value: 'mini{a}' }] },
      }),
      'cup/challenges/challenge-2.json': JSON.stringify({
        ...{ ...about, title: 'Crates', type: 'DynamicAttachment', fileName: 'crate.txt' },
        flags: { static: [{ value: 'mini{b}', attachment }] },
      }),
      'cup/challenges/challenge-3.json': JSON.stringify({
        ...{ ...about, title: 'Empty', type: 'DynamicAttachment', flags: { static: [] } },
      }),
    },
  )
  await expect.element(screen.getByText('3 new')).toBeVisible()
  await expect
    .element(screen.getByText(/^No flag that the platform supports, so it stays disabled/))
    .toBeVisible()
  await expect
    .element(screen.getByText(/^This is the package of a game: here only its challenges/))
    .toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Import Empty' }))
  await userEvent.click(screen.getByRole('button', { name: 'Import selected challenges' }))
  await expect.element(screen.getByText('2 challenges imported')).toBeVisible()
  const sent = (what: string) => asked.filter((call) => call.what === what).map(({ body }) => body)
  const link = { attachmentType: 'Remote', remoteUrl }
  expect(sent(`POST ${challenges}`)).toMatchObject([
    { type: 'StaticAttachment' },
    { type: 'DynamicAttachment' },
  ])
  expect(sent(`POST ${challenges}/9/attachment`)).toEqual([link])
  expect(sent(`POST ${challenges}/10/flags`)).toEqual([[{ flag: 'mini{b}', ...link }]])
  expect(sent(`PUT ${challenges}/10`)[0]).toMatchObject({ fileName: 'crate.txt' })
})

it('imports only what is chosen, and says what became of it', async () => {
  const { asked, screen } = await open({
    [`POST ${challenges}`]: { body: stored },
    [`PUT ${challenges}/9`]: { body: stored },
    [`POST ${challenges}/9/flags`]: { body: null },
  })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Import 港の鐘' }))
  await userEvent.click(screen.getByRole('button', { name: 'Import selected challenges' }))
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
  await userEvent.click(screen.getByRole('button', { name: 'Import selected challenges' }))
  await expect.element(screen.getByText('The title is too long.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Import selected challenges' }))
  await vi.waitFor(() =>
    expect(asked.filter(({ what }) => what === `POST ${challenges}`)).toHaveLength(3),
  )
  await expect.element(screen.getByText('The title is too long.')).not.toBeInTheDocument()
})

it('says that there is no challenge in it, and takes another pack', async () => {
  const { screen } = await open({}, { 'x/readme.md': '' })
  await expect.element(screen.getByText(/It contains no challenge/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Choose a folder' })).toBeVisible()
})
