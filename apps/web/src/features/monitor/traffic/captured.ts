import type { Schema } from '@halyard/api'

export type CapturedChallenge = Schema<'ChallengeTrafficModel'>
export type CaptureFile = Schema<'FileRecord'>

/** Whose captures at which challenge. */
export type Captured = {
  readonly gameId: number
  readonly challenge: { readonly id: number; readonly title: string }
  /** By its participation. */
  readonly team: {
    readonly id: number
    readonly name: string
    readonly avatar?: string | null | undefined
  }
}

/** The one with the id of the address; without an id, the first with the name. */
export const chosenOf = <Item extends { id: number }>(
  items: readonly Item[] | undefined,
  { id, name }: { id: number | undefined; name: string },
  nameOf: (item: Item) => string,
): Item | undefined =>
  items?.find((item) => (id === undefined ? name !== '' && nameOf(item) === name : item.id === id))

/** The identity of a capture. */
export const captureKey = (challengeId: number, partId: number, fileName: string): string =>
  `${challengeId}/${partId}/${fileName}`
