import { ApiError } from '@halyard/api'

/** Accounts in one request: the server hashes each password, and a refused one takes the whole request with it. */
const batchSize = 40

type WithTeam = { account: { teamName?: string | null } }

/**
 * Rows that must go in one request, in order: a team is made by the first request that names it, and a second one would make another
 * team of that name.
 */
export function groupsOf<Row extends WithTeam>(rows: readonly Row[]): Row[][] {
  const groups = new Map<string | symbol, Row[]>()
  for (const row of rows) {
    const { teamName } = row.account
    const key = teamName ? teamName : Symbol('alone')
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()]
}

/** Groups packed into requests of about the same size; a larger group is a request of its own. */
export function batchesOf<Row>(groups: readonly Row[][]): Row[][][] {
  const batches: Row[][][] = []
  let size = Infinity
  for (const group of groups) {
    const last = batches.at(-1)
    if (last && size + group.length <= batchSize) {
      last.push(group)
      size += group.length
    } else {
      batches.push([group])
      size = group.length
    }
  }
  return batches
}

type SendOptions<Row> = {
  /** Makes the accounts of one request: all of them or none. */
  send: (rows: Row[]) => Promise<unknown>
  onDone: (rows: readonly Row[]) => void
  onRefused: (rows: readonly Row[], error: unknown) => void
}

/**
 * Sends a batch. A refusal is halved until the refused group is alone: the others get in.
 *
 * @throws every other failure: whether the accounts were made is then not known
 */
export async function sendBatch<Row>(
  groups: readonly Row[][],
  options: SendOptions<Row>,
): Promise<void> {
  const rows = groups.flat()
  try {
    await options.send(rows)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error
    if (groups.length <= 1) return options.onRefused(rows, error)
    const half = Math.ceil(groups.length / 2)
    await sendBatch(groups.slice(0, half), options)
    await sendBatch(groups.slice(half), options)
    return
  }
  options.onDone(rows)
}
