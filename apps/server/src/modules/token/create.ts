import { ms, msOrNull } from '#db/database.ts'
import type { TokenScope } from '#db/tables/accounts.ts'
import type { Context } from '#modules/operation/context.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { serverKeys } from '#modules/settings/secrets.ts'
import { countTokens, gameIsThere, insertToken } from '#modules/token/repository.ts'
import { hashToken, writeToken } from '#modules/token/token-text.ts'
import { tokenView } from '#modules/token/view.ts'
import { randomUuid } from '#platform/random.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The last second of the last year that the contract can name. */
const LAST_MOMENT_MS = 253_402_300_799_000
/** As many tokens may an account have that makes its own. */
const MAX_OWN = 50

interface NewToken {
  readonly name: string
  readonly expiresIn?: number | null | undefined
  /** Null for one that reads what monitors see. */
  readonly scopes: readonly TokenScope[] | null
  readonly gameId: number | null
}

type Needs = Pick<Context<'createOwnToken'>, 'clock' | 'db' | 'header' | 'random' | 'tx' | 'user'>

/** Makes a token of the caller and answers its text, this once. */
export async function makeToken(
  ctx: Needs,
  { name, expiresIn, scopes, gameId }: NewToken,
): Promise<Schema<'ApiTokenResponse'>> {
  const { clock, random, user } = ctx
  const now = clock.now()
  const id = randomUuid(random)
  const days = expiresIn ?? 0
  const expiresAtMs = days === 0 ? null : Math.min(now + days * DAY_MS, LAST_MOMENT_MS)
  const iat = Math.floor(now / 1000)
  const times = expiresAtMs === null ? { iat } : { iat, exp: Math.ceil(expiresAtMs / 1000) }
  const token = writeToken({ jti: id, ...times }, await serverKeys(ctx, 'tokenKeys'))
  const row = await ctx.tx(async (tx) => {
    if (scopes && (await countTokens(tx, user.id)) >= MAX_OWN)
      throw new Refusal(400, 'tooManyTokens', { values: { max: MAX_OWN } })
    if (gameId !== null && !(await gameIsThere(tx, gameId))) throw new Refusal(400, 'gameNotFound')
    return insertToken(tx, {
      id,
      name: name.trim(),
      creator_id: user.id,
      token_hash: hashToken(token),
      created_at: ms(now),
      expires_at: msOrNull(expiresAtMs),
      scopes: scopes && [...new Set(scopes)],
      game_id: gameId,
    })
  })
  ctx.header('cache-control', 'no-store')
  return { token, info: tokenView({ ...row, creator: user.userName }) }
}
