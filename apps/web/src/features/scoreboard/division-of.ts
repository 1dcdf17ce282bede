import type { Game } from '@halyard/api'
import type { BoardTable } from '#shared/board/table.ts'

/** The division of a view; undefined for all teams, and for one that the board does not have. */
export const divisionOf = ({ divisions }: BoardTable, divisionId: number | undefined) =>
  divisions.find(({ id }) => id === divisionId)

/** A game with the division of a view in its title: the names of files distinguish divisions. */
export function withDivision(
  { id, title }: Pick<Game, 'id' | 'title'>,
  table: BoardTable,
  divisionId: number | undefined,
): Pick<Game, 'id' | 'title'> {
  const division = divisionOf(table, divisionId)
  return { id, title: division ? `${title} ${division.name}` : title }
}
