import type {
  AcceptanceRow,
  PlayerDeclaration,
} from '#modules/game/review/acceptance-repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

function stateOf({ accepted_at, is_present }: PlayerDeclaration): Schema<'DeclarationState'> {
  if (accepted_at === null) return 'Missing'
  return is_present ? 'Accepted' : 'Earlier'
}

/** What a participation says of the declaration of its division; nothing where that has none. */
export const declarationsOf = (players: readonly PlayerDeclaration[] | undefined) =>
  players && {
    declarations: players.map((player) => ({
      userId: player.user_id,
      state: stateOf(player),
      acceptedAt: player.accepted_at,
    })),
  }

export const acceptanceView = (row: AcceptanceRow): Schema<'AcceptanceModel'> => ({
  id: row.id,
  userId: row.user_id,
  userName: row.user_name,
  divisionId: row.division_id,
  text: row.declaration,
  acceptedAt: row.accepted_at,
})

/** When players accepted the text as it is; undefined where no division of the game has a declaration. */
export function acceptancesOf(
  players: readonly PlayerDeclaration[],
): ReadonlyMap<string, number> | undefined {
  if (players.length === 0) return undefined
  return new Map(
    players.flatMap(({ user_id, accepted_at, is_present }) =>
      is_present && accepted_at !== null ? [[user_id, accepted_at]] : [],
    ),
  )
}
