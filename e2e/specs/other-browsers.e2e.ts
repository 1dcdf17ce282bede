// A player's way in Firefox and WebKit: every step works, nothing of it is refused by the content policy, no error is thrown.
import type { Browser } from '../world/browsers/browser.ts'
import { startFirefox } from '../world/browsers/firefox.ts'
import { findFirefox, findWebKit } from '../world/browsers/programs.ts'
import { playInShort, quay } from '../world/browsers/short-journey.ts'
import { watchedServer } from '../world/browsers/watched-server.ts'
import { startWebKit } from '../world/browsers/webkit.ts'
import { newGame } from '../world/game.ts'
import { expect, test } from '../world/test.ts'

const firefox = findFirefox()
const webkit = findWebKit()

const browsers: Record<string, (() => Promise<Browser>) | undefined> = {
  Firefox: firefox === undefined ? undefined : () => startFirefox(firefox),
  WebKit: webkit && (() => startWebKit(webkit)),
}

for (const [name, start] of Object.entries(browsers)) {
  test(`a player's way in ${name}, without an error`, async ({ server }, testInfo) => {
    test.skip(!start, `there is no ${name} on this machine`)
    if (!start) return
    const game = await newGame(server, [quay])
    const watched = await watchedServer(server)
    const browser = await start()
    const folder = testInfo.outputPath()
    const pictureOf = (step: string) => `${folder}/${step}.png` as const
    try {
      await playInShort(browser, watched.url, game, pictureOf).catch(async (error: unknown) => {
        await browser.picture(pictureOf('failed'))
        throw error
      })
      expect(watched.troubles).toEqual([])
    } finally {
      await browser.close()
      await watched.close()
    }
  })
}
