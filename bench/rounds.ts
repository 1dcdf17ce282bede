// Runs another benchmark several times, and prints the median and the spread of each figure.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Command, InvalidArgumentError } from 'commander'
import { spreadOf } from './src/spread.ts'

const parseCount = (text: string): number => {
  const number = Number(text)
  if (Number.isInteger(number) && number > 0) return number
  throw new InvalidArgumentError('Not a whole number above 0.')
}

await new Command()
  .name('rounds')
  .argument('<file>', 'a benchmark of this folder, as "event.ts"')
  .argument('[arguments...]', 'of it')
  .option('--runs <count>', 'how often', parseCount, 3)
  .passThroughOptions()
  .action((file: string, others: readonly string[], { runs }: { runs: number }) => {
    const program = fileURLToPath(new URL(file, import.meta.url))
    const outputs = Array.from({ length: runs }, () =>
      execFileSync(process.execPath, [program, ...others], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    )
    console.log(spreadOf(outputs))
  })
  .parseAsync()
