import { Toaster } from '@halyard/ui'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aParticipation } from '#features/organise/review/builders.ts'
import { TeamPoints } from '#features/organise/review/team-points.tsx'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { serveFrom, show } from '#shared/testing.tsx'
import '@halyard/ui/styles'

const terns = aParticipation({ name: 'Terns', status: 'Accepted' })
const given = {
  id: 12,
  kind: 'award',
  participationId: terns.id,
  team: 'Terns',
  points: -50,
  reason: 'Shared a flag.',
  isPublic: false,
  user: 'iris',
  time: 5,
  undoneAt: null,
}
const list = '/api/edit/games/3/adjustments'

it('gives points with a reason, shows them, and undoes them', async () => {
  const asked = serveFrom({
    [`GET ${list}`]: [
      { body: [{ ...given, id: 9, participationId: -1, reason: 'Of another team' }] },
      { body: [given] },
      { body: [{ ...given, undoneAt: 9 }] },
    ],
    [`POST ${list}`]: { body: given },
    'POST /api/edit/games/3/notices': { body: { id: 1, type: 'Normal', values: ['x'], time: 1 } },
    [`DELETE ${list}/12`]: { body: { ...given, undoneAt: 9 } },
  })
  const { screen } = await show(
    <>
      <TeamPoints gameId={3} participation={terns} />
      <QuestionHost />
      <Toaster label="Messages" closeLabel="Close" />
    </>,
  )
  await screen.getByRole('button', { name: 'Adjust points' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('spinbutton', { name: 'Points' }).fill('-50')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Shared a flag.')
  await dialog.getByRole('checkbox', { name: 'Post a notice' }).click()
  await expect
    .element(dialog.getByRole('textbox', { name: 'Notice' }))
    .toHaveValue('The organizers have changed the points of “Terns”: −50.')
  await dialog.getByRole('button', { name: 'Adjust points' }).click()
  await expect.element(screen.getByText('Shared a flag.')).toBeVisible()
  expect(asked.find(({ what }) => what === `POST ${list}`)?.body).toEqual({
    participationId: terns.id,
    points: -50,
    reason: 'Shared a flag.',
    isPublic: false,
  })
  await expect.element(page.getByText('Notice posted')).toBeVisible()
  await expect.element(screen.getByText('Of another team')).not.toBeInTheDocument()
  await screen.getByRole('list', { name: 'Adjustments' }).getByRole('button').click()
  await expect.element(screen.getByText('Shared a flag.')).not.toBeInTheDocument()
})
