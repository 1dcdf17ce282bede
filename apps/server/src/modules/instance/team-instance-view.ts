import type { Db, Row } from '#db/database.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'
import { roomFor, roomRules } from '#modules/instance/policy.ts'
import { listWanted } from '#modules/instance/repository.ts'
import type { TeamContainer } from '#modules/instance/repository.ts'
import { entryOf } from '#modules/instance/view.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import type { Settings } from '#modules/settings/settings.ts'

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
  { db, settings }: Pick<Infrastructure, 'db'> & { readonly settings: Settings },
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

/** What a team sees of all its instances in a game. */
export const teamInstanceView = (container: TeamContainer): Schema<'TeamContainerModel'> => ({
  challenge: {
    id: container.challenge_id,
    title: container.title,
    category: container.category,
  },
  entry: entryOf(container),
  startedAt: container.created_at,
  expectStopAt: container.expect_stop_at,
  startedBy: container.started_by,
})

/** The team's running instances, the one that ends first in front. */
export async function listRunningOf(
  db: Db,
  participationId: number,
): Promise<readonly TeamContainer[]> {
  const all = await listWanted(db, participationId)
  return all
    .filter(({ status }) => status === 'Running')
    .toSorted((a, b) => a.expect_stop_at - b.expect_stop_at)
}
