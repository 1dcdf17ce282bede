import { Toaster } from '@halyard/ui'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aClientConfig } from '#shared/platform/builders.ts'
import { aFile } from '#features/administer/files/builders.ts'
import { FilesScreen } from '#features/administer/files/files-screen.tsx'
import { undoMs } from '#shared/feedback/delete-soon.ts'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

const poster = aFile('poster.webp', {
  size: 2048,
  uses: [
    { kind: 'Game', id: '3', name: 'Regatta', gameId: 3 },
    { kind: 'Challenge', id: '7', name: 'Ropeway', gameId: 3 },
  ],
})
const old = aFile('old.zip', { size: 1024 })
const files = [poster, old]
const prune = 'POST /api/admin/files/prune'

async function open(answers: Answers = {}, path = '/admin/files', extensions = ['files']) {
  const asked = serveFrom({
    'GET /api/config': { body: aClientConfig({ extensions }) },
    'GET /api/admin/files/stored': { body: { data: files, length: 2, total: 2 } },
    [prune]: { body: { deleted: [old.hash], kept: [] } },
    ...answers,
  })
  const screen = (
    <>
      <FilesScreen />
      <QuestionHost />
      <Toaster label="Messages" closeLabel="Close" />
    </>
  )
  return { asked, ...(await show(screen, path)) }
}

it('shows what takes the room, and how much nothing uses', async () => {
  const { screen } = await open()
  const storage = screen.getByRole('region', { name: 'Storage' })
  await expect
    .element(storage.getByRole('img', { name: 'Storage by use: 3.00 KiB, largest part: Games' }))
    .toBeVisible()
  const shares = storage.getByRole('listitem').elements()
  expect(shares.map(({ textContent }) => textContent)).toEqual([
    'Games2.00 KiB66.7%',
    'Unused1.00 KiB33.3%',
  ])
  await expect.element(storage.getByRole('heading', { name: '1 unused file' })).toBeVisible()
  await expect.element(storage.getByText(/^1.00 KiB can be freed/)).toBeVisible()
})

it('says that nothing is left over where every file is used', async () => {
  const { screen } = await open({
    'GET /api/admin/files/stored': { body: { data: [poster], length: 1, total: 1 } },
  })
  const storage = screen.getByRole('region', { name: 'Storage' })
  await expect.element(storage.getByRole('heading', { name: 'Nothing is left over' })).toBeVisible()
  await expect.element(storage.getByRole('button')).not.toBeInTheDocument()
})

it('shows a picture in the dialog of its file', async () => {
  const { screen } = await open({}, `/admin/files?file=${poster.hash}`)
  const dialog = screen.getByRole('dialog', { name: 'poster.webp' })
  await expect.element(dialog.getByRole('link', { name: 'Download' })).toBeVisible()
  expect(dialog.element().querySelector('img')?.getAttribute('src')).toContain(poster.hash)
})

it('shows how much is stored, and what uses each file', async () => {
  await page.viewport(1200, 800)
  const { screen } = await open()
  await expect.element(screen.getByText('2 files · 3.00 KiB')).toBeVisible()
  const row = screen.getByRole('row', { name: /poster/ })
  await expect
    .element(row.getByRole('cell').getByRole('link', { name: 'Game Regatta' }))
    .toBeVisible()
  await expect.element(row.getByRole('cell', { name: 'Game Regatta +1' })).toBeVisible()
  await expect.element(row.getByRole('button', { name: /Delete/ })).not.toBeInTheDocument()
})

it('shows all uses of a file that is opened', async () => {
  const { screen } = await open({}, `/admin/files?file=${poster.hash}`)
  const dialog = screen.getByRole('dialog', { name: 'poster.webp' })
  await expect
    .element(dialog.getByRole('link', { name: 'Challenge Ropeway' }))
    .toHaveAttribute('href', '/admin/games/3/challenges/7')
})

it('deletes a file that nothing uses, unless that is taken back', async () => {
  const { screen, asked } = await open({}, '/admin/files?show=Unused')
  await expect.element(screen.getByRole('row', { name: /poster/ })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Delete old.zip' }).click()
  await expect.element(screen.getByText('No file matches the filter')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByRole('row', { name: /old.zip/ })).toBeVisible()
  expect(asked.some(({ what }) => what === prune)).toBe(false)
})

it('sends the deletion when its time is over', async () => {
  const { screen, asked } = await open()
  await expect.element(screen.getByRole('button', { name: 'Delete old.zip' })).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await screen.getByRole('button', { name: 'Delete old.zip' }).click()
  vi.advanceTimersByTime(undoMs)
  vi.useRealTimers()
  await expect.element(screen.getByText('1 file deleted')).toBeVisible()
  expect(asked.find(({ what }) => what === prune)?.body).toEqual({ hashes: [old.hash] })
})

it('deletes all unused files after a question, and says what came into use meanwhile', async () => {
  const { screen, asked } = await open({ [prune]: { body: { deleted: [], kept: [old.hash] } } })
  await screen.getByRole('button', { name: 'Delete unused files…' }).click()
  const question = screen.getByRole('alertdialog', { name: 'Delete the unused file?' })
  await expect.element(question.getByText(/1.00 KiB/)).toBeVisible()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(screen.getByText(/1 is now in use and stays/)).toBeVisible()
  expect(asked.find(({ what }) => what === prune)?.body).toEqual({ hashes: [old.hash] })
})

it('lists names on servers that send no more', async () => {
  const { screen, asked } = await open(
    { 'GET /api/admin/files': { body: { data: [{ hash: old.hash, name: 'old.zip' }] } } },
    '/admin/files',
    [],
  )
  await expect.element(screen.getByText('1 file', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /old.zip/ })).toBeVisible()
  await expect.element(screen.getByRole('columnheader', { name: 'Size' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: /Delete/ })).not.toBeInTheDocument()
  expect(asked.some(({ what }) => what.includes('stored'))).toBe(false)
})
