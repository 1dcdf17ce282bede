// What the page's thread does between the largest paint and the moment from which a screen can be used, of the traces that
// `browser.ts --trace` has kept.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import { afterPaint } from './src/browser/after-paint.ts'
import type { AfterPaint } from './src/browser/after-paint.ts'
import type { TraceEvent } from './src/browser/thread-time.ts'

/** Columns of the table, in milliseconds. */
const COLUMNS = {
  LCP: ({ paintedMs }) => paintedMs,
  interactive: ({ interactiveMs }) => interactiveMs,
  between: ({ paintedMs, interactiveMs }) => interactiveMs - paintedMs,
  compile: ({ compile }) => compile,
  evaluate: ({ evaluate }) => evaluate,
  render: ({ render }) => render,
  effects: ({ effects }) => effects,
  layout: ({ layout }) => layout,
  script: ({ script }) => script,
  memory: ({ memory }) => memory,
  other: ({ other }) => other,
  preempted: ({ preempted }) => preempted,
  waiting: ({ waiting }) => waiting,
} as const satisfies Record<string, (row: AfterPaint) => number>

function readTrace(file: string, web: string): AfterPaint | undefined {
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return afterPaint(traceEvents, (url) => {
    try {
      return readFileSync(join(web, new URL(url).pathname), 'utf8')
    } catch {
      // Of another build, or of the browser itself.
      return undefined
    }
  })
}

function run(folder: string, { web }: { web: string }): void {
  const table: Record<string, Record<string, number>> = {}
  for (const name of readdirSync(folder).toSorted()) {
    if (!name.endsWith('.json')) continue
    const row = readTrace(join(folder, name), web)
    if (row)
      table[basename(name, '.json')] = Object.fromEntries(
        Object.entries(COLUMNS).map(([column, of]) => [column, Math.round(of(row))]),
      )
  }
  console.table(table)
}

await new Command()
  .name('bench-trace')
  .argument('<folder>', 'where the traces are')
  .option(
    '--web <folder>',
    'the built client they are of',
    fileURLToPath(new URL('../apps/web/dist', import.meta.url)),
  )
  .action(run)
  .parseAsync()
