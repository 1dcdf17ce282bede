// A whole event in the browser: created, prepared, published, reviewed, played, closed, exported and brought back, with no call made by hand.
import { readFile } from 'node:fs/promises'
import { unwrap } from '@halyard/api'
import type { Browser, Page } from '@playwright/test'
import { newPlayer, storageOf, theAdmin } from '../world/actor.ts'
import { uniqueName } from '../world/names.ts'
import { createChallenge, createGame, fieldTime } from '../world/organise.ts'
import { pdfOf } from '../world/pdf.ts'
import { firstVisit } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

async function newcomer(browser: Browser, server: string) {
  const actor = await newPlayer(server)
  const context = await browser.newContext({
    baseURL: server,
    reducedMotion: 'reduce',
    storageState: await storageOf(server, actor),
  })
  return { actor, context, page: await context.newPage() }
}

async function makeTeam(page: Page, name: string) {
  await page.goto('/teams')
  await page.getByRole('button', { name: 'Create team' }).first().click({ timeout: firstVisit })
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Create team' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

async function askToJoin(page: Page, title: string, team: string) {
  await page.goto('/games')
  await page.getByRole('searchbox', { name: 'Search games' }).fill(title)
  await page.getByRole('link', { name: title }).first().click()
  await page.getByRole('button', { name: 'Join' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: `Join as ${team}` }).click()
  await expect(page.getByText('Your request is with the organizers.')).toBeVisible()
}

async function solve(page: Page, challenge: string, flag: string) {
  await page.getByRole('link', { name: new RegExp(challenge) }).click()
  const sheet = page.getByRole('dialog', { name: challenge })
  await sheet.getByRole('textbox', { name: 'Flag' }).fill(flag)
  await sheet.getByRole('button', { name: 'Submit flag' }).click()
  await expect(sheet.getByText('Flag accepted')).toBeVisible()
  await page.keyboard.press('Escape')
}

test('an event, from nothing to its closed and exported game', async ({ browser, server }) => {
  test.slow()
  const boss = await theAdmin(server)
  const wide = { viewport: { width: 1440, height: 900 } }
  const context = await browser.newContext({
    baseURL: server,
    ...wide,
    storageState: await storageOf(server, boss),
  })
  const page = await context.newPage()
  const [title, first, second] = [
    uniqueName('Regatta '),
    uniqueName('Gulls '),
    uniqueName('Terns '),
  ]

  await test.step('a game with write-ups', async () => {
    await page.goto('/admin/games')
    await expect(page.getByRole('button', { name: 'Create game' })).toBeVisible({
      timeout: firstVisit,
    })
    await createGame(page, title)
    await page.getByRole('checkbox', { name: /write-up/i }).click()
    await page.getByRole('button', { name: 'Save game' }).click()
    await expect(page.getByText('Game saved', { exact: true })).toBeVisible()
  })

  await test.step('a challenge of each type that needs no container', async () => {
    await createChallenge(page, 'Bell buoy', 'Static attachment')
    await page.getByRole('textbox', { name: 'Flags to add' }).fill('HL{ding}\nHL{dong}')
    await page.getByRole('button', { name: 'Add 2 flags' }).click()
    await expect(page.getByText('2 flags added.')).toBeVisible()
    await createChallenge(page, 'Ship’s papers', 'Dynamic attachment')
    await page.getByLabel('Files', { exact: true }).setInputFiles(
      ['HL{one}', 'HL{two}', 'HL{three}'].map((name) => ({
        name,
        mimeType: 'text/plain',
        buffer: Buffer.from(`The papers with ${name}`),
      })),
    )
    await page.getByRole('button', { name: 'Add 3 flags' }).click()
    await expect(page.getByText('3 flags added.')).toBeVisible()
    await page
      .getByRole('link', { name: /^Challenges/ })
      .first()
      .click()
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await page.getByRole('button', { name: 'Enable', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Enable' }).click()
    await expect(page.getByText('2 challenges enabled', { exact: true })).toBeVisible()
  })

  await test.step('a division, and the public', async () => {
    await page.getByRole('link', { name: 'Divisions' }).first().click()
    await page.getByRole('button', { name: 'Create division' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Open')
    await dialog.getByRole('combobox', { name: 'What its teams may do' }).click()
    await page.getByRole('option', { name: 'Plays and is ranked, after review' }).click()
    await dialog.getByRole('button', { name: 'Create division' }).click()
    await page.getByRole('switch', { name: `Public: ${title}` }).click()
    await expect(page.getByText(`“${title}” is public`, { exact: true })).toBeVisible()
  })

  const [gulls, terns] = [await newcomer(browser, server), await newcomer(browser, server)]
  await test.step('two teams ask to play and are let in', async () => {
    await makeTeam(gulls.page, first)
    await askToJoin(gulls.page, title, first)
    await makeTeam(terns.page, second)
    await askToJoin(terns.page, title, second)
    await page.getByRole('link', { name: 'Review' }).first().click()
    const heading = page
      .getByRole('complementary', { name: 'Team' })
      .getByRole('heading', { level: 2 })
    await expect(heading).toContainText(first)
    await page.keyboard.press('a')
    await expect(heading).toContainText(second)
    await page.keyboard.press('a')
    await expect(page.getByText('Nobody is waiting')).toBeVisible()
    for (const player of [gulls, terns]) {
      await player.page.getByRole('link', { name: 'Open challenges' }).click({ timeout: 60_000 })
    }
  })

  await test.step('they play; one of them needs a hint and gets one', async () => {
    await solve(gulls.page, 'Bell buoy', 'HL{dong}')
    await page
      .getByRole('link', { name: /^Challenges/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Bell buoy', exact: true }).click()
    await page.getByRole('button', { name: 'Add a hint' }).click()
    await page.keyboard.type('Listen twice.')
    await page.getByRole('button', { name: 'Save challenge' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save challenge' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await terns.page.getByRole('link', { name: /Bell buoy/ }).click()
    await terns.page.getByRole('button', { name: 'Hint 1' }).click()
    await expect(terns.page.getByText('Listen twice.')).toBeVisible()
    await terns.page.keyboard.press('Escape')
    await solve(terns.page, 'Bell buoy', 'HL{ding}')
    await page.getByRole('link', { name: 'Notices' }).first().click()
    await page.getByRole('textbox', { name: 'New notice' }).fill('The last hour begins.')
    await page.keyboard.press('Control+Enter')
    await expect(terns.page.getByText('The last hour begins.').first()).toBeVisible()
  })

  await test.step('the end, and the write-ups', async () => {
    await page.getByRole('link', { name: 'Info' }).first().click()
    await page.getByLabel('End', { exact: true }).fill(await fieldTime(page, -60_000))
    await page.getByRole('button', { name: 'Save game' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Change the times' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(page.getByText('Ended').first()).toBeVisible()
    await gulls.page.getByRole('link', { name: 'Overview' }).first().click()
    await gulls.page.getByRole('button', { name: 'Hand in write-up' }).click()
    const dialog = gulls.page.getByRole('dialog', { name: 'Write-up' })
    const file = { name: 'w.pdf', mimeType: 'application/pdf', buffer: pdfOf(['Ding, dong.']) }
    await dialog.getByLabel('Your file').setInputFiles(file)
    await expect(dialog.getByText('Handed in. The organizers have it.')).toBeVisible()
    await page.getByRole('link', { name: 'Write-ups' }).first().click()
    await expect(page.getByRole('heading', { name: first })).toBeVisible({ timeout: firstVisit })
    await gulls.page.keyboard.press('Escape')
    await gulls.page.getByRole('link', { name: 'Scoreboard' }).first().click()
    await expect(gulls.page.getByText(second).filter({ visible: true }).first()).toBeVisible()
  })

  await test.step('its package makes an equal game', async () => {
    await page.getByRole('button', { name: `Actions for ${title}` }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Export package' }).click()
    const buffer = await readFile(await (await downloading).path())
    await page.goto('/admin/games')
    await page.getByRole('button', { name: 'Import package' }).click()
    const chooser = page.getByRole('dialog').getByLabel('Game package')
    await chooser.setInputFiles({ name: 'game.zip', mimeType: 'application/zip', buffer })
    await expect(page.getByText('Game imported', { exact: true })).toBeVisible()
    const { data: games } = await unwrap(
      boss.api.GET('/api/edit/games', { params: { query: { count: 100 } } }),
    )
    const [copy, original] = games.filter((game) => game.title === title)
    expect(await contentOf(boss, copy?.id ?? 0)).toEqual(await contentOf(boss, original?.id ?? 0))
  })
  for (const each of [gulls.context, terns.context, context]) await each.close()
})

/** What a package carries: no ids, nothing that was played, and nothing that opens a game before somebody has looked it over. */
async function contentOf({ api }: Awaited<ReturnType<typeof theAdmin>>, gameId: number) {
  const params = { path: { id: gameId } }
  const {
    id: _id,
    publicKey: _key,
    hidden: _hidden,
    practiceMode: _practice,
    etag: _tag,
    ...game
  } = await unwrap(api.GET('/api/edit/games/{id}', { params }))
  const lines = await unwrap(api.GET('/api/edit/games/{id}/challenges', { params }))
  const challenges = []
  for (const { id: challengeId } of lines) {
    const {
      id: _own,
      acceptedCount: _count,
      isEnabled: _isEnabled,
      etag: _tagOfIt,
      flags,
      ...challenge
    } = await unwrap(
      api.GET('/api/edit/games/{id}/challenges/{challengeId}', {
        params: { path: { id: gameId, challengeId } },
      }),
    )
    challenges.push({ ...challenge, flags: flags.map(({ flag }) => flag).toSorted() })
  }
  const divisions = await unwrap(api.GET('/api/edit/games/{id}/divisions', { params }))
  return {
    game,
    challenges: challenges.toSorted((a, b) => a.title.localeCompare(b.title)),
    divisions: divisions.map(({ name, defaultPermissions }) => ({ name, defaultPermissions })),
  }
}
