import { limits } from '@halyard/api'
import type { Schema } from '@halyard/api'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { scopes } from '#features/tokens/scopes.ts'
import type { TokenScope } from '#features/tokens/scopes.ts'

const { maxLength } = limits.apiTokenCreateModel.name
/** Days; 0 is for ever, as on the wire. */
export const lives = ['7', '30', '90', '365', '0'] as const
export type Life = (typeof lives)[number]

export type TokenForm = Record<TokenScope, boolean> & {
  name: string
  life: Life
  gameId: number | null
}

export const emptyToken: TokenForm = {
  ...{ name: '', life: '90', gameId: null },
  ...{ Read: true, Play: false, Organize: false, Administer: false },
}

const chosen = (form: TokenForm) => scopes.filter((scope) => form[scope])

/** @param hasScopes whether the server knows any: without, all tokens read what monitors see */
export function checkToken(form: TokenForm, hasScopes: boolean, i18n: I18n) {
  const { length } = form.name.trim()
  const name =
    length === 0
      ? i18n._(msg`Name what the token is for.`)
      : length > maxLength
        ? i18n._(msg`Use at most ${{ maxLength }} characters.`)
        : undefined
  const isEmpty = hasScopes && chosen(form).length === 0
  return { name, Read: isEmpty ? i18n._(msg`Choose what the token may do.`) : undefined }
}

export const toReadingToken = ({ name, life }: TokenForm): Schema<'ApiTokenCreateModel'> => ({
  name: name.trim(),
  expiresIn: Number(life),
})

/** A limit to a game was chosen for organizing; it is none for a token that administers. */
export function toToken(form: TokenForm): Schema<'OwnTokenCreateModel'> {
  const isLimited = form.Organize && !form.Administer
  return {
    ...toReadingToken(form),
    scopes: chosen(form),
    gameId: isLimited ? form.gameId : null,
  }
}
