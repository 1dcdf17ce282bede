import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { unwrap } from '@halyard/api'
import { strFromU8, unzipSync } from 'fflate'
import { newTeamIn, storageOf, theAdmin } from '../world/actor.ts'
import type { Actor } from '../world/actor.ts'
import { leaveCapture, newCapturedService } from '../world/captured.ts'
import { newGame } from '../world/game.ts'
import { expect, test } from '../world/test.ts'

test('a game is watched: answers arrive, are paused, filtered and exported', async ({
  browser,
  server,
}) => {
  const game = await newGame(server, [{ title: 'Quay', flag: 'halyard{quay}' }])
  const player = await newTeamIn(server, game.id)
  const challengeId = game.challenges[0]?.id ?? 0
  const send = (flag: string) =>
    unwrap(
      player.api.POST('/api/game/{id}/challenges/{challengeId}', {
        params: { path: { id: game.id, challengeId } },
        body: { flag },
      }),
    )
  const storageState = await storageOf(server, await theAdmin(server))
  const context = await browser.newContext({ baseURL: server, storageState })
  const page = await context.newPage()

  await send('halyard{before}')
  await page.goto(`/games/${game.id}/monitor/submissions`)
  const rows = page.getByRole('table', { name: 'Submissions' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(page.getByText('halyard{before}')).toBeHidden()
  await page.getByRole('button', { name: 'Show the flag' }).click()
  await expect(page.getByText('halyard{before}')).toBeVisible()

  await page.getByRole('button', { name: 'Pause' }).click()
  await send('=1+1')
  await send('halyard{quay}')
  await expect(page.getByRole('button', { name: 'Show 2 new entries' })).toBeVisible()
  await expect(rows.filter({ hasText: 'Flag accepted' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Show 2 new entries' }).click()
  await expect(rows.filter({ hasText: 'Flag accepted' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Resume' }).click()

  await page.getByRole('button', { name: 'Wrong flag' }).click()
  await expect(page).toHaveURL(/type=wrong/)
  await expect(rows.filter({ hasText: 'Flag accepted' })).toHaveCount(0)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  const text = await readFile(await (await downloading).path(), 'utf8')
  expect(text).toContain("'=1+1")
  expect(text).not.toContain('halyard{quay}')

  // The other list has the same filter's names and the same story.
  await page.getByRole('link', { name: 'Events', exact: true }).click()
  await expect(
    page
      .getByRole('table', { name: 'Events' })
      .getByRole('row')
      .filter({ hasText: 'Flag accepted' }),
  ).toHaveCount(1)
})

test('a shared flag is settled: two teams, evidence, suspension and back', async ({
  browser,
  server,
}) => {
  const game = await newGame(server, [])
  const admin = await theAdmin(server)
  const challengeId = await newFlagsByTeam(admin, game.id)
  const owner = await newTeamIn(server, game.id)
  const thief = await newTeamIn(server, game.id)
  const params = { path: { id: game.id, challengeId } }
  const flagOf = async ({ api }: Actor) => {
    const { context } = await unwrap(api.GET('/api/game/{id}/challenges/{challengeId}', { params }))
    return `halyard{${context.url?.at(-1)}}`
  }
  const send = ({ api }: Actor, flag: string) =>
    unwrap(api.POST('/api/game/{id}/challenges/{challengeId}', { params, body: { flag } }))
  const flag = await flagOf(owner)
  await flagOf(thief)
  await send(owner, flag)
  await send(thief, flag)

  const context = await browser.newContext({
    baseURL: server,
    storageState: await storageOf(server, admin),
  })
  const page = await context.newPage()
  await page.goto(`/games/${game.id}/monitor/cheatinfo`)
  const card = page.getByRole('article', {
    name: `${thief.team.name} submitted a flag that belongs to ${owner.team.name}`,
  })
  await expect(card.getByText('The owner solved')).toBeVisible()
  await expect(card.getByText(flag)).toBeHidden()

  await card.getByLabel('Private note').fill('Asked both captains.')
  const downloading = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Save the evidence (ZIP)' }).click()
  const files = unzipSync(await readFile(await (await downloading).path()))
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  expect(text('case.json')).toContain('Asked both captains.')
  expect(text('submissions.csv').split('\r\n')).toHaveLength(4)
  const sum = createHash('sha256')
    .update(files['case.json'] ?? '')
    .digest('hex')
  expect(text('SHA256SUMS')).toContain(`${sum}  case.json`)

  await card.getByRole('button', { name: 'Suspend the team' }).click()
  const question = page.getByRole('alertdialog', { name: `Suspend “${thief.team.name}”?` })
  await question.getByRole('button', { name: 'Suspend the team' }).click()
  await expect(card.getByText('Suspended', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card.getByText('Suspended', { exact: true })).toHaveCount(0)
  await expect(card.getByRole('button', { name: 'Suspend the team' })).toBeVisible()
})

/** A challenge that gives each team a flag of its own, given by the last letter of its attachment's address. */
async function newFlagsByTeam({ api }: Actor, gameId: number): Promise<number> {
  const { id: challengeId } = await unwrap(
    api.POST('/api/edit/games/{id}/challenges', {
      params: { path: { id: gameId } },
      body: { title: 'Message in a bottle', category: 'Misc', type: 'DynamicAttachment' },
    }),
  )
  const params = { path: { id: gameId, challengeId } }
  await unwrap(
    api.POST('/api/edit/games/{id}/challenges/{challengeId}/flags', {
      params,
      body: ['a', 'b', 'c', 'd'].map((letter) => ({
        flag: `halyard{${letter}}`,
        attachmentType: 'Remote' as const,
        remoteUrl: `https://files.example/${letter}`,
      })),
    }),
  )
  await unwrap(
    api.PUT('/api/edit/games/{id}/challenges/{challengeId}', { params, body: { isEnabled: true } }),
  )
  return challengeId
}

test('captured traffic is looked into, taken along and deleted', async ({ browser, server }) => {
  const game = await newGame(server, [])
  const admin = await theAdmin(server)
  const player = await newTeamIn(server, game.id)
  const title = 'The captured quay'
  const challengeId = await newCapturedService(admin, game.id, title)
  const path = { id: game.id, challengeId }
  await leaveCapture(server, { player, admin }, { ...path, said: 'look around\n' })

  const context = await browser.newContext({
    baseURL: server,
    reducedMotion: 'reduce',
    storageState: await storageOf(server, admin),
  })
  const page = await context.newPage()
  await page.goto(`/games/${game.id}/monitor/traffic`)
  await page.getByRole('link', { name: title }).press('Enter')
  await page.getByRole('link', { name: player.team.name ?? '' }).press('Enter')
  const row = page.getByRole('row').filter({ hasText: '.pcap.gz' })
  await expect(row).toHaveCount(1)

  // The worker reads it under the page's real policy.
  await row.getByRole('link').first().press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('look around')).toBeVisible()
  await expect(dialog.getByText('Only a part of the capture was read')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  const downloading = page.waitForEvent('download')
  await row.getByRole('link', { name: /^Download/ }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.pcap\.gz$/)

  await row.getByRole('button', { name: /^Delete/ }).press('Enter')
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: /^Delete/ }).press('Enter')
  await expect(page.getByText('1 capture deleted', { exact: true })).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByText('Nothing was captured yet')).toBeVisible()
  await context.close()
})
