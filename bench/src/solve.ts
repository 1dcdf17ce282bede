import type { Crew } from './fill.ts'

/** Somebody and a challenge that their team has not solved. */
export interface OpenSolve {
  readonly player: Crew['players'][number]
  readonly challenge: Crew['challenges'][number]
}

/** One open challenge of each team that has any. */
export const openSolves = ({ players, challenges }: Crew): OpenSolve[] =>
  players.flatMap((player) =>
    challenges
      .filter(({ id }) => !player.solved.includes(id))
      .slice(0, 1)
      .map((challenge) => ({ player, challenge })),
  )

/** Hands the right flag in. @throws Error when it is not taken */
export async function solve(
  url: string,
  gameId: number,
  { player, challenge }: OpenSolve,
): Promise<void> {
  const response = await fetch(`${url}/api/game/${gameId}/challenges/${challenge.id}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: `halyard_session=${player.token}`,
    },
    body: JSON.stringify({ flag: challenge.flag }),
  })
  if (!response.ok) throw new Error(`a right flag was answered ${response.status}`)
}
