import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ChallengePreview } from '#features/play/preview/challenge-preview.tsx'
import { TilePreview } from '#features/play/preview/tile-preview.tsx'
import { aChallenge, aChallengeInfo } from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const info = aChallengeInfo({ id: 7, title: 'Harbourmaster' })
const ignore = () => {}

it('judges flags as the server would, counts attempts, and sends nothing', async () => {
  const asked = serveFrom({ 'GET /api/config': { body: { apiPublicKey: null } } })
  const { screen } = await show(
    <ChallengePreview
      challenge={aChallenge({ limit: 2, attempts: 0 })}
      info={info}
      flags={[{ flag: 'HL{yes}', match: 'exact' }]}
      gameStart={0}
      bonus={0}
      onClose={ignore}
    />,
  )
  const field = screen.getByRole('textbox', { name: 'Flag' })
  await field.fill('HL{no}')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Not the flag.')).toBeVisible()
  await expect.element(screen.getByText(/1 attempt left/)).toBeVisible()
  await field.fill('HL{yes}')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('This is your last attempt.')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(/^Solved, /)).toBeVisible()
  expect(asked.filter(({ what }) => !what.startsWith('GET'))).toEqual([])
})

it.each([
  ['HL\\{a+\\}', 'regex', 'HL{aa}', 'HL{b}'],
  ['HL{Quai}', 'ignoreCase', 'hl{QUAI}', 'HL{Kai}'],
] as const)('tries an answer against %s (%s)', async (flag, match, right, wrong) => {
  serveFrom({ 'GET /api/config': { body: { apiPublicKey: null } } })
  const { screen } = await show(
    <ChallengePreview
      challenge={aChallenge()}
      info={info}
      flags={[{ flag, match }]}
      gameStart={0}
      bonus={0}
      onClose={ignore}
    />,
  )
  const field = screen.getByRole('textbox', { name: 'Flag' })
  await field.fill(wrong)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Not the flag.')).toBeVisible()
  await field.fill(right)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(/^Solved, /)).toBeVisible()
})

it('opens from its tile on the board', async () => {
  const handleOpen = vi.fn<() => void>()
  const { screen } = await show(<TilePreview info={info} onOpen={handleOpen} />)
  await screen.getByRole('button', { name: /Harbourmaster/ }).click()
  expect(handleOpen).toHaveBeenCalledOnce()
})
