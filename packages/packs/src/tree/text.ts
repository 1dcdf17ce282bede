import type { TreeFile } from '#tree/tree.ts'

/** A challenge file is some kilobytes; one of more is none, and would take long to parse. */
const mostTextBytes = 2_000_000

/** The text of a file that people write, undefined when it is far too long for one. */
export async function readText({ bytes, read }: TreeFile): Promise<string | undefined> {
  return bytes <= mostTextBytes ? new TextDecoder().decode(await read()) : undefined
}
