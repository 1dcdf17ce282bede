// `pnpm measure:ui [component…]`: gzip bytes of each component alone as a table for docs/measurements.md, milliseconds of the colour solver.
import { themeProperties } from '../../../packages/ui/src/theme/palette.ts'
import { THEMES } from '../../../packages/ui/src/theme/tokens.ts'
import { weightTable } from './columns.ts'
import { componentEntries, entryPoint, weigh } from './weigh.ts'

const names = process.argv.slice(2)

const brand = (index: number) => `#${((index * 41_943) & 0xffffff).toString(16).padStart(6, '0')}`

function solve(index: number): void {
  for (const theme of THEMES.slice(0, 2)) themeProperties(brand(index), theme)
}

/** Processor time for both plain themes of one brand, the average of many. */
function solverMilliseconds(): number {
  const RUNS = 200
  for (let index = 0; index < 40; index++) solve(index)
  const before = process.cpuUsage()
  for (let index = 0; index < RUNS; index++) solve(index)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / RUNS
}

async function weighAll() {
  const components = componentEntries()
  const unknown = names.filter((name) => !components[name])
  if (unknown.length > 0) throw new Error(`There is no component ${unknown.join(', ')}.`)
  const entries = names.length
    ? Object.fromEntries(names.map((name) => [name, components[name] ?? '']))
    : {
        'entry: charts': entryPoint('charts.ts'),
        'entry: markdown': entryPoint('markdown.ts'),
        'entry: colour': entryPoint('colour.ts'),
        ...components,
      }
  console.log(weightTable(await weigh(entries)))
}

console.log(`Colour solver, both themes of one brand: ${solverMilliseconds().toFixed(2)} ms of CPU`)
await weighAll()
