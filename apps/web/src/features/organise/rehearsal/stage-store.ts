import type { RehearsalStage } from '@halyard/query'
import { createPersistedStore } from '#shared/storage/persisted-store.ts'

function parse(text: string): RehearsalStage | undefined {
  const { gameId, teamId } = Object(JSON.parse(text))
  if (typeof gameId !== 'number') return undefined
  return { gameId, teamId: typeof teamId === 'number' ? teamId : null }
}

/** The copy and the team of a rehearsal that has not been cleaned up, so that closing the page does not leave them for ever. */
export const stageStore = createPersistedStore<RehearsalStage | null>('halyard:rehearsal', {
  initial: null,
  parse,
  serialize: (stage) => stage && JSON.stringify(stage),
})
