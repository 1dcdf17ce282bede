import type { Schema } from '@halyard/api'
import { Trans, useLingui } from '@lingui/react/macro'
import { scopeLabels, scopes } from '#features/tokens/scopes.ts'
import { useFormat } from '#shared/format/format.ts'
import * as styles from './token-list.css.ts'

/** What a token may do, and for which game; nothing on a server where all tokens do the same. */
export function TokenScopes({ token }: { token: Schema<'ApiToken'> }) {
  const { i18n } = useLingui()
  const { list } = useFormat()
  const { gameId } = token
  if (token.lastUsedIp === undefined) return null
  const given = scopes.filter((scope) => token.scopes?.includes(scope))
  const names = list(given.map((scope) => i18n._(scopeLabels[scope])))
  return (
    <p className={styles.scopes}>
      {token.scopes === undefined ? (
        <Trans>Reads what monitors see</Trans>
      ) : gameId ? (
        <Trans>
          {names}, only in game {gameId}
        </Trans>
      ) : (
        names
      )}
    </p>
  )
}
