import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { anEditGame } from '#features/organise/builders.ts'
import { aMember, aParticipation } from '#features/organise/review/builders.ts'
import type { Participation } from '#features/organise/review/participations.ts'
import { ReviewScreen } from '#features/organise/review/review-screen.tsx'
import { serveFrom, show } from '#shared/testing.tsx'
import '@halyard/ui/styles'

const mara = aMember({ userName: 'mara' })
const finn = aMember({ userName: 'finn' })
const acceptedAt = Date.UTC(2026, 6, 1, 12)
const gulls = aParticipation({
  name: 'Gulls',
  divisionId: 2,
  members: [mara, finn],
  declarations: [
    { userId: mara.userId, state: 'Accepted', acceptedAt },
    { userId: finn.userId, state: 'Earlier', acceptedAt },
  ],
})
const terns = aParticipation({ name: 'Terns' })

beforeEach(async () => {
  await page.viewport(1440, 900)
})

async function open(rows: readonly Participation[], extensions: readonly string[] = ['tracks']) {
  serveFrom({
    'GET /api/config': { body: { title: 'Quay', slogan: '', extensions } },
    'GET /api/game/1/participations': { body: rows },
    'GET /api/edit/games/1/divisions': {
      body: [
        { id: 2, name: 'People', inviteCode: null, defaultPermissions: 127, challengeConfigs: [] },
      ],
    },
    [`GET /api/admin/participation/${gulls.id}/acceptances`]: {
      body: [
        {
          id: 4,
          userId: finn.userId,
          userName: 'finn',
          divisionId: null,
          text: 'We play **without** models.',
          acceptedAt,
        },
      ],
    },
  })
  const shown = await show(
    <ReviewScreen game={anEditGame({ id: 1 })} />,
    '/admin/games/1/review?filter=all',
  )
  return { ...shown, panel: shown.screen.getByRole('complementary', { name: 'Team' }) }
}

it('says how many of a team have accepted, who has an earlier text, and when', async () => {
  const { screen, panel } = await open([gulls, terns])
  await expect.element(screen.getByRole('columnheader', { name: 'Declaration' })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: '1 of 2 accepted' })).toBeVisible()
  const people = panel.getByRole('list', { name: 'Declaration' }).getByRole('listitem')
  await expect.element(people.nth(0)).toHaveTextContent('maraAcceptedJul 1, 2026, 12:00')
  await expect
    .element(people.nth(1))
    .toHaveTextContent('finnEarlier text acceptedJul 1, 2026, 12:00')
})

it('shows the text as it was accepted, also of a division that is gone', async () => {
  const { screen, panel } = await open([gulls])
  await panel.getByRole('button', { name: 'What was accepted' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Accepted by Gulls' })
  await expect.element(dialog.getByText('We play without models.')).toBeVisible()
  await expect.element(dialog.getByText('A division that was deleted')).toBeVisible()
})

it('has neither column nor section on servers that have no declarations', async () => {
  const { declarations: _, ...plain } = gulls
  const { screen, panel } = await open([plain, terns], [])
  await expect.element(panel.getByRole('heading', { name: 'Members' })).toBeVisible()
  await expect
    .element(screen.getByRole('columnheader', { name: 'Declaration' }))
    .not.toBeInTheDocument()
  await expect
    .element(panel.getByRole('button', { name: 'What was accepted' }))
    .not.toBeInTheDocument()
})
