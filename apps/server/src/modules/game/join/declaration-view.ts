import type { Db } from '#db/database.ts'
import { findAcceptance } from '#modules/game/join/acceptance-repository.ts'
import { declarationHash } from '#modules/game/join/declarations.ts'
import { findOwnParticipation } from '#modules/game/join/repository.ts'
import type { DivisionRow } from '#modules/game/join/repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

/** What the divisions that have a declaration want to be accepted, and whether the caller has done so for the own one. */
export async function listDeclarations(
  db: Db,
  divisions: readonly DivisionRow[],
  { gameId, userId }: { gameId: number; userId: string },
): Promise<Schema<'JoinDeclaration'>[]> {
  const declared = divisions.filter(({ declaration }) => declaration !== '')
  if (declared.length === 0) return []
  const own = await findOwnParticipation(db, gameId, userId)
  const played = own && declared.find(({ id }) => id === own.division_id)
  const isAccepted =
    own !== undefined &&
    played !== undefined &&
    (await findAcceptance(db, {
      participation_id: own.id,
      user_id: userId,
      division_id: played.id,
      declaration: played.declaration,
    }))
  return declared.map((division) => ({
    divisionId: division.id,
    text: division.declaration,
    hash: declarationHash(division),
    isAccepted: isAccepted && division === played,
  }))
}
