/** What a player has in hand: the text of the challenge and the downloaded file. */
export type Hand = { content: string; file: Buffer }
export type Solver = (hand: Hand) => string

/** The first block of code in a text. */
export function codeBlock(content: string): string {
  const block = /```\w*\n([\s\S]*?)```/.exec(content)?.[1]
  if (block === undefined) throw new Error('there is no block of code')
  return block.trim()
}

export function flagIn(text: string): string {
  const flag = /halyard\{[a-z0-9_]+\}/.exec(text)?.[0]
  if (flag === undefined) throw new Error('there is no flag in this text')
  return flag
}

/** The groups of every match, without the whole. */
export const matches = (text: string, pattern: RegExp): string[][] =>
  [...text.matchAll(pattern)].map((match) => match.slice(1))
