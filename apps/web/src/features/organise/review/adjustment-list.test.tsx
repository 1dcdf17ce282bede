import { Toaster } from '@halyard/ui'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { AdjustmentList } from '#features/organise/review/adjustment-list.tsx'
import { serveFrom, show } from '#shared/testing.tsx'
import '@halyard/ui/styles'

beforeEach(() => page.viewport(1440, 900))

const list = '/api/edit/games/3/adjustments'
const taken = {
  id: 12,
  kind: 'award',
  participationId: 1,
  team: 'Terns',
  points: -50,
  reason: 'Shared a flag.',
  isPublic: false,
  user: 'iris',
  time: 5,
  undoneAt: null,
}
const given = { ...taken, id: 9, team: 'Auks', points: 20, reason: 'A writeup.', undoneAt: 7 }

async function open(...answers: readonly object[][]) {
  const asked = serveFrom({
    [`GET ${list}`]: answers.map((body) => ({ body })),
    [`DELETE ${list}/12`]: { body: { ...taken, undoneAt: 9 } },
  })
  const { screen } = await show(
    <>
      <AdjustmentList gameId={3} />
      <Toaster label="Messages" closeLabel="Close" />
    </>,
  )
  return { asked, screen }
}

it('lists the adjustments of all teams, and undoes one', async () => {
  const { asked, screen } = await open([taken, given], [{ ...taken, undoneAt: 9 }, given])
  const row = screen.getByRole('row', { name: /Terns/ })
  for (const text of ['−50', 'Shared a flag.', 'iris'])
    await expect.element(row.getByText(text)).toBeVisible()
  const undone = screen.getByRole('row', { name: /Auks/ })
  for (const text of ['+20', 'Undone']) await expect.element(undone.getByText(text)).toBeVisible()
  await row.getByRole('button', { name: 'Undo' }).click()
  await expect.element(row.getByText('Undone')).toBeVisible()
  expect(asked.map(({ what }) => what)).toContain(`DELETE ${list}/12`)
})

it('is not there where nothing was adjusted', async () => {
  const { asked, screen } = await open([])
  await expect.poll(() => asked.length).toBe(1)
  await expect.element(screen.getByRole('heading', { name: 'Adjustments' })).not.toBeInTheDocument()
})
