import { unwrap } from '@halyard/api'
import { strFromU8, unzipSync } from 'fflate'
import { newTeamIn, storageOf, theAdmin } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { uniqueName } from '../world/names.ts'
import { expect, test } from '../world/test.ts'

test('a challenge of a running game: changed beside somebody else, previewed, announced to players, deleted', async ({
  browser,
  server,
}) => {
  // Of every script, with marks that combine.
  const title = uniqueName('مرحبا Sounding שלום สวัสดี नमस्ते 港 👩‍🚀 e\u0301 ')
  const game = await newGame(server, [{ title, flag: 'HL{deep}', originalScore: 500 }])
  const challengeId = game.challenges[0]?.id ?? 0
  const boss = await theAdmin(server)
  const params = { path: { id: game.id, challengeId } }
  const player = await newTeamIn(server, game.id)
  const context = await browser.newContext({
    baseURL: server,
    storageState: await storageOf(server, boss),
  })
  const page = await context.newPage()
  await page.goto(`/admin/games/${game.id}/challenges/${challengeId}`)
  const statement = page.getByLabel('Statement')
  const save = page.getByRole('button', { name: 'Save challenge' })

  // What is typed survives a reload.
  await statement.fill('Sound the **harbour**.')
  await page.getByLabel('At most').fill('400')
  await page.getByRole('button', { name: 'Add a hint' }).click()
  await page.keyboard.type('Use a lead line.')
  await expect(page.getByRole('button', { name: '3 unsaved changes' })).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await expect(async () => {
    expect(await page.evaluate(() => Object.values(localStorage).join())).toContain('lead line')
  }).toPass()
  await page.reload()
  await expect(page.getByLabel('Hint 1', { exact: true })).toHaveValue('Use a lead line.')

  // As players will see it, with their own parts.
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.getByRole('dialog')
  await expect(preview.getByRole('heading', { name: title })).toBeVisible()
  await expect(preview.locator('strong', { hasText: 'harbour' })).toBeVisible()
  const flag = preview.getByRole('textbox', { name: 'Flag' })
  await flag.fill('HL{shallow}')
  await flag.press('Enter')
  await expect(preview.getByText('Not the flag.')).toBeVisible()
  await flag.fill('HL{deep}')
  await flag.press('Enter')
  await expect(preview.getByText(/^Solved, /)).toBeVisible()
  await page.keyboard.press('Escape')

  // Somebody else saves meanwhile: one field that is typed here too, and one that is not.
  await unwrap(
    boss.api.PUT('/api/edit/games/{id}/challenges/{challengeId}', {
      params,
      body: { originalScore: 450, category: 'Forensics' },
    }),
  )
  await page.keyboard.press('Control+s')
  const conflict = page.getByRole('group', { name: 'At most', exact: true })
  await expect(conflict).toContainText('450')
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await save.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('All players get a notice about the new hint.')
  await expect(question).toContainText('It is worth 400 points instead of 450.')
  await question.getByRole('button', { name: 'Save challenge' }).click()
  await expect(question).toBeHidden()
  // The button changes its name while it saves; the bar stays until it is saved.
  await expect(page.getByRole('region', { name: 'Changes to the challenge' })).toBeHidden()
  const stored = await unwrap(
    boss.api.GET('/api/edit/games/{id}/challenges/{challengeId}', { params }),
  )
  expect(stored).toMatchObject({
    content: 'Sound the **harbour**.',
    originalScore: 400,
    category: 'Forensics',
    hints: ['Use a lead line.'],
  })
  const notices = await unwrap(
    player.api.GET('/api/game/{id}/notices', { params: { path: { id: game.id } } }),
  )
  expect(notices.map(({ type }) => type)).toContain('NewHint')

  const exported = await page.request.post(`/api/edit/games/${game.id}/export`)
  const entries = Object.values(unzipSync(await exported.body())).map((entry) => strFromU8(entry))
  expect(entries.some((text) => text.includes(JSON.stringify(title)))).toBe(true)
  await page.getByRole('link', { name: 'Challenges' }).last().click()
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveAttribute('dir', 'auto')
  await page.goBack()

  // Isolated, since letters of another direction are in it.
  const isolated = `\u2068${title}\u2069`
  await page.getByRole('button', { name: `Actions for ${isolated}` }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await page.getByLabel(`Type ${isolated}`).fill(title)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/challenges$/)
  await context.close()
})
