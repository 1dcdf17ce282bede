/** A point in time for file names: `20261116-12.00.00Z`, UTC. */
export function nameTime(epochMs: number): string {
  const [day = '', time = ''] = new Date(epochMs).toISOString().split('T')
  return `${day.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '.')}Z`
}
