// WCAG 2.2, 1.4.12: whoever spaces letters, words and lines wider loses no text.
import type { Who } from '../world/addresses.ts'
import { contextOf, everyone, openScreen, peopleOf, type World } from '../world/people.ts'
import { expect, test } from '../world/test.ts'
import { lostToSpacing } from '../world/text-spacing.ts'

let world: World

test.beforeAll(async ({ server }) => {
  const categories = ['Web', 'Crypto', 'Pwn', 'Forensics'] as const
  world = await peopleOf(
    server,
    categories.map((category) => ({
      title: `${category} of the quay master`,
      flag: `flag{${category}}`,
      category,
      hints: ['Look *twice*.'],
    })),
  )
})

/** The screens of each person with the most text in the least room; the account's forms are alike. */
const densest: Record<Who, readonly string[]> = {
  visitor: ['/games'],
  newcomer: ['/account/register'],
  player: ['/', '/teams'],
  playing: [
    '/games/GAME/challenges',
    '/games/GAME/challenges?c=CHALLENGE',
    '/games/GAME/scoreboard',
    '/games/GAME/scoreboard?compare=TEAM',
  ],
  admin: [
    '/games/GAME/monitor',
    '/admin/users',
    '/admin/games/GAME/info',
    '/admin/games/GAME/challenges/CHALLENGE',
  ],
}

for (const who of everyone) {
  test(`${who}: wider text spacing cuts and covers no text`, async ({ browser, server }) => {
    const context = await contextOf({ browser, server, world, who })
    const page = await context.newPage()
    const found: string[] = []
    for (const path of densest[who]) {
      await openScreen(page, world, path)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        found.push(...(await lostToSpacing(page)).map((what) => `${path} at ${width}: ${what}`))
      }
    }
    expect(found).toEqual([])
    await context.close()
  })
}
