// Makes a game of any size, straight in a database or as the JSON that a server would answer.
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Command, InvalidArgumentError } from 'commander'
import { buildScoreboard } from '@halyard/rules'
import { ADMINISTRATOR, withDatabase } from './src/database.ts'
import { fillDatabase } from './src/fill.ts'
import { PLAYER_PASSWORD } from './src/fill-players.ts'
import { makeGame } from './src/made-game.ts'
import type { GameSize } from './src/made-game.ts'

interface Options extends GameSize {
  readonly data?: string
  readonly json?: string
}

const count = (text: string): number => {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 0) return number
  throw new InvalidArgumentError('Not a whole number from 0.')
}

async function run({ data, json, ...size }: Options, command: Command): Promise<void> {
  if (size.solves > size.teams * size.challenges)
    command.error(`${size.teams} teams cannot solve ${size.challenges} challenges that often.`)
  const url = process.env['DATABASE_URL']
  if (json === undefined && data === undefined)
    command.error('Say where to: --data FOLDER (with DATABASE_URL: that database), or --json FILE.')
  const now = Date.now()
  const facts = makeGame(size, now)
  if (json !== undefined) {
    writeFileSync(json, JSON.stringify(buildScoreboard(facts, { builtAt: now })))
    console.log(`Scoreboard written to ${resolve(json)}.`)
  }
  if (data === undefined) return
  const title = `Made: ${size.teams} x ${size.challenges}`
  const crew = await withDatabase({ folder: data, url }, (client) =>
    fillDatabase(client, facts, { title, nowMs: now }),
  )
  const crewFile = join(data, `crew-${crew.gameId}.json`)
  writeFileSync(crewFile, JSON.stringify(crew), { mode: 0o600 })
  console.log(`Game ${crew.gameId} "${title}" is in ${url ? 'DATABASE_URL' : resolve(data)}.
Players ${crew.players[0]?.userName}, … log in with ${PLAYER_PASSWORD}; on a new database ${ADMINISTRATOR.name} with ${ADMINISTRATOR.password}.
Open sessions for load tests: ${crewFile}`)
}

await new Command()
  .name('make-game')
  .option('--teams <count>', 'teams, with one player each', count, 5000)
  .option('--challenges <count>', 'challenges', count, 60)
  .option('--solves <count>', 'solves in the whole game', count, 100_000)
  .option(
    '--data <folder>',
    'data folder of a platform that is not running; with DATABASE_URL only for the list of sessions',
  )
  .option('--json <file>', 'write the scoreboard that a server would answer')
  .action(run)
  .parseAsync()
