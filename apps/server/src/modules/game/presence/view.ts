import { assetPath } from '#modules/asset/paths.ts'
import type { NoteVersion, Shared } from '#modules/game/presence/repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

export const presenceView = ({ workers, notes }: Shared): Schema<'TeamPresenceModel'> => ({
  isShared: true,
  workers: workers.map(({ avatarHash, ...worker }) => ({
    ...worker,
    avatar: assetPath(avatarHash, 'avatar'),
  })),
  notes: [...notes],
})

/** @param versions the latest first */
export const noteView = ([last, ...history]: readonly NoteVersion[]): Schema<'TeamNoteModel'> => ({
  ...(last ?? { text: '', version: 0, savedAt: null, savedBy: null }),
  history,
})
