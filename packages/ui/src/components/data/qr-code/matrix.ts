/** One SVG path for the dark squares of a code, one unit each; runs in a row are one piece. */
export function darkPath(matrix: readonly (readonly boolean[])[]): string {
  const parts: string[] = []
  for (const [y, row] of matrix.entries()) {
    let start = -1
    for (let x = 0; x <= row.length; x++) {
      if (row[x] && start < 0) start = x
      if (!row[x] && start >= 0) {
        parts.push(`M${start} ${y}h${x - start}v1H${start}z`)
        start = -1
      }
    }
  }
  return parts.join('')
}
