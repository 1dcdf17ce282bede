// `npm run halyard -- …`: the command line tool, from a fresh checkout and any Node that `npm start` takes.
import { handOver } from './hand-over.mjs'
import { fail, step } from './progress.mjs'
import { ensureToolchain, installPackages } from './toolchain.mjs'

async function main() {
  const tools = await step('Node and pnpm', ensureToolchain)
  await step('Packages', () => installPackages(tools))
  handOver(tools, 'apps/cli/src/main.ts', process.argv.slice(2))
}

main().catch(fail)
