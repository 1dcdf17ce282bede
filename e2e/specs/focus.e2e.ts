import { addressesOf } from '../world/addresses.ts'
import { contextOf, everyone, openScreen, partsOf, peopleOf, type World } from '../world/people.ts'
import { expect, test } from '../world/test.ts'
import { coveredStops } from '../world/walk.ts'

let world: World

test.beforeAll(async ({ server }) => {
  const categories = ['Web', 'Crypto', 'Pwn', 'Misc'] as const
  world = await peopleOf(
    server,
    categories.flatMap((category) =>
      Array.from({ length: 6 }, (_, index) => ({
        title: `${category} ${index + 1}`,
        flag: `flag{${category}${index}}`,
        category,
      })),
    ),
  )
})

for (const who of everyone) {
  for (const [index, addresses] of partsOf(addressesOf(who), 8).entries()) {
    test(`${who}: Tab and Shift+Tab bring nothing under a bar, part ${index + 1} @phone`, async ({
      browser,
      server,
      viewport,
      isMobile,
      hasTouch,
    }) => {
      test.setTimeout(300_000)
      const context = await contextOf(
        { browser, server, world, who },
        { viewport, isMobile, hasTouch },
      )
      const page = await context.newPage()
      const found: string[] = []
      for (const path of addresses) {
        await openScreen(page, world, path)
        for (const keys of ['Tab', 'Shift+Tab'] as const)
          found.push(...(await coveredStops(page, keys)).map((stop) => `${path} ${stop}`))
      }
      expect(found).toEqual([])
      await context.close()
    })
  }
}

test('at 400 % no bar keeps its place, and a challenge scrolls as a whole', async ({
  browser,
  server,
}) => {
  const viewport = { width: 320, height: 256 }
  const context = await contextOf({ browser, server, world, who: 'playing' }, { viewport })
  const page = await context.newPage()
  const stuck: string[] = []
  for (const path of ['/games', '/teams', '/games/GAME/challenges', '/games/GAME/scoreboard']) {
    await openScreen(page, world, path)
    const found = await page.evaluate(() => {
      scrollTo({ top: 150, behavior: 'instant' })
      const edges = [2, innerHeight - 3].map((y) => document.elementFromPoint(innerWidth / 2, y))
      // The heading of a page scrolls away with it, and on a short page not all the way.
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, with all it uses
      const keepsItsPlace = (bar: Element) => {
        for (let part: Element | null = bar; part; part = part.parentElement)
          if (['sticky', 'fixed'].includes(getComputedStyle(part).position)) return true
        return false
      }
      return edges
        .flatMap((hit) => hit?.closest('header, nav') ?? [])
        .filter(keepsItsPlace)
        .map((bar) => bar.outerHTML.slice(0, 80))
    })
    stuck.push(...found.map((bar) => `${path}: ${bar}`))
  }
  expect(stuck).toEqual([])
  await openScreen(page, world, '/games/GAME/challenges?c=CHALLENGE')
  const scrolls = () =>
    page.getByRole('dialog').evaluate(({ scrollHeight, clientHeight }) => ({
      whole: scrollHeight > clientHeight + 50,
      inner: [...document.querySelectorAll('[role=dialog] *')].filter(
        (part) =>
          part.scrollHeight > part.clientHeight + 20 &&
          getComputedStyle(part).overflowY === 'auto' &&
          part.clientHeight > 40,
      ).length,
    }))
  await expect.poll(scrolls).toEqual({ whole: true, inner: 0 })
  await context.close()
})
