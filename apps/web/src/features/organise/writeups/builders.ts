// Valid things with one interesting difference, for tests.
import { gameEnd } from '#shared/game/builders.ts'
import type { Writeup } from '#features/organise/writeups/writeups.ts'

let lastId = 0

/** A write-up, handed in at the end of the game by a team named after its id. */
export function aWriteup(
  changes: Partial<Omit<Writeup, 'team'>> & { name?: string } = {},
): Writeup {
  const { id = ++lastId, name = `Team ${id}`, ...rest } = changes
  return {
    id,
    team: { id: 90_000 + id, name, bio: null, avatar: null, locked: true },
    url: `/assets/${String(id).padStart(64, '0')}/writeup.pdf`,
    uploadTimeUtc: gameEnd,
    divisionId: null,
    ...rest,
  }
}
