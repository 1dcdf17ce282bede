export interface OutputTail {
  /** Appends output and returns the lines it completed. */
  add(text: string): string[]
  /** The last lines. */
  lines(): readonly string[]
  /** The last lines, joined. */
  text(): string
  /** The first line that looks like an error, else all. */
  reason(): string
}

/** Keeps the last lines of a child process's output, to quote them when it fails. */
export function outputTail(limit: number): OutputTail {
  let rest = ''
  let lines: string[] = []
  const last = () => [...lines, rest].map((line) => line.trim()).filter(Boolean)
  const text = () => last().join(' ')
  return {
    add(chunk) {
      const parts = (rest + chunk).split('\n')
      rest = parts.pop() ?? ''
      const complete = parts.map((line) => line.trim()).filter(Boolean)
      lines = [...lines, ...complete].slice(-limit)
      return complete
    },
    lines: last,
    text,
    reason: () => lines.find((line) => /error|fatal|could not/i.test(line)) ?? text(),
  }
}
