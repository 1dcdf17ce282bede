// `npm start`: from a fresh checkout to a running platform. Works on Node 20.11 and newer, with nothing installed.
import { buildWeb } from './build.mjs'
import { handOver } from './hand-over.mjs'
import { fail, step } from './progress.mjs'
import { ensureToolchain, installPackages } from './toolchain.mjs'

const wordsOnly = ['--help', '-h', '--version', '-V']

async function main() {
  const args = process.argv.slice(2)
  const tools = await step('Node and pnpm', ensureToolchain)
  await step('Packages', () => installPackages(tools))
  if (!args.some((arg) => wordsOnly.includes(arg))) {
    await step('Web client', (say) => buildWeb(tools, say))
  }
  handOver(tools, 'apps/server/src/main.ts', args)
}

main().catch(fail)
