/** A moment as it stands in file names: `20261116-12.00.00Z`, UTC. */
export function nameTime(epochMs: number): string {
  const [day = '', time = ''] = new Date(epochMs).toISOString().split('T')
  return `${day.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '.')}Z`
}

/** Under this name a writeup is kept and handed out. */
export const writeupName = (gameId: number, teamId: number, atMs: number): string =>
  `Writeup-${gameId}-${teamId}-${nameTime(atMs)}.pdf`
