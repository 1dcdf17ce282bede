// `npm start`: from a fresh checkout to a running platform. Works on Node 20.11 and newer, with nothing installed.
import { readFileSync } from 'node:fs'
import { buildWeb } from './build.mjs'
import { handOver } from './hand-over.mjs'
import { endWithNpm } from './parent.mjs'
import { fail, step } from './progress.mjs'
import { ensureToolchain, installPackages } from './toolchain.mjs'

/**
 * The engine would let the server's memory grow to several times of what it needs, because the machine has it. Less room
 * for what is young, garbage that is collected once it is a third of the rest, and two heaps of the C library instead of
 * eight a core cost no speed that could be measured.
 */
const settings = JSON.parse(
  readFileSync(new URL('../../apps/server/process.json', import.meta.url), 'utf8'),
)

const wordsOnly = ['--help', '-h', '--version', '-V']

async function main() {
  endWithNpm()
  const args = process.argv.slice(2)
  const tools = await step('Node and pnpm', ensureToolchain)
  await step('Packages', () => installPackages(tools))
  if (!args.some((arg) => wordsOnly.includes(arg))) {
    await step('Web client', (say) => buildWeb(tools, say))
  }
  handOver(tools, 'apps/server/src/main.ts', args, settings)
}

main().catch(fail)
