import type { Weight } from './weigh.ts'

const number = new Intl.NumberFormat('en')

/**
 * A Markdown table of weights, several components beside each other.
 * @param across how many in one row
 */
export function weightTable(weights: ReadonlyMap<string, Weight>, across = 3): string {
  const cells = [...weights].map(([name, { js, css, later }]) => [
    name,
    number.format(js),
    number.format(css),
    later ? number.format(later) : '',
  ])
  const height = Math.ceil(cells.length / across)
  const blank = ['', '', '', '']
  const lines = Array.from({ length: height }, (_line, row) =>
    Array.from({ length: across }, (_part, at) => cells[row + at * height] ?? blank).flat(),
  )
  const repeat = (part: string[]) => Array.from({ length: across }, () => part).flat()
  return [
    repeat(['component', 'js', 'css', 'later']),
    repeat(['---', '--:', '--:', '--:']),
    ...lines,
  ]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n')
}
