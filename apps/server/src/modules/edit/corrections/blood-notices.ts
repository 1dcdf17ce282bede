import type { Db } from '#db/database.ts'
import { listBloodNotices, listBloods } from '#modules/edit/corrections/bloods-repository.ts'
import type { BloodNotice } from '#modules/edit/corrections/bloods-repository.ts'
import { publishNotices, removeNotices } from '#modules/notice/service.ts'

/**
 * Makes the notices of a challenge's bloods say what the scoreboard says, after solves of it came or went in another way than by an
 * answer. Notices that are right stay as they are; the others are deleted, and published with the time of the solve.
 */
export async function correctBloodNotices(tx: Db, challengeId: number): Promise<void> {
  const wanted = await listBloods(tx, challengeId)
  const present = await listBloodNotices(tx, challengeId)
  const wrong = present.filter((notice) => !wanted.some((blood) => isSame(blood, notice)))
  const missing = wanted.filter((blood) => !present.some((notice) => isSame(blood, notice)))
  await removeNotices(
    tx,
    wrong.map(({ id }) => id),
  )
  await publishNotices(
    tx,
    missing.map(({ gameId, type, teamName, title, at }) => ({
      gameId,
      type,
      args: [teamName, title],
      publishedAtMs: at,
    })),
  )
}

const isSame = (a: BloodNotice, b: BloodNotice): boolean =>
  a.type === b.type && a.teamName === b.teamName && a.at === b.at
