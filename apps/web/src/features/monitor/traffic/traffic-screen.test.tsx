import { Toaster } from '@halyard/ui'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { TrafficScreen } from '#features/monitor/traffic/traffic-screen.tsx'
import { QuestionHost } from '#shared/feedback/question-host.tsx'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Answers } from '#shared/testing.tsx'

const aChallenge = (id: number, title: string, count: number) => ({
  ...{ id, title, count, category: 'Web', type: 'DynamicContainer', isEnabled: true },
})
const aTeam = (id: number, name: string, count: number) => ({
  ...{ id, name, count, teamId: id + 100, division: null, avatar: null },
})
const aFile = (fileName: string, size: number) => ({
  fileName,
  size,
  updateTime: 1_795_363_200_000,
})

const files = ['a.pcap.gz', 'b.pcap.gz', 'c.pcap.gz'].map((name) => aFile(name, 1024))

function open(query = '', answers: Answers = {}) {
  const asked = serveFrom({
    'GET /api/account/profile': { body: { userId: 'u1', userName: 'ada', role: 'Admin' } },
    'GET /api/game/games/3/captures': {
      body: [aChallenge(7, 'Harbourmaster', 2), aChallenge(8, 'Capstan', 1)],
    },
    'GET /api/game/captures/7': { body: [aTeam(11, 'null & void', 3), aTeam(12, 'Oscar', 1)] },
    'GET /api/game/captures/8': { body: [aTeam(12, 'Oscar', 1)] },
    'GET /api/game/captures/7/11': { body: files },
    'GET /api/game/captures/8/12': { body: [] },
    ...answers,
  })
  const screen = (
    <>
      <TrafficScreen game={{ id: 3, title: 'Harbour Lights' }} />
      <QuestionHost />
      <Toaster label="Messages" closeLabel="Close" />
    </>
  )
  return show(screen, `/games/3/monitor/traffic${query}`).then((shown) => ({ asked, ...shown }))
}

const deletions = (asked: readonly { what: string }[]) =>
  asked.filter(({ what }) => what.startsWith('DELETE'))

it('leads from a challenge to a team to its captures, and another challenge leaves the team behind', async () => {
  await page.viewport(1280, 800)
  const { router } = await open()
  await page.getByRole('link', { name: /Harbourmaster/ }).click()
  await page.getByRole('link', { name: /null & void/ }).click()
  await expect.element(page.getByText('3 captures, 3.00 KiB')).toBeVisible()
  expect(router.state.location.search).toBe(
    '?on=7&challenge=Harbourmaster&by=11&team=null+%26+void',
  )
  await page.getByRole('link', { name: /Capstan/ }).click()
  await expect.element(page.getByText('Choose a team to see its captures.')).toBeVisible()
  expect(router.state.location.search).toBe('?on=8&challenge=Capstan')
})

it('the filter of another list chooses by name', async () => {
  await page.viewport(1280, 800)
  await open('?challenge=Harbourmaster&team=null+%26+void')
  await expect.element(page.getByText('a.pcap.gz')).toBeVisible()
})

it('on a phone one list is shown at a time, with the way back', async () => {
  await page.viewport(390, 800)
  await open('?on=7&by=11')
  await expect.element(page.getByText('a.pcap.gz')).toBeVisible()
  expect(page.getByRole('navigation', { name: 'Teams' }).elements()).toHaveLength(0)
  await page.getByRole('link', { name: 'Harbourmaster' }).click()
  await expect.element(page.getByRole('navigation', { name: 'Teams' })).toBeVisible()
  await page.getByRole('link', { name: 'Challenges' }).click()
  await expect.element(page.getByRole('navigation', { name: 'Challenges' })).toBeVisible()
})

it('monitors read captures and delete none', async () => {
  await page.viewport(1280, 800)
  await open('?on=7&by=11', {
    'GET /api/account/profile': { body: { userId: 'u2', userName: 'bob', role: 'Monitor' } },
  })
  await page.getByRole('checkbox', { name: 'Select a.pcap.gz' }).click()
  await expect.element(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: /^Delete/ }).elements()).toHaveLength(0)
})

it('chosen captures go at once and come back with Undo; nothing was sent', async () => {
  await page.viewport(1280, 800)
  const { asked } = await open('?on=7&by=11')
  await page.getByRole('checkbox', { name: 'Select a.pcap.gz' }).click()
  await page.getByRole('checkbox', { name: 'Select c.pcap.gz' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(page.getByText('1 capture, 1.00 KiB')).toBeVisible()
  await expect.element(page.getByText('Deleting 2 captures in a few seconds')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('3 captures, 3.00 KiB')).toBeVisible()
  expect(deletions(asked)).toEqual([])
})

it('all are deleted after their team was typed', async () => {
  await page.viewport(1280, 800)
  const { asked } = await open('?on=7&by=11', { 'DELETE /api/game/captures/7/11/all': {} })
  await page.getByRole('button', { name: 'Delete all' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete all 3 captures?' })
  await expect.element(question.getByText(/3\.00 KiB/)).toBeVisible()
  await question.getByRole('textbox').fill('null & void')
  await question.getByRole('button', { name: 'Delete captures' }).click()
  await vi.waitFor(() => expect(deletions(asked)).toHaveLength(1))
})

it('says what to switch on where nothing is captured, and that a team has none', async () => {
  await page.viewport(1280, 800)
  await open('?on=8&by=12')
  await expect.element(page.getByText('No captures of this team')).toBeVisible()
  await open('', { 'GET /api/game/games/3/captures': { body: [] } })
  await expect.element(page.getByText('No challenge captures traffic')).toBeVisible()
})

it('a challenge of which a server has no captures says so: it answers 404', async () => {
  await page.viewport(1280, 800)
  await open('?on=8', { 'GET /api/game/captures/8': { status: 404, body: { title: 'None.' } } })
  await expect.element(page.getByText('Nothing was captured yet')).toBeVisible()
})
