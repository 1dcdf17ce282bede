import { Toaster } from '@halyard/ui'
import { expect, it, vi } from 'vitest'
import { SuspendButton } from '#features/monitor/cheat/case-card.tsx'
import type { Party } from '#features/monitor/cheat/cases.ts'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { useOpenActions } from '#shared/menus/palette-actions.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const review = 'PUT /api/admin/participation/11'
const party: Party = {
  id: 11,
  team: { id: 3, name: 'Packet pirates', avatar: null },
  status: 'Accepted',
  division: null,
  divisionId: null,
}

function Actions() {
  return useOpenActions().map(({ label, items }) => (
    <p key={label}>{`${label}: ${items.map((item) => item.label).join()}`}</p>
  ))
}

async function open(rights: object = { role: 'Admin' }) {
  const asked = serveFrom({
    'GET /api/account/profile': { body: { userId: '1', userName: 'ada', ...rights } },
    [review]: {},
  })
  const shown = await show(
    <>
      <SuspendButton gameId={1} party={party} />
      <Actions />
      <QuestionHost />
      <Toaster label="Messages" closeLabel="Close" />
    </>,
  )
  return {
    ...shown,
    sent: () => asked.filter(({ what }) => what === review).map(({ body }) => body),
  }
}

it('asks before a team is suspended, and names it', async () => {
  const { screen, sent } = await open()
  await screen.getByRole('button', { name: 'Suspend the team' }).click()
  const question = screen.getByRole('alertdialog', { name: 'Suspend “Packet pirates”?' })
  await expect.element(question).toBeVisible()
  expect(sent()).toEqual([])
  await question.getByRole('button', { name: 'Suspend the team' }).click()
  await vi.waitFor(() => expect(sent()).toEqual([{ divisionId: null, status: 'Suspended' }]))
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
})

const action = 'Actions on “Packet pirates”: Suspend the team'

it('is offered in the command palette too', async () => {
  const { screen } = await open()
  await expect.element(screen.getByText(action)).toBeVisible()
})

it('is in the palette of a manager of the game', async () => {
  const { screen } = await open({ role: 'User', games: [{ id: 1, role: 'manager' }] })
  await expect.element(screen.getByText(action)).toBeVisible()
})

it.each([
  ['a monitor of the game', { role: 'User', games: [{ id: 1, role: 'monitor' }] }],
  ['a manager of another game', { role: 'User', games: [{ id: 2, role: 'manager' }] }],
])('is not in the palette of %s', async (_who, rights) => {
  const { screen } = await open(rights)
  await expect.element(screen.getByRole('button', { name: 'Suspend the team' })).toBeVisible()
  await expect.element(screen.getByText(action)).not.toBeInTheDocument()
})
