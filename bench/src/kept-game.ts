import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Crew } from './fill.ts'
import type { GameSize } from './made-game.ts'

const KEPT_GAMES = fileURLToPath(new URL('../../.cache/bench', import.meta.url))
const MAKE_GAME = fileURLToPath(new URL('../make-game.ts', import.meta.url))

/** A data folder with one made game in it. */
export interface KeptGame {
  readonly folder: string
  readonly crewFile: string
  readonly crew: Crew
}

/** Makes a game of a size in the data folder of a stopped server. */
function makeIn(folder: string, { teams, challenges, solves }: GameSize): void {
  const size = ['--teams', teams, '--challenges', challenges, '--solves', solves].map(String)
  const stdio = ['ignore', 'ignore', 'inherit'] as const
  execFileSync(process.execPath, [MAKE_GAME, ...size, '--data', folder], { stdio: [...stdio] })
}

/** A copy of a made game, which is made on the first run and kept. */
export function copyOf(teams: number, solves: number): KeptGame {
  const size = { teams, challenges: 60, solves }
  const kept = join(KEPT_GAMES, `${teams}x60x${solves}`)
  if (!existsSync(join(kept, 'crew-1.json'))) {
    mkdirSync(KEPT_GAMES, { recursive: true })
    // In a place of its own first: programs of several working trees may make the same game at once.
    const made = mkdtempSync(join(KEPT_GAMES, 'new-'))
    makeIn(made, size)
    if (existsSync(join(kept, 'crew-1.json'))) rmSync(made, { recursive: true })
    else {
      rmSync(kept, { recursive: true, force: true })
      renameSync(made, kept)
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'halyard-bench-'))
  cpSync(kept, folder, { recursive: true, verbatimSymlinks: true })
  // A copied folder has the usual rights, and PostgreSQL wants its own to be closed to others.
  for (const part of ['.', 'postgres', 'postgres/cluster']) chmodSync(join(folder, part), 0o700)
  rmSync(join(folder, 'halyard.lock'), { force: true })
  return { folder, ...crewOf(folder, 1) }
}

/** One more game in the folder of another one. */
export function addGame({ folder }: KeptGame, gameId: number, size: GameSize): KeptGame {
  makeIn(folder, size)
  return { folder, ...crewOf(folder, gameId) }
}

function crewOf(folder: string, gameId: number): Pick<KeptGame, 'crew' | 'crewFile'> {
  const crewFile = join(folder, `crew-${gameId}.json`)
  return { crewFile, crew: JSON.parse(readFileSync(crewFile, 'utf8')) }
}
