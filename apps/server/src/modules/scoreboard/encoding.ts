import { BOARD_ENCODINGS } from '#modules/scoreboard/board-forms.ts'
import type { BoardEncoding } from '#modules/scoreboard/board-forms.ts'

/** The smallest form of the board that the caller accepts. */
export function preferredEncoding(header: string | string[] | undefined): BoardEncoding {
  const accepted = [header ?? []]
    .flat()
    .flatMap((text) => text.split(','))
    .map((entry) =>
      entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, weight]) => Number(weight?.slice(2) ?? 1) > 0)
    .map(([name]) => name)
  return BOARD_ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}
