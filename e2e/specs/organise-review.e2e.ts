import { unwrap } from '@halyard/api'
import { newTeamIn, storageOf, theAdmin } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { pdfOf } from '../world/pdf.ts'
import { firstVisit } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

const hour = 3_600_000

test('teams are reviewed by keys: accepted, turned down, taken back', async ({
  browser,
  server,
}) => {
  const game = await newGame(server, [], { acceptWithoutReview: false })
  const teams = []
  for (let count = 0; count < 3; count++) teams.push((await newTeamIn(server, game.id)).team)
  const [accepted, declined, waiting] = teams.map(({ name }) => name ?? '')
  const admin = await theAdmin(server)
  const context = await browser.newContext({
    baseURL: server,
    storageState: await storageOf(server, admin),
  })
  const page = await context.newPage()
  await page.goto(`/admin/games/${game.id}/review`)
  const team = page.getByRole('complementary', { name: 'Team' })
  const heading = team.getByRole('heading', { level: 2 })
  await expect(heading).toContainText(accepted ?? '', { timeout: firstVisit })
  await page.keyboard.press('a')
  await expect(heading).toContainText(declined ?? '')
  await page.keyboard.press('r')
  await expect(heading).toContainText(waiting ?? '')
  await page.keyboard.press('a')
  await expect(page.getByText('Nobody is waiting')).toBeVisible()
  await page.keyboard.press('u')
  await expect(heading).toContainText(waiting ?? '')

  const states = async () => {
    const rows = await unwrap(
      admin.api.GET('/api/game/{id}/participations', { params: { path: { id: game.id } } }),
    )
    return rows.map(({ status }) => status)
  }
  expect(await states()).toEqual(['Pending', 'Pending', 'Pending'])
  await expect.poll(states).toEqual(['Accepted', 'Rejected', 'Pending'])
  await page.getByRole('radio', { name: 'Accepted 1' }).click()
  await expect(page.getByRole('row').filter({ hasText: accepted ?? '' })).toBeVisible()
  await context.close()
})

test('write-ups are read, searched and marked in the browser, under its policy', async ({
  browser,
  server,
}) => {
  const game = await newGame(server, [], {
    writeupRequired: true,
    writeupDeadline: Date.now() + 30 * hour,
  })
  const lines = Array.from({ length: 80 }, (_, at) => `Page ${at + 1} of the log`)
  lines[62] += ', where the anchor lies'
  const files = [pdfOf(lines), Buffer.from('%PDF-1.7\nnothing of use')]
  const names = []
  for (const file of files) {
    const { team, cookie } = await newTeamIn(server, game.id)
    const form = new FormData()
    form.set('file', new File([new Uint8Array(file)], 'w.pdf', { type: 'application/pdf' }))
    const headers = { Cookie: cookie(), Origin: new URL(server).origin }
    const sent = { method: 'POST', body: form, headers }
    expect((await fetch(`${server}/api/game/${game.id}/writeup`, sent)).status).toBe(200)
    names.push(team.name ?? '')
  }
  const [long, broken] = names
  const context = await browser.newContext({
    baseURL: server,
    storageState: await storageOf(server, await theAdmin(server)),
  })
  const page = await context.newPage()
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript/i.test(message.text())) refused.push(message.text())
  })
  const policies: (string | undefined)[] = []
  page.on('response', async (response) => {
    if (/\/pdf\.worker/.test(response.url()))
      policies.push((await response.headerValue('content-security-policy')) ?? undefined)
  })
  await page.goto(`/admin/games/${game.id}/writeups`)
  const desk = page.getByRole('region', { name: 'Write-up' })
  // The newest comes first, and says what is wrong with it.
  await expect(desk.getByRole('heading', { name: broken ?? '' })).toBeVisible({
    timeout: firstVisit,
  })
  await expect(desk.getByText(/damaged or not a PDF/)).toBeVisible({ timeout: firstVisit })
  await expect(desk.getByRole('link', { name: 'Download' })).toHaveAttribute('href', /\.pdf$/)

  await page.keyboard.press('j')
  await expect(desk.getByRole('heading', { name: long ?? '' })).toBeVisible()
  await expect(desk.getByText('Page 1 of 80', { exact: true })).toBeVisible()
  await expect(desk.getByText('Page 1 of the log')).toBeAttached()
  await desk.getByRole('searchbox').fill('ANCHOR lies')
  await expect(desk.getByText('1 of 1')).toBeVisible()
  await expect(desk.getByText('Page 63 of 80', { exact: true })).toBeVisible()
  await expect(desk.getByText('Page 63 of the log, where the anchor lies')).toBeAttached()
  expect(await desk.locator('canvas').count()).toBeLessThanOrEqual(6)
  const drawn = desk.getByRole('region', { name: 'Page 63' }).locator('canvas')
  await expect
    .poll(() =>
      drawn.evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
        return data.some((value, at) => at % 4 === 0 && value < 100)
      }),
    )
    .toBe(true)
  expect(refused).toEqual([])
  expect(policies[0]).toContain("script-src 'self' 'wasm-unsafe-eval'")

  await desk.getByLabel('Mark').fill('80')
  await desk.getByLabel('Comment').fill('=1+1')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Export marks (CSV)' }).click()
  expect((await downloading).suggestedFilename()).toContain('marks.csv')
  await page.reload()
  await expect(desk.getByLabel('Comment')).toHaveValue('=1+1')

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete all write-ups…' }).click()
  await page.getByLabel(`Type ${game.title}`).fill(game.title)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nobody has handed in a write-up yet')).toBeVisible()
  await context.close()
})
