import { percentile } from '../percentile.ts'
import type { Course } from './play.ts'
import { isFault, linesOf } from './tally.ts'

const ms = (value: number) => value.toFixed(0)

/** The course of an event in Markdown: for each part what was asked, how long it took and what failed. */
export function renderCourse({ parts, openedMs, announced }: Course): string {
  const opened = openedMs.toSorted((one, two) => one - two)
  const at = (share: number) => percentile(opened, share)
  const sections = Array.from(
    parts,
    ([name, answers]) => `
## ${name}

| operation | answers | p50 ms | p95 ms | p99 ms | max ms | answers other than 2xx and 304 |
| --- | --- | --- | --- | --- | --- | --- |
${linesOf(answers)
  .map(
    ({ operation, count, p50, p95, p99, max, statuses }) =>
      `| ${operation} | ${count} | ${ms(p50)} | ${ms(p95)} | ${ms(p99)} | ${ms(max)} | ${others(statuses)} |`,
  )
  .join('\n')}`,
  )
  return `${sections.join('\n')}

- pages of ${opened.length} players complete after the start: median ${ms(at(0.5))} ms, p99 ${ms(at(0.99))} ms, last ${ms(at(1))} ms${[
    ...Map.groupBy(announced, ({ kind }) => kind),
  ]
    .map(([kind, all]) =>
      renderLateness(
        kind,
        all.map(({ lateMs }) => lateMs),
      ),
    )
    .join('')}`
}

/** How late webhooks brought what happened. */
function renderLateness(kind: string, lateMs: readonly number[]): string {
  const sorted = lateMs.toSorted((one, two) => one - two)
  const at = (share: number) => ms(percentile(sorted, share))
  return `\n- webhooks, ${kind}: ${sorted.length} messages, median ${at(0.5)} ms after it happened, p99 ${at(0.99)} ms, last ${at(1)} ms`
}

function others(statuses: Readonly<Record<string, number>>): string {
  const odd = Object.entries(statuses).filter(
    ([status]) => isFault(status) || status.startsWith('4'),
  )
  return odd.map(([status, count]) => `${status}: ${count}`).join(', ') || 'none'
}
