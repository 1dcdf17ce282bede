import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ImportGame } from '#features/organise/games/import-game.tsx'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

afterEach(() => vi.unstubAllGlobals())

const challenges = '/api/edit/games/5/challenges'
const crates = { id: 7, title: 'Crates', category: 'Crypto', type: 'DynamicAttachment' }
const maps = { ...crates, id: 8, title: 'Maps' }
const rope = { ...crates, id: 9, title: 'Rope', type: 'StaticAttachment' }
const flag = { id: 1, flag: 'flag{a}', attachment: null }

/** Imports a package; the server makes game 5 of it, and answers from a table what is in there. */
async function importPackage(answers: Answers) {
  const asked = serveFrom(answers)
  const onImported = vi.fn<(gameId: number) => void>()
  const { screen } = await show(<ImportGame onImported={onImported} onClose={() => {}} />)
  // Uploads go by XMLHttpRequest: a file of the browser's own answers in place of a server.
  const made = URL.createObjectURL(new Blob(['5'], { type: 'application/json' }))
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends XMLHttpRequest {
      override open() {
        super.open('GET', made)
      }
    },
  )
  const file = new File(['PK'], 'game.zip', { type: 'application/zip' })
  await userEvent.upload(screen.getByLabelText('Game package'), file)
  return { asked, onImported, screen }
}

it('says on the page which dynamic attachments came without their flags', async () => {
  const { onImported, screen } = await importPackage({
    [`GET ${challenges}`]: { body: [crates, maps, rope] },
    [`GET ${challenges}/7`]: { body: { ...crates, flags: [] } },
    [`GET ${challenges}/8`]: { body: { ...maps, flags: [flag] } },
  })
  await expect
    .element(screen.getByText(/^The package did not hold the flags of this challenge\./))
    .toBeVisible()
  await expect.element(screen.getByRole('list').getByText('Crates')).toBeVisible()
  await expect.element(screen.getByText('Maps')).not.toBeInTheDocument()
  const dialog = screen.getByRole('dialog', { name: 'Game imported' })
  expect(dialog.element().contains(document.activeElement)).toBe(true)
  expect(onImported).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Done' }).click()
  expect(onImported).toHaveBeenCalledWith(5)
})

it('continues at once where all flags came along, and asks for no challenge without need', async () => {
  const { asked, onImported } = await importPackage({ [`GET ${challenges}`]: { body: [rope] } })
  await vi.waitFor(() => expect(onImported).toHaveBeenCalledWith(5))
  expect(asked.map(({ what }) => what)).toEqual([`GET ${challenges}`])
})

it('continues where the challenges cannot be read: the game is there', async () => {
  const { onImported } = await importPackage({
    [`GET ${challenges}`]: { status: 403, body: { title: 'No' } },
  })
  await vi.waitFor(() => expect(onImported).toHaveBeenCalledWith(5))
})
