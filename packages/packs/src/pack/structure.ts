/** More than any challenge file has; reading what has more takes a reader of YAML many seconds. */
const mostLines = 20_000
const mostKeys = 10_000
const deepest = 500

/** Why a text is no challenge file by its structure alone, found without reading it as YAML. */
export function structureProblem(text: string): string | undefined {
  let lines = 0
  let keys = 0
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '\n') lines += 1
    else if (character === ':') keys += 1
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth = Math.max(depth - 1, 0)
    if (depth > deepest) return `brackets more than ${deepest} deep`
  }
  if (lines > mostLines) return `more than ${mostLines} lines`
  return keys > mostKeys ? `more than ${mostKeys} keys` : undefined
}
