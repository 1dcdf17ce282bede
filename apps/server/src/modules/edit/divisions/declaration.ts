import type { Db } from '#db/database.ts'
import { updateDivision } from '#modules/edit/divisions/repository.ts'
import type { Division } from '#modules/edit/divisions/repository.ts'
import { requireDivision } from '#modules/edit/divisions/service.ts'
import { declarationTag } from '#modules/edit/divisions/view.ts'
import { requireMatch } from '#modules/operation/require-match.ts'
import type { IfMatch } from '#modules/operation/require-match.ts'

/** Changes what those who join with a team of the division accept. Throws Refusal. */
export async function editDeclaration(
  tx: Db,
  where: { gameId: number; id: number; ifMatch: IfMatch },
  text: string,
): Promise<Division> {
  const division = await requireDivision(tx, where.gameId, where.id)
  requireMatch(where.ifMatch, declarationTag(division))
  return updateDivision(tx, division.id, { declaration: text })
}
