import type { Db } from '#db/database.ts'
import type { Fact, Found } from '#modules/game/signals/found.ts'
import type { MarkRow } from '#modules/game/signals/mark-repository.ts'
import { listChallengeTitles, listSignalTeams } from '#modules/game/signals/name-repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { editTag } from '#modules/operation/tags.ts'

/** The ETag of what staff can change of a signal. */
export const markTag = (mark: MarkRow | undefined): string =>
  editTag([mark?.note, mark?.marked_at, mark?.user_name])

const markView = (mark: MarkRow): Schema<'SignalMark'> => ({
  note: mark.note,
  userName: mark.user_name,
  time: mark.marked_at,
})

interface Sight {
  readonly marks: ReadonlyMap<string, MarkRow>
  /** Only administrators of the platform see the addresses of others. */
  readonly seesAddresses: boolean
}

/** With the names of teams and challenges, in the order of the signals. */
export async function signalViews(
  db: Db,
  gameId: number,
  found: readonly Found[],
  { marks, seesAddresses }: Sight,
): Promise<Schema<'SignalModel'>[]> {
  const titles = await listChallengeTitles(db, gameId)
  const ids = new Set(found.flatMap(({ participationIds }) => participationIds))
  const teams = await listSignalTeams(db, [...ids])
  return found.map((signal) => {
    const { challengeId } = signal
    const mark = marks.get(signal.id)
    const title = challengeId === undefined ? undefined : titles.get(challengeId)
    const ofSignal = (fact: Fact) => fact.challengeId === challengeId
    return {
      id: signal.id,
      kind: signal.kind,
      time: signal.atMs,
      challenge:
        challengeId === undefined || title === undefined ? null : { id: challengeId, title },
      teams: signal.participationIds.flatMap((id) => teams.get(id) ?? []),
      answer: signal.answer ?? null,
      address: (seesAddresses && signal.address) || null,
      facts: signal.facts.map((fact) => ({
        what: fact.what,
        time: fact.time ?? null,
        participationId: fact.participationId,
        challengeId: fact.challengeId ?? null,
        challenge: ofSignal(fact) ? null : (titles.get(fact.challengeId ?? 0) ?? null),
        submissionId: fact.submissionId ?? null,
        userName: fact.userName ?? null,
        seconds: fact.seconds ?? null,
        medianSeconds: fact.medianSeconds ?? null,
      })),
      mark: mark ? markView(mark) : null,
      etag: markTag(mark),
    }
  })
}
