import type { Schema } from '@halyard/api'

type Game = Pick<Schema<'GameInfoModel'>, 'id' | 'title'>
type Participation = Schema<'ParticipationInfoModel'>

/**
 * The games a user takes part in, with the team.
 *
 * @param participations of each game in the order of the games; undefined while they are on their way
 */
export const gamesWith = <Kind extends Game>(
  games: readonly Kind[],
  participations: readonly (readonly Participation[] | undefined)[],
  userId: string,
) =>
  games.flatMap((game, at) =>
    (participations[at] ?? [])
      .filter(({ registeredMembers }) => registeredMembers.includes(userId))
      .map((participation) => ({ game, participation })),
  )
