import type { Db, Row } from '#db/database.ts'
import type { ChallengeCategory } from '#db/tables/games.ts'
import { roomFor, roomRules } from '#modules/instance/policy.ts'
import type { Container } from '#modules/instance/repository.ts'
import { entryOf } from '#modules/instance/view.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import type { Services } from '#modules/services.ts'

type TeamContainer = Container & {
  readonly title: string
  readonly category: ChallengeCategory
  readonly started_by: string | null
}

/** What a team sees of its instance of a challenge. */
export interface TeamInstance {
  readonly running: TeamContainer | undefined
  /** Others of the team that are in the way of a start. */
  readonly occupants: readonly TeamContainer[]
  /** How many of them a start destroys. */
  readonly displaced: number
}

/** The team's instance of a challenge, who started it, and what a start would cost. */
export async function readTeamInstance(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  game: Row<'games'>,
  { participationId, challengeId }: { participationId: number; challengeId: number },
): Promise<TeamInstance> {
  const all = await listWanted(db, participationId)
  const own = all.find((container) => container.challenge_id === challengeId)
  const running = own?.status === 'Running' ? own : undefined
  if (own) return { running, occupants: [], displaced: 0 }
  const { containerPolicy } = await settings.read()
  const { occupants, displaced } = roomFor(all, roomRules(game, containerPolicy))
  return { running, occupants, displaced: displaced.length }
}

/** The part of a challenge's context that is about its instance. */
export const contextView = (
  instance: TeamInstance | undefined,
): Omit<Schema<'ClientFlagContext'>, 'url' | 'fileSize'> => ({
  closeTime: instance?.running?.expect_stop_at ?? null,
  instanceEntry: instance?.running ? entryOf(instance.running) : null,
  ...(instance && {
    startedBy: instance.running?.started_by ?? null,
    occupants: instance.occupants.map(({ challenge_id: id, title, category }) => ({
      id,
      title,
      category,
    })),
    displaced: instance.displaced,
  }),
})

/** Containers of a team that are not being removed, oldest first. */
function listWanted(db: Db, participationId: number): Promise<TeamContainer[]> {
  return db
    .selectFrom('containers')
    .innerJoin('challenges', 'challenges.id', 'containers.challenge_id')
    .leftJoin('users', 'users.id', 'containers.user_id')
    .selectAll('containers')
    .select(['challenges.title', 'challenges.category', 'users.user_name as started_by'])
    .where('containers.participation_id', '=', participationId)
    .where('containers.status', '<>', 'Destroyed')
    .orderBy('containers.created_at')
    .orderBy('containers.id')
    .execute()
}
