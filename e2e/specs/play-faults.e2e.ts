import { unwrap } from '@halyard/api'
import { newGame } from '../world/game.ts'
import { endNow, firstVisit, flagPosts, play, type Played } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

const one = [{ title: 'Capstan', flag: 'flag{right}', submissionLimit: 5 }]
const hour = 3_600_000

for (const [how, shiftMs] of [
  ['3 hours slow', -3 * hour],
  ['30 minutes fast', 0.5 * hour],
  ['a day fast', 24 * hour],
  ['a day slow', -24 * hour],
] as const) {
  test(`a clock that is ${how} neither closes the board nor bends the countdown`, async ({
    browser,
    server,
  }) => {
    const end = Date.now() + 2 * hour
    const played = await play(browser, server, one, { end })
    const { page, context, open } = played
    await context.addInitScript((shift) => {
      const RealDate = Date
      const shifted = () => RealDate.now() + shift
      class ShiftedDate extends RealDate {
        constructor(...given: [] | [number | string]) {
          if (given.length === 0) super(shifted())
          else super(...given)
        }
        static override now = shifted
      }
      Object.defineProperty(globalThis, 'Date', { value: ShiftedDate })
    }, shiftMs)
    const deletes: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'DELETE') deletes.push(request.url())
    })
    const sheet = await open()
    await expect(page.getByText('The clock of this device is wrong').first()).toBeVisible()
    const amount = how.replace('a day', '24 hours')
    await expect(page.getByText(`It is ${amount}.`).first()).toBeVisible()
    await sheet.getByRole('textbox', { name: 'Flag' }).fill('flag{right}')
    await page.keyboard.press('Enter')
    await expect(sheet.getByText('Flag accepted')).toBeVisible()
    await page.keyboard.press('Escape')
    const clock = page.getByRole('timer').filter({ visible: true }).first()
    await expect(clock).toBeVisible()
    await expect(async () => {
      const [hours = 0, minutes = 0, seconds = 0] =
        /(\d+):(\d\d):(\d\d)/
          .exec((await clock.textContent()) ?? '')
          ?.slice(1)
          .map(Number) ?? []
      const shown = (hours * 3600 + minutes * 60 + seconds) * 1000
      expect(Math.abs(shown - (end - Date.now()))).toBeLessThan(2500)
    }).toPass()
    expect(deletes).toEqual([])
    await context.close()
  })
}

