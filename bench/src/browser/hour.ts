import type { Browser } from 'playwright'
import { openSolves } from '../solve.ts'
import { HAS_ROWS, logIn } from './list.ts'
import { sendWrongFlag } from './monitor.ts'
import { heapMegabytes } from './scoreboard.ts'
import type { PartOptions } from './scoreboard.ts'
import { report, withSlowPage } from './slow-page.ts'

/** So short that the hub never thinks that its server has gone: each step brings messages. */
const STEP_SECONDS = 10
const FLAGS_A_STEP = 20
const SAMPLE_MINUTES = 5
const MINUTES = 60

/**
 * What an hour in front of the submissions costs in memory: the page's clock runs ahead, with each timer once in a step at the most, and
 * messages come over the hub as in real life.
 */
export async function measureHour(browser: Browser, { url, game }: PartOptions): Promise<void> {
  const options = { url, slowdown: 1, content: HAS_ROWS, token: await logIn(url) }
  await withSlowPage(browser, options, async ({ page, devtools }) => {
    await page.clock.install()
    await page.goto(`/games/${game.crew.gameId}/monitor/submissions`)
    await page.getByText('entries so far').waitFor()
    await page.getByText('entries so far').waitFor({ state: 'detached', timeout: 120_000 })
    const open = openSolves(game.crew)
    const samples: number[] = []
    let sent = 0
    for (let minute = 0; minute <= MINUTES; minute += SAMPLE_MINUTES) {
      samples.push(await heapMegabytes(devtools))
      report(`hour: megabytes after ${minute} minutes`, samples.at(-1)?.toFixed(1) ?? '')
      if (minute === MINUTES) break
      for (let second = 0; second < SAMPLE_MINUTES * 60; second += STEP_SECONDS) {
        for (const until = sent + FLAGS_A_STEP; sent < until; sent++) {
          const one = open[sent % open.length]
          if (!one) throw new Error('Every team has solved everything')
          await sendWrongFlag(`${url}/api/game/${game.crew.gameId}`, one, sent)
        }
        await page.clock.fastForward(STEP_SECONDS * 1000)
      }
    }
    const grown = (samples.at(-1) ?? 0) - (samples[0] ?? 0)
    report('hour: messages', String(sent))
    report('hour: bytes of memory a message', ((grown * 1e6) / sent).toFixed(0))
  })
}
