import { Toaster } from '@halyard/ui'
import { expect, it } from 'vitest'
import { aTeamInfo } from '#features/administer/teams/builders.ts'
import { TeamsScreen } from '#features/administer/teams/teams-screen.tsx'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

const rats = aTeamInfo(1, 'Quay Rats')
const others = aTeamInfo(2, 'quay rats', { locked: true })
const crew = aTeamInfo(3, 'Crew', { bio: 'We sail.' })
const teams = [rats, others, crew]

async function open(answers: Answers = {}, path = '/admin/teams') {
  const asked = serveFrom({
    'GET /api/admin/teams': { body: { data: teams, length: 3, total: 3 } },
    ...answers,
  })
  const screen = (
    <>
      <TeamsScreen />
      <QuestionHost />
      <Toaster label="Messages" closeLabel="Close" />
    </>
  )
  return { asked, ...(await show(screen, path)) }
}

it('leaves teams that have one name', async () => {
  const { screen, router } = await open()
  await screen.getByRole('button', { name: /Same name/ }).click()
  await expect.element(screen.getByRole('row', { name: /Crew/ })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('row', { name: /Quay Rats/ })).toBeVisible()
  expect(router.state.location.search).toBe('?same=1')
})

it('locks a team at once, and deletes one after a question', async () => {
  const { asked, screen } = await open({
    'PUT /api/admin/teams/3': {},
    'DELETE /api/admin/teams/3': { status: 404, body: { title: 'Gone.', status: 404 } },
  })
  const menu = screen.getByRole('button', { name: 'Actions for Crew' })
  await menu.click()
  await screen.getByRole('menuitem', { name: 'Lock' }).click()
  await expect.element(screen.getByText('1 team changed')).toBeVisible()
  await menu.click()
  await screen.getByRole('menuitem', { name: 'Delete…' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(screen.getByText('1 team deleted')).toBeVisible()
  expect(asked.find(({ what }) => what.startsWith('PUT'))?.body).toEqual({ locked: true })
})

it('says that a description stays, as the server cannot clear it', async () => {
  const { screen } = await open({}, '/admin/teams?team=3')
  const dialog = screen.getByRole('dialog', { name: 'Crew' })
  await dialog.getByLabelText('About the team').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText(/changed, not removed/)).toBeVisible()
})