test('a flag whose answer is lost on the way is found accepted, and is not sent again', async ({
  browser,
  server,
}) => {
  const { page, context, game, open } = await play(browser, server, one)
  const sent = flagPosts(page)
  const sheet = await open()
  await page.route(`**/challenges/${game.challenges[0]?.id}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    // The server gets it and judges it; what it says never comes back.
    await route.fetch()
    return route.abort('connectionreset')
  })
  await sheet.getByRole('textbox', { name: 'Flag' }).fill('flag{right}')
  await page.keyboard.press('Enter')
  await expect(sheet.getByText(/^Solved by sailor/)).toBeVisible()
  expect(sent).toHaveLength(1)
  await context.close()
})

test('a flag that never left is said not to have arrived, survives a reload, and can be sent', async ({
  browser,
  server,
}) => {
  const { page, context, game, open } = await play(browser, server, one)
  const sheet = await open()
  const flag = sheet.getByRole('textbox', { name: 'Flag' })
  const address = `**/challenges/${game.challenges[0]?.id}`
  await page.route(address, (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
  )
  await flag.fill('flag{right}')
  await page.keyboard.press('Enter')
  await expect(sheet.getByText('The server did not get it.')).toBeVisible()
  await page.unroute(address)
  await page.reload()
  await expect(sheet.getByText('The server did not get it.')).toBeVisible()
  await expect(flag).toHaveValue('flag{right}')
  await sheet.getByRole('button', { name: 'Submit flag' }).click()
  await expect(sheet.getByText('Flag accepted')).toBeVisible()
  await context.close()
})

test('a reload between sending and the answer loses nothing', async ({ browser, server }) => {
  const { page, context, game, open } = await play(browser, server, one)
  const sheet = await open()
  const got = new Promise<void>((resolve) => {
    void page.route(`**/challenges/${game.challenges[0]?.id}`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await route.fetch()
      resolve()
      // The answer is delayed: the reload comes first.
      return undefined
    })
  })
  await sheet.getByRole('textbox', { name: 'Flag' }).fill('flag{wrong}')
  await page.keyboard.press('Enter')
  await got
  const sent = flagPosts(page)
  await page.reload()
  await expect(sheet.getByText(/Your team has used an attempt since/)).toBeVisible()
  await expect(sheet.getByRole('textbox', { name: 'Flag' })).toHaveValue('flag{wrong}')
  expect(sent).toEqual([])
  await context.close()
})

test('a storm of refusals leaves the flag in its field and counts down as the server says', async ({
  browser,
  server,
}) => {
  const { page, context, game, open } = await play(browser, server, one)
  const sheet = await open()
  const flag = sheet.getByRole('textbox', { name: 'Flag' })
  let storm = true
  await page.route(`**/challenges/${game.challenges[0]?.id}`, (route) =>
    storm && route.request().method() === 'POST'
      ? route.fulfill({
          status: 429,
          headers: { 'Retry-After': '3' },
          json: { title: 'Too many requests', status: 429 },
        })
      : route.fallback(),
  )
  await flag.fill('flag{right}')
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('button', { name: /Wait \d+ s/ })).toBeVisible()
  await expect(flag).toHaveValue('flag{right}')
  storm = false
  const submit = sheet.getByRole('button', { name: 'Submit flag' })
  await expect(submit).toBeEnabled()
  await submit.click()
  await expect(sheet.getByText('Flag accepted')).toBeVisible()
  await context.close()
})

test('a hub that never answers costs nothing: notices come by asking', async ({
  browser,
  server,
}) => {
  const { page, context, game, api } = await play(browser, server, one)
  // Delayed for ever.
  await page.route('**/hub/user/negotiate**', () => {})
  await page.goto(`/games/${game.id}/challenges`)
  await expect(page.getByRole('link', { name: /Capstan/ })).toBeVisible()
  await unwrap(
    api.POST('/api/edit/games/{id}/notices', {
      params: { path: { id: game.id } },
      body: { content: 'The tide is late.' },
    }),
  )
  await expect(page.getByText('The tide is late.').first()).toBeVisible({ timeout: 30_000 })
  await context.close()
})

test('a challenge that is closed while it is open says so and keeps what was typed', async ({
  browser,
  server,
}) => {
  const { context, game, api, open } = await play(browser, server, [
    ...one,
    { title: 'Bilge', flag: 'flag{other}' },
  ])
  const sheet = await open()
  await sheet.getByRole('textbox', { name: 'Flag' }).fill('flag{half')
  const params = { path: { id: game.id, challengeId: game.challenges[0]?.id ?? 0 } }
  const address = '/api/edit/games/{id}/challenges/{challengeId}'
  await unwrap(api.PUT(address, { params, body: { isEnabled: false } }))
  await expect(sheet.getByText('The organizers have closed this challenge')).toBeVisible({
    timeout: 30_000,
  })
  await expect(sheet.getByRole('textbox', { name: 'Flag' })).toHaveValue('flag{half')
  await expect(sheet.getByRole('textbox', { name: 'Flag' })).toBeDisabled()
  await context.close()
})

test('a game that is deleted while it is open is said to be gone', async ({ browser, server }) => {
  const { page, context, game, api } = await play(browser, server, one)
  await page.goto(`/games/${game.id}/challenges`)
  await expect(page.getByRole('link', { name: /Capstan/ })).toBeVisible()
  await unwrap(api.DELETE('/api/edit/games/{id}', { params: { path: { id: game.id } } }))
  await expect(page.getByRole('heading', { name: 'This game is gone' })).toBeVisible({
    timeout: 40_000,
  })
  await expect(page.getByText(game.title).first()).toBeVisible()
  await context.close()
})

/** Who has solved the challenge, as the server says. */
async function solvesOf({ api, game }: Pick<Played, 'api' | 'game'>) {
  const params = { path: { id: game.id } }
  const { items } = await unwrap(api.GET('/api/game/{id}/scoreboard', { params }))
  return items.flatMap(({ solvedChallenges }) => solvedChallenges)
}

test('a flag that comes when the game has just ended is said not to be taken, and is not', async ({
  browser,
  server,
}) => {
  const played = await play(browser, server, one, { practiceMode: false })
  const { page, context, game, open } = played
  const sheet = await open()
  const flag = sheet.getByRole('textbox', { name: 'Flag' })
  await flag.fill('flag{right}')
  // For the page the game still runs: only the server knows of the end.
  await page.route(`**/api/game/${game.id}`, (route) => route.abort('connectionreset'))
  await endNow(played)
  await page.keyboard.press('Enter')
  await expect(sheet.getByText('The game is over. This flag was not accepted.')).toBeVisible()
  await expect(flag).toHaveValue('flag{right}')
  expect(await solvesOf(played)).toEqual([])
  await context.close()
})

test('a flag that was taken before the end is accepted, though the answer comes after it', async ({
  browser,
  server,
}) => {
  const played = await play(browser, server, one, { practiceMode: false })
  const { page, context, game, open } = played
  const sheet = await open()
  const judged = Promise.withResolvers<undefined>()
  const isOver = Promise.withResolvers<undefined>()
  await page.route(`**/challenges/${game.challenges[0]?.id}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch()
    judged.resolve(undefined)
    await isOver.promise
    return route.fulfill({ response })
  })
  await sheet.getByRole('textbox', { name: 'Flag' }).fill('flag{right}')
  await page.keyboard.press('Enter')
  await judged.promise
  await endNow(played)
  isOver.resolve(undefined)
  // Beside the field, or as a toast where the board has closed meanwhile.
  await expect(page.getByText(/Flag accepted/).first()).toBeVisible({ timeout: 20_000 })
  expect(await solvesOf(played)).toHaveLength(1)
  await context.close()
})

