import type { Game, GameDetails } from '@halyard/api'
import type { WatchLineEvent } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { createElement } from 'react'
import { Link } from '#shared/link.tsx'
import { useFormat } from '#shared/format/format.ts'
import { knownCategory } from '#shared/game/challenge/categories.ts'
import { pennantOf } from '#shared/game/pennant.ts'
import { elapsedShare } from '#shared/game/phase/phase.ts'
import { solveLabel } from '#shared/game/solve-labels.ts'
import { paths } from '#shared/paths.ts'

/** The own solves inside the game as pennants of the watch line; each opens its challenge. */
export function useWatchEvents(game: Game, details: GameDetails | undefined): WatchLineEvent[] {
  'use memo'
  const { t, i18n } = useLingui()
  const format = useFormat()
  const infos = new Map(
    Object.values(details?.challenges ?? {})
      .flat()
      .map((info) => [info.id, info]),
  )
  const solves = details?.rank?.solvedChallenges ?? []
  return solves.flatMap((solve) => {
    const info = infos.get(solve.id)
    if (!info || solve.time > game.end) return []
    const label = i18n._(solveLabel[solve.type])
    const points = format.number(solve.score)
    const time = format.time(solve.time)
    return {
      id: solve.id,
      at: elapsedShare(game, solve.time),
      kind: pennantOf(solve.type),
      category: knownCategory(info.category),
      label: t`${{ title: info.title }}: ${label}, ${points} points, ${time}`,
      // For pointers: too small and too many to be stops of the Tab key, and the board has each of them as a tile.
      link: createElement(Link, { to: paths.challenges(game.id, { c: solve.id }), tabIndex: -1 }),
    }
  })
}
