import { WEIGHTS } from '#move-in/remarks.ts'
import { exitCodeOf, isBoardKept } from '#move-in/report.ts'
import type { MoveReport, TableReport } from '#move-in/report.ts'
import type { GameComparison } from '#move-in/compare.ts'
import type { Remark, Weight } from '#move-in/remarks.ts'

const MOST_SUBJECTS = 10
const HEADINGS: Readonly<Record<Weight, string>> = {
  closed: 'Closed here, so that nothing is more open than it was',
  lost: 'Could not be moved as it was',
  changed: 'Changed on the way',
  behind: 'Has no place here and stays behind',
  note: 'Worth knowing',
}

/** The report as a person reads it. */
export function textOf(report: MoveReport): string {
  const { source, isDryRun, tables, games, remarks, staysBehind } = report
  return [
    `${isDryRun ? 'Would move' : 'Moved'} ${source}`,
    '',
    ...remarkLines(remarks, 'closed'),
    ...(games.length > 0
      ? ['Scoreboards, compared team by team with those there', ...games.flatMap(gameLines), '']
      : []),
    ...WEIGHTS.slice(1).flatMap((weight) => remarkLines(remarks, weight)),
    `Always stays behind: ${staysBehind.join(', ')}.`,
    '',
    ...table(tables),
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
  places,
  totals,
  reasons,
}: GameComparison): string[] {
  const size = `${count(teams)} teams, ${count(solves)} solves`
  const others = [...places, ...totals]
  const verdict =
    differences.length > 0
      ? `${differences.length} rows UNEQUAL`
      : others.length > 0
        ? 'not the board that is shown there'
        : teams === 0
          ? 'nothing to compare'
          : 'equal'
  return [
    `  ${id}  ${title}: ${size}, ${verdict}`,
    ...some(differences).map((line) => `       ${line}`),
    ...(others.length > 0
      ? [
          `       ${count(others.length)} of ${count(teams)} teams have another place, other points or other solves:`,
          ...some(others).map((line) => `         ${line}`),
          '       because of',
          ...some(reasons).map((line) => `         ${line}`),
        ]
      : []),
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
  const arrival = isDryRun ? 'would arrive' : 'arrived'
  const verdict = `${whole} ${arrival}, ${boardsOf(report)}.`
  const time = `It took ${seconds.toFixed(1)} s, with ${sizeOf(fileBytes)} of files.`
  return [
    code === 3 ? 'Something that arrived differs from the source, see UNEQUAL above.' : verdict,
    isDryRun
      ? `Nothing was changed: this was a rehearsal. ${time} The move itself also writes the files.`
      : time,
  ]
}

function boardsOf(report: MoveReport): string {
  const { games, isDryRun } = report
  const is = isDryRun ? 'would be' : 'is'
  if (!isBoardKept(report)) return `but a scoreboard ${is} another one than there, see above`
  if (games.every(({ teams }) => teams === 0)) return 'and there is no scoreboard to compare'
  return `and every scoreboard ${is} equal`
}

const sizeOf = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${count(Math.ceil(bytes / 1e6))} MB`

/** Names come from strangers: none of them may steer the terminal. */
const printable = (line: string): string => line.replaceAll(/\p{Cc}/gu, '\u{FFFD}')
