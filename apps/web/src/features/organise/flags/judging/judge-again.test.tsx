import { Toaster } from '@halyard/ui'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { anEditChallenge } from '#features/organise/builders.ts'
import { JudgeAgain } from '#features/organise/flags/judging/judge-again.tsx'
import { serveFrom, show } from '#shared/testing.tsx'

const judging = '/api/edit/games/3/challenges/7/judging'
const gulls = {
  participationId: 300,
  team: 'Gulls',
  change: 'gains',
  scoreBefore: 1200,
  scoreAfter: 1700,
  rankBefore: 12,
  rankAfter: 7,
}
const plan = { answers: 214, changed: 1, teams: [gulls], etag: '"edit-1"' }

async function open(answers: Parameters<typeof serveFrom>[0]) {
  const asked = serveFrom(answers)
  const { screen } = await show(
    <>
      <JudgeAgain gameId={3} challengeId={7} />
      <Toaster label="Messages" closeLabel="Close" />
    </>,
  )
  await screen.getByRole('button', { name: 'Judge earlier answers again' }).click()
  const posts = () => asked.filter(({ what }) => what === `POST ${judging}`)
  return { dialog: page.getByRole('dialog'), posts }
}

it('says who gains what before anything is changed, and has a notice ready after it', async () => {
  const { dialog, posts } = await open({
    [`GET ${judging}`]: { body: plan },
    [`POST ${judging}`]: { body: plan },
    'GET /api/edit/games/3/challenges/7': { body: anEditChallenge({ id: 7, title: 'Knots' }) },
    'POST /api/edit/games/3/notices': { body: { id: 1, type: 'Normal', values: ['x'], time: 1 } },
  })
  await expect.element(dialog.getByText(/214 answers were compared\./)).toBeVisible()
  await expect.element(dialog.getByText('Gulls')).toBeVisible()
  await expect.element(dialog.getByText(/Points: .?1,200.? → .?1,700/)).toBeVisible()
  await expect.element(dialog.getByText(/Rank: .?12.? → .?7/)).toBeVisible()
  expect(posts()).toEqual([])
  await dialog.getByRole('button', { name: 'Judge again' }).click()
  await expect.element(dialog.getByText('Done. The scoreboard follows.')).toBeVisible()
  expect(posts()).toHaveLength(1)
  const notice = dialog.getByRole('textbox', { name: 'Notice' })
  await expect
    .element(notice)
    .toHaveValue(
      'The flags of “Knots” were corrected, and all earlier answers were judged again. Points and ranks have changed.',
    )
  await dialog.getByRole('button', { name: 'Post a notice' }).click()
  await expect.element(dialog.getByText('Notice posted')).toBeVisible()
})

it('offers nothing where every verdict stays', async () => {
  const { dialog } = await open({
    [`GET ${judging}`]: { body: { ...plan, changed: 0, teams: [] } },
  })
  await expect.element(dialog.getByText(/Every verdict stays as it is\./)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Judge again' })).not.toBeInTheDocument()
})

it('shows the new plan when answers came meanwhile', async () => {
  const { dialog } = await open({
    [`GET ${judging}`]: [
      { body: plan },
      { body: { ...plan, teams: [{ ...gulls, team: 'Terns' }], etag: '"edit-2"' } },
    ],
    [`POST ${judging}`]: { status: 412, body: { title: 'Changed meanwhile', status: 412 } },
  })
  await dialog.getByRole('button', { name: 'Judge again' }).click()
  await expect.element(dialog.getByText(/More answers came in the meantime/)).toBeVisible()
  await expect.element(dialog.getByText('Terns')).toBeVisible()
})
