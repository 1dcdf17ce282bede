import { hasStatus, unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import type { Timetable } from '@halyard/packs'
import { challengeKey } from '@halyard/packs/send'
import type { Difference } from '@halyard/packs/send'
import type { Session } from '#server/connect.ts'

type Schedule = Schema<'ScheduleModel'>

const url = '/api/edit/games/{id}/schedule'
/** How often a schedule that others change meanwhile is compared again. */
const MOST_TRIES = 5

export const readSchedule = ({ client }: Session, id: number): Promise<Schedule> =>
  unwrap(client.GET(url, { params: { path: { id } } }))

/** What of the schedule differs from the files. Times of challenges that no file names stay. */
export function compareSchedule(
  { freezeAt, releases }: Pick<Schedule, 'freezeAt' | 'releases'>,
  timetable: Timetable,
  known: ReadonlyMap<string, number>,
): Difference[] {
  const current = new Map(releases.map(({ challengeId, releaseAt }) => [challengeId, releaseAt]))
  const moved = [...timetable.releases].flatMap(([challenge, after]): Difference[] => {
    const id = known.get(challengeKey(challenge))
    const before = (id === undefined ? undefined : current.get(id)) ?? null
    return before === after ? [] : [{ what: `release of ${challenge.title}`, before, after }]
  })
  const isFrozenElse = timetable.freezeAt !== undefined && timetable.freezeAt !== freezeAt
  return [
    ...(isFrozenElse ? [{ what: 'freezeAt', before: freezeAt, after: timetable.freezeAt }] : []),
    ...moved,
  ]
}

/** Makes the schedule what the files say; somebody else's change of it at the same time stays. Returns what was changed. */
export async function bringSchedule(
  session: Session,
  id: number,
  timetable: Timetable,
  known: ReadonlyMap<string, number>,
): Promise<Difference[]> {
  for (let tries = 1; ; tries += 1) {
    const stored = await readSchedule(session, id)
    const differences = compareSchedule(stored, timetable, known)
    if (differences.length === 0) return []
    const times = new Map<number, number | null>(
      stored.releases.map(({ challengeId, releaseAt }) => [challengeId, releaseAt]),
    )
    for (const [challenge, at] of timetable.releases) {
      const challengeId = known.get(challengeKey(challenge))
      if (challengeId !== undefined) times.set(challengeId, at)
    }
    const releases = [...times].flatMap(([challengeId, releaseAt]) =>
      releaseAt === null ? [] : [{ challengeId, releaseAt }],
    )
    const freezeAt = timetable.freezeAt === undefined ? stored.freezeAt : timetable.freezeAt
    const params = { path: { id }, header: { 'If-Match': stored.etag } }
    try {
      await unwrap(session.client.PUT(url, { params, body: { freezeAt, releases } }))
      return differences
    } catch (error) {
      if (!hasStatus(error, 412) || tries === MOST_TRIES) throw error
    }
  }
}
