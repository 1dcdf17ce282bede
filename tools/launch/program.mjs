// `npm run halyard -- …` and `npm run conformance -- …`: one of our programs, from a fresh checkout and any Node that `npm start` takes.
import { handOver } from './hand-over.mjs'
import { endWithNpm } from './parent.mjs'
import { fail, step } from './progress.mjs'
import { ensureToolchain, installPackages } from './toolchain.mjs'

async function main([file, ...args]) {
  endWithNpm()
  const tools = await step('Node and pnpm', ensureToolchain)
  await step('Packages', () => installPackages(tools))
  handOver(tools, file, args)
}

main(process.argv.slice(2)).catch(fail)
