// What playing costs in a browser on a slow machine. Nothing here passes or fails.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Command, Option } from 'commander'
import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { measureBoard } from './src/browser/board.ts'
import { measureHour } from './src/browser/hour.ts'
import { measureJumps } from './src/browser/jump.ts'
import { measureMonitor } from './src/browser/monitor.ts'
import { measureChallenges, measureReview } from './src/browser/organise.ts'
import { measureMemory, measureScoreboard } from './src/browser/scoreboard.ts'
import type { PartOptions } from './src/browser/scoreboard.ts'
import { report } from './src/browser/slow-page.ts'
import { measureBoardVisits, measureVisits } from './src/browser/visits.ts'
import { addGame, copyOf } from './src/kept-game.ts'
import { withServer } from './src/server.ts'

interface Options {
  readonly only?: string
  readonly web: string
  readonly slowdown: number
  readonly rendered: 'yes' | 'no'
  readonly trace?: string
}

/** What a game of a weekend has; the slow line would carry a board of thousands for longer than anything else. */
const WEEKEND = { teams: 300, challenges: 60, solves: 6000 }
/** A large event. */
const LARGE = { teams: 1000, challenges: 60, solves: 20_000 }
/** More challenges than any event has. */
const HUNDREDS = { teams: 50, challenges: 500, solves: 2000 }

type Part = (browser: Browser, options: PartOptions) => Promise<void>
type Game = 'thousands' | 'large' | 'weekend' | 'hundreds'

const parts: Readonly<Record<string, readonly [of: Game, measure: Part]>> = {
  scoreboard: ['thousands', measureScoreboard],
  memory: ['thousands', measureMemory],
  jump: ['thousands', measureJumps],
  board: ['weekend', measureBoard],
  visits: ['weekend', measureVisits],
  'large-visits': ['large', measureBoardVisits],
  monitor: ['thousands', measureMonitor],
  hour: ['thousands', measureHour],
  review: ['thousands', measureReview],
  challenges: ['hundreds', measureChallenges],
}

async function run(
  { only, web, slowdown, rendered, trace: traces }: Options,
  command: Command,
): Promise<void> {
  if (!existsSync(join(web, 'index.html'))) command.error(`${web} has no built client.`)
  const chosen = Object.entries(parts).filter(([name]) => only === undefined || name === only)
  const thousands = copyOf(5000, 100_000)
  const games = {
    thousands,
    weekend: addGame(thousands, 2, WEEKEND),
    hundreds: addGame(thousands, 3, HUNDREDS),
    large: addGame(thousands, 4, LARGE),
  }
  const settings = {
    HALYARD_WEB: web,
    HALYARD_RATE_LIMITS: 'off',
    ...(rendered === 'no' && { HALYARD_SSR: 'off' }),
  }
  await withServer(
    thousands,
    async ({ url }) => {
      // The first board of thousands takes a second to make; who measures is not the first to ask. A board nobody asks for takes no memory.
      for (const of of new Set(chosen.map(([, [game]]) => game))) {
        const { crew } = games[of]
        await (await fetch(`${url}/api/game/${crew.gameId}/scoreboard`)).arrayBuffer()
      }
      for (const [name, [of, measure]] of chosen) {
        report(`\n${name}, page ${slowdown} times slower`, '')
        await withBrowser((browser) => measure(browser, { url, slowdown, game: games[of], traces }))
      }
    },
    settings,
  )
}

async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  const args = ['--disable-background-networking']
  const browser = await chromium.launch({ executablePath, args })
  try {
    await work(browser)
  } finally {
    await browser.close()
  }
}

const names = Object.keys(parts)

await new Command()
  .name('bench-browser')
  .addOption(new Option('--only <part>', 'one part').choices(names))
  .option(
    '--web <folder>',
    'the built client',
    fileURLToPath(new URL('../apps/web/dist', import.meta.url)),
  )
  .option('--slowdown <factor>', 'how many times slower the page is', Number, 4)
  .addOption(
    new Option('--rendered <whether>', 'whether the server renders pages, as ours does')
      .choices(['yes', 'no'])
      .default('yes'),
  )
  .option('--trace <folder>', 'of visits: one more of each screen, with a trace of Chromium')
  .action(run)
  .parseAsync()
