import { hasStatus, unwrap } from '@halyard/api'
import type { Browser, Page } from '@playwright/test'
import { newPlayer, storageOf, type Actor } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { uniqueName } from '../world/names.ts'
import { drawPicture } from '../world/picture.ts'
import { expect, test } from '../world/test.ts'

/** A browser of their own for somebody. */
async function browserOf(browser: Browser, server: string, actor: Actor): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server,
    storageState: await storageOf(server, actor),
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  return context.newPage()
}

test('a team from its first day to its last, with two browsers', async ({ browser, server }) => {
  test.setTimeout(120_000)
  const [captain, mate] = [await newPlayer(server), await newPlayer(server)]
  const name = uniqueName('Kräne & ')
  const here = await browserOf(browser, server, captain)
  await here.goto('/teams')
  await here.getByRole('button', { name: 'Create team' }).click()
  await here.getByRole('dialog').getByLabel('Name').fill(name)
  await here.getByRole('dialog').getByRole('button', { name: 'Create team' }).click()
  await expect(here.getByRole('heading', { name })).toBeVisible()
  await here.getByRole('button', { name: 'Copy link' }).click()
  const link = await here.evaluate(() => navigator.clipboard.readText())
  const code = await here.getByLabel('Invitation code').inputValue()
  expect(link).toContain('/teams?join=')

  // The link survives the log-in.
  const there = await (await browser.newContext({ baseURL: server })).newPage()
  await there.goto(link)
  await there.getByRole('link', { name: 'Log in' }).last().click()
  await there.getByLabel('Username or email').fill(mate.name)
  await there.getByLabel('Password', { exact: true }).fill(mate.password)
  await there.getByRole('button', { name: 'Log in' }).click()
  const join = there.getByRole('dialog', { name: `${captain.name} invites you to ${name}` })
  await join.getByRole('button', { name: 'Join team' }).click()
  await expect(there.getByRole('heading', { name })).toBeVisible()

  // A new code kills the old one.
  await here.reload()
  await expect(here.getByRole('list', { name: 'Members' })).toContainText(mate.name)
  await here.getByRole('button', { name: 'New code' }).click()
  await here.getByRole('alertdialog').getByRole('button', { name: 'Create a new code' }).click()
  await expect(here.getByLabel('Invitation code')).not.toHaveValue(code)
  const stranger = await browserOf(browser, server, await newPlayer(server))
  await stranger.goto(link)
  await stranger.getByRole('button', { name: 'Join team' }).click()
  await expect(stranger.getByRole('dialog').getByRole('alert')).not.toBeEmpty()
  await expect(stranger.getByText(/nobody can join before the game ends/)).toBeHidden()

  // Captaincy goes over and back, and a member goes.
  await here.getByRole('button', { name: `Make captain: ${mate.name}` }).click()
  await here
    .getByRole('alertdialog')
    .getByRole('button', { name: /Make .* captain/ })
    .click()
  await expect(here.getByRole('button', { name: 'Leave', exact: true })).toBeVisible()
  await there.reload()
  await there.getByRole('button', { name: `Remove ${captain.name}` }).click()
  await there
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(there.getByRole('list', { name: 'Members' })).not.toContainText(captain.name)
  await here.reload()
  await expect(here.getByRole('heading', { name: 'You are not in a team yet' })).toBeVisible()

  // The end asks for the name.
  await there.getByRole('button', { name: 'Disband' }).click()
  const end = there.getByRole('alertdialog')
  await expect(end.getByRole('button', { name: 'Disband team' })).toBeDisabled()
  await end.getByRole('textbox').fill(name)
  await end.getByRole('button', { name: 'Disband team' }).click()
  await expect(there.getByRole('heading', { name: 'You are not in a team yet' })).toBeVisible()
})

test('a team that plays says why nobody can leave, and takes new members into its game', async ({
  browser,
  server,
}) => {
  const game = await newGame(server, [{ title: 'Lock', flag: 'flag{lock}' }])
  const captain = await newPlayer(server)
  const team = await unwrap(
    captain.api.POST('/api/team', { body: { name: uniqueName('Locked '), bio: null } }),
  )
  const params = { path: { id: team.id } }
  const code = await unwrap(captain.api.GET('/api/team/{id}/invite', { params }))
  await unwrap(
    captain.api.POST('/api/game/{id}', {
      params: { path: { id: game.id } },
      body: { teamId: team.id },
    }),
  )
  const page = await browserOf(browser, server, captain)
  await page.goto('/teams')
  await expect(page.getByText(`Locked while ${game.title} is running`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Disband' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  const late = await newPlayer(server)
  const stranger = await browserOf(browser, server, late)
  await stranger.goto(`/teams?join=${encodeURIComponent(code)}`)
  await stranger.getByRole('button', { name: 'Join team' }).click()
  // Which game it plays is shown to those who joined the game.
  await expect(stranger.getByText(/^Locked while/)).toBeVisible()
  await unwrap(
    late.api.POST('/api/game/{id}', {
      params: { path: { id: game.id } },
      body: { teamId: team.id },
    }),
  )
  await stranger.goto(`/games/${game.id}/challenges`)
  await expect(stranger.getByRole('link', { name: /^Lock/ }).first()).toBeVisible()
})

test('pictures of a person and a team are cut in the browser', async ({ browser, server }) => {
  const actor = await newPlayer(server)
  await unwrap(actor.api.POST('/api/team', { body: { name: uniqueName('Pic '), bio: null } }))
  const page = await browserOf(browser, server, actor)
  for (const [path, label] of [
    ['/account/profile', 'Change your picture'],
    ['/teams', "Change the team's picture"],
  ] as const) {
    await page.goto(path)
    const buffer = await drawPicture(page)
    const input = page.locator(`input[type=file][aria-label="${label}"]`)
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
    const sent = page.waitForRequest(/\/avatar$/)
    await page.getByRole('dialog').getByRole('button', { name: 'Use picture' }).click()
    expect((await (await sent).response())?.status()).toBe(200)
    await expect(page.locator('main img[src*="/assets/"]').first()).toBeVisible()
  }
  await page.goto('/account/profile')
  const input = page.locator('input[type=file]').first()
  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText('Choose a PNG, JPEG, GIF, WebP or AVIF picture.')).toBeVisible()
})

const names = [
  '<img src=x onerror=a>',
  'a\u202Eevil\u202C',
  '=cmd|calc!A0',
  'zero\u200Bwidth',
  '漢字🏴‍☠️',
  'Ünterseeboot-Kapitän',
]

test('names with markup, direction marks and formulas stay text (T13)', async ({
  browser,
  server,
}) => {
  for (const name of names) {
    const actor = await newPlayer(server)
    const created = await unwrap(
      actor.api.POST('/api/team', { body: { name, bio: `${name} bio` } }),
    ).catch((error: unknown) => error)
    // The server may refuse a name; what it takes must be inert.
    if (hasStatus(created, 400)) continue
    expect(created).not.toBeInstanceOf(Error)
    const page = await browserOf(browser, server, actor)
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message))
    page.on('dialog', (dialog) => {
      problems.push(dialog.message())
      void dialog.dismiss()
    })
    await page.goto('/teams')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect(await page.locator('main [onerror], main script, main img[src="x"]').count()).toBe(0)
    // What is beside a name keeps its own direction.
    expect(await page.locator('main bdi, main [dir="auto"]').count()).toBeGreaterThan(0)
    expect(problems).toEqual([])
    await page.context().close()
  }
})
