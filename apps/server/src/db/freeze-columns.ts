import type { Row } from '#db/database.ts'

/** The moment from which players are not shown what was solved, epoch milliseconds; null while they are shown everything. */
export const hiddenFrom = (game: Pick<Row<'games'>, 'freeze_at' | 'revealed_at'>): number | null =>
  game.revealed_at === null ? game.freeze_at : null