test('a board and a scoreboard of nobody and nothing say so', async ({ browser, server }) => {
  const { page, context, game } = await play(browser, server, [])
  await page.goto(`/games/${game.id}/challenges`)
  await expect(page.getByRole('heading', { level: 1, name: 'Challenges' })).toBeAttached({
    timeout: firstVisit,
  })
  await expect(page.getByRole('heading', { name: 'No challenges yet' })).toBeVisible()
  const empty = await newGame(server, one)
  await page.goto(`/games/${empty.id}/scoreboard`)
  await expect(page.getByRole('heading', { name: 'No teams yet' })).toBeVisible({
    timeout: firstVisit,
  })
  await context.close()
})

test('names of every script are shown on the board as they are', async ({ browser, server }) => {
  const titles = [
    '逆流のカウンター',
    'מגדלור',
    'برج المنارة',
    'Маяк',
    '🌱 тест',
    'ประภาคาร',
    '<b>&amp;',
  ]
  const wishes = titles.map((title) => ({ title, flag: 'flag{x}' }))
  const { page, context, game } = await play(browser, server, wishes)
  await page.goto(`/games/${game.id}/challenges`)
  for (const title of titles) {
    const tile = page.getByRole('link').filter({ hasText: title }).first()
    await expect(tile).toBeVisible({ timeout: firstVisit })
  }
  await page.goto(`/games/${game.id}/challenges?q=${encodeURIComponent('ПРИЧАЛ')}`)
  await expect(page.getByText('Nothing matches “ПРИЧАЛ”')).toBeVisible()
  await context.close()
})
