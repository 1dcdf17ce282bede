import type { PricedHint } from '#modules/edit/hints/repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { editTag } from '#modules/operation/tags.ts'

/** The ETag of the hints with a price. Teams that open one change nothing that an edit could overwrite. */
export const hintsTag = (hints: readonly PricedHint[]): string =>
  editTag(hints.map(({ id, text, price }) => ({ id, text, price })))

export const hintsView = (hints: readonly PricedHint[]): Schema<'PricedHintsModel'> => ({
  hints: [...hints],
  etag: hintsTag(hints),
})
