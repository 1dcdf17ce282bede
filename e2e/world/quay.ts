/** Solves the sample game's "A day at the quay" from a team's own list of arrivals, as a player would. */
export function solveQuay(arrivals: string): string {
  const freeAt = [0, 0, 0, 0, 0, 0, 0]
  let sum = 0
  for (const line of arrivals.trim().split('\n')) {
    const [, arrives = '0', needs = '0'] = line.split(' ')
    const start = Math.max(Number(arrives), Math.min(...freeAt))
    const berth = freeAt.findIndex((free) => free <= start)
    const leaves = start + Number(needs)
    freeAt[berth] = leaves
    sum += (berth + 1) * leaves
  }
  return `halyard{${Math.max(...freeAt)}_${sum}}`
}
