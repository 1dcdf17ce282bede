import { exitCodeOf } from '#move-in/report.ts'
import type { MoveReport, TableReport } from '#move-in/report.ts'
import type { GameComparison } from '#move-in/compare.ts'
import type { Remark, Weight } from '#move-in/remarks.ts'

const MOST_SUBJECTS = 10
const HEADINGS: Readonly<Record<Weight, string>> = {
  lost: 'Could not be moved as it was',
  changed: 'Changed on the way',
  note: 'Worth knowing',
}

/** The report as a person reads it. */
export function textOf(report: MoveReport): string {
  const { source, isDryRun, tables, games, remarks, staysBehind } = report
  return [
    `${isDryRun ? 'Would move' : 'Moved'} ${source}`,
    '',
    ...table(tables),
    '',
    ...(games.length > 0
      ? [
          'Scoreboards, compared team by team with the solves there',
          ...games.flatMap(gameLines),
          '',
        ]
      : []),
    ...(['lost', 'changed', 'note'] as const).flatMap((weight) => remarkLines(remarks, weight)),
    `Stays behind: ${staysBehind.join(', ')}.`,
    '',
    ...conclusionOf(report),
  ]
    .map(printable)
    .join('\n')
}

function table(tables: readonly TableReport[]): string[] {
  const rows = [
    ['', 'there', 'moved', 'here'],
    ...tables.map(({ name, inSource, moved, found }) => [
      name,
      count(inSource),
      count(moved),
      `${count(found)}${moved === found ? '' : '  UNEQUAL'}`,
    ]),
  ]
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  return rows.map(([name = '', ...counts]) =>
    [
      '  ' + name.padEnd(widths[0] ?? 0),
      ...counts.map((text, at) => text.padStart(widths[at + 1] ?? 9)),
    ]
      .join('   ')
      .trimEnd(),
  )
}

const count = (value: number): string => value.toLocaleString('en-US')

function gameLines({
  id,
  title,
  teams,
  solves,
  differences,
  otherTotals,
}: GameComparison): string[] {
  const size = `${count(teams)} teams, ${count(solves)} solves`
  const verdict = differences.length === 0 ? 'equal' : `${differences.length} rows UNEQUAL`
  return [
    `  ${id}  ${title}: ${size}, ${verdict}`,
    ...some(differences).map((line) => `       ${line}`),
    ...(otherTotals.length > 0
      ? [`       ${count(otherTotals.length)} teams have other points, by other rules:`]
      : []),
    ...some(otherTotals).map((line) => `         ${line}`),
  ]
}

function remarkLines(remarks: readonly Remark[], weight: Weight): string[] {
  const own = remarks.filter((remark) => remark.weight === weight)
  if (own.length === 0) return []
  const lines = own.flatMap(({ text, subjects }) => [
    `  - ${text}`,
    ...some(subjects).map((subject) => `      ${subject}`),
  ])
  return [HEADINGS[weight], ...lines, '']
}

const some = (lines: readonly string[]): readonly string[] =>
  lines.length <= MOST_SUBJECTS
    ? lines
    : [
        ...lines.slice(0, MOST_SUBJECTS),
        `and ${count(lines.length - MOST_SUBJECTS)} more, all of them with --json`,
      ]

function conclusionOf(report: MoveReport): string[] {
  const { isDryRun, seconds, fileBytes } = report
  const code = exitCodeOf(report)
  const whole = `Everything${code === 2 ? ' else' : ''}`
  const verdict = isDryRun
    ? `${whole} would arrive, and every scoreboard would be equal.`
    : `${whole} arrived, and every scoreboard is equal.`
  const time = `It took ${seconds.toFixed(1)} s, with ${sizeOf(fileBytes)} of files.`
  return [
    code === 3 ? 'Something that arrived differs from the source, see UNEQUAL above.' : verdict,
    isDryRun
      ? `Nothing was changed: this was a rehearsal. ${time} The move itself also writes the files.`
      : time,
  ]
}

const sizeOf = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${count(Math.ceil(bytes / 1e6))} MB`

/** Names come from strangers: none of them may steer the terminal. */
const printable = (line: string): string => line.replaceAll(/\p{Cc}/gu, '\u{FFFD}')
