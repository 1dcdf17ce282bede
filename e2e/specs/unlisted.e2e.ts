import { unwrap } from '@halyard/api'
import type { BrowserContext } from '@playwright/test'
import { newPlayer, newTeamIn, storageOf, theAdmin } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { calm } from '../world/people.ts'
import { expect, test } from '../world/test.ts'

test('who is no part of an unlisted game reads so on its screens, and nothing is refused', async ({
  browser,
  server,
}) => {
  const game = await newGame(server, [{ title: 'Capstan', flag: 'flag{right}' }])
  const insider = await newTeamIn(server, game.id)
  const { api } = await theAdmin(server)
  const params = { path: { id: game.id } }
  const stored = await unwrap(api.GET('/api/edit/games/{id}', { params }))
  const body = { ...stored, hidden: true, inviteCode: 'quayside' }
  await unwrap(api.PUT('/api/edit/games/{id}', { params, body }))

  for (const who of ['visitor', 'outsider', 'insider'] as const) {
    const actor = { visitor: undefined, outsider: await newPlayer(server), insider }[who]
    const context = await browser.newContext({
      baseURL: server,
      ...(actor && { storageState: await storageOf(server, actor) }),
    })
    const page = await context.newPage()
    const refused: string[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      // Whether somebody is signed in is asked for this way.
      if (response.status() >= 400 && pathname !== '/api/account/profile')
        refused.push(`${who} on ${page.url()}: ${response.status()} ${pathname}`)
    })
    await page.goto(`/games/${game.id}`)
    await expect(page.getByRole('heading', { level: 1, name: game.title })).toBeVisible()
    await calm(page)
    await page.getByRole('link', { name: 'Scoreboard' }).first().click()
    const closed = page.getByRole('heading', {
      name: 'Only the teams of this game see its scoreboard',
    })
    if (who === 'insider') {
      await expect(page.getByText(insider.team.name ?? '').first()).toBeVisible()
      await expect(closed).toBeHidden()
    } else await expect(closed).toBeVisible()
    await page.reload()
    await calm(page)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('@quay')
    await calm(page)
    expect(refused).toEqual([])
    await context.close()
  }
})

test('the document of the scoreboard of an unlisted game names no team to who is no part of it', async ({
  browser,
  server,
}) => {
  const game = await newGame(server, [])
  const insider = await newTeamIn(server, game.id)
  const { api } = await theAdmin(server)
  const params = { path: { id: game.id } }
  const stored = await unwrap(api.GET('/api/edit/games/{id}', { params }))
  const body = { ...stored, hidden: true, inviteCode: 'quayside' }
  await unwrap(api.PUT('/api/edit/games/{id}', { params, body }))
  const outsider = await newPlayer(server)
  const [inside, outside, visitor] = await Promise.all(
    [insider, outsider, undefined].map(async (actor) =>
      browser.newContext({
        baseURL: server,
        javaScriptEnabled: false,
        ...(actor && { storageState: await storageOf(server, actor) }),
      }),
    ),
  )
  /** As the server renders it, which a busy machine may leave to the browser. */
  const documentFor = async (context: BrowserContext | undefined, text: string) => {
    const page = await context?.newPage()
    let html = ''
    await expect(async () => {
      html = (await (await page?.goto(`/games/${game.id}/scoreboard`))?.text()) ?? ''
      expect(html).toContain(text)
    }).toPass()
    return html
  }
  const name = insider.team.name ?? ''
  // The server has what it read for an insider when the others are rendered.
  for (const context of [outside, visitor]) {
    await documentFor(inside, `"name":"${name}"`)
    expect(await documentFor(context, 'id="page-state"')).not.toContain(name)
  }
  for (const context of [inside, outside, visitor]) await context?.close()
})
