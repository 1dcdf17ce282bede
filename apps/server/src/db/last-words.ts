export interface LastWords {
  /** Takes output as it comes and returns the lines it completed. */
  add(text: string): string[]
  /** The kept lines as one. */
  text(): string
  /** The line that says why, if there is one, else all. */
  reason(): string
}

/** Keeps the last lines a child process wrote, to quote them when it fails. */
export function lastWords(limit: number): LastWords {
  let rest = ''
  let lines: string[] = []
  const text = () =>
    [...lines, rest]
      .map((line) => line.trim())
      .filter(Boolean)
      .join(' ')
  return {
    add(chunk) {
      const parts = (rest + chunk).split('\n')
      rest = parts.pop() ?? ''
      const complete = parts.map((line) => line.trim()).filter(Boolean)
      lines = [...lines, ...complete].slice(-limit)
      return complete
    },
    text,
    reason: () => lines.find((line) => /error|fatal|could not/i.test(line)) ?? text(),
  }
}
