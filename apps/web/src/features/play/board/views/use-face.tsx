import { VisuallyHidden } from '@halyard/ui'
import type { ChallengeTileProps } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BoardChallenge } from '#features/play/board/data/challenges.ts'
import type { Known } from '#features/play/board/marks/marks.ts'
import { useFormat } from '#shared/format/format.ts'
import { TimeLeft } from '#shared/game/phase/game-clock.tsx'
import { knownCategory } from '#shared/game/challenge/categories.ts'
import { pennantOf } from '#shared/game/pennant.ts'
import { solveLabel } from '#shared/game/solve-labels.ts'

export type ChallengeFace = Omit<ChallengeTileProps, 'children' | 'isSelected'>

/** A challenge, and what this browser knows of it. */
export type FaceOf = {
  challenge: BoardChallenge
  /** News of it before this moment are none, epoch milliseconds. */
  seenAt: number
  /** When an instance of it ends, epoch milliseconds. */
  closeTime: number | undefined
  isInWork: boolean
  /** The other members of the team who work on it. */
  people?: ReactNode
}

/** What this browser knows of one challenge, in plain values. */
export const knownOf = (id: number, known: Known): Omit<FaceOf, 'challenge'> => ({
  seenAt: known.seenAt(id),
  closeTime: known.closeTimes.get(id),
  isInWork: known.working.has(id),
  people: known.team?.people.get(id),
})

/** What a challenge looks like on the board, by what the reader has seen of it and when an instance of it ends. */
export function useFace() {
  const { t, i18n } = useLingui()
  const format = useFormat()
  return ({ challenge, seenAt, closeTime, isInWork, people }: FaceOf): ChallengeFace => {
    const { info, solve, announcedAt, hintAt } = challenge
    const count = info.solved
    return {
      title: info.title,
      category: knownCategory(info.category),
      points: (
        <>
          {format.number(info.score)}
          <VisuallyHidden>
            {' '}
            {t({ message: 'points', comment: 'After the number of points of a challenge.' })}
          </VisuallyHidden>
        </>
      ),
      solve: solve && {
        kind: solveKind(solve.type),
        label: solve.pending ? t`Solved, not counted yet` : i18n._(solveLabel[solve.type]),
      },
      news: news(announcedAt, hintAt),
      meta: meta(),
      people: !solve && people,
    }

    function meta(): ChallengeFace['meta'] {
      if (closeTime !== undefined) {
        return {
          kind: 'running',
          text: <TimeLeft until={closeTime} hourDigits={1} />,
          label: t`Instance running`,
        }
      }
      if (count === 0 && info.bloods.length === 0) {
        return {
          kind: 'unclaimed',
          text: t({
            message: 'open',
            comment: 'State of a challenge that has no solves and can be solved.',
          }),
          label: t`Nobody has solved it`,
        }
      }
      const label = t`${plural(count, { one: '# solve', other: '# solves' })}`
      return { kind: 'solves', text: format.number(count), label }
    }

    function news(announced: number | undefined, hint: number | undefined) {
      if (solve) return undefined
      if ((announced ?? 0) > seenAt) return { kind: 'new' as const, label: t`New` }
      if ((hint ?? 0) > seenAt) return { kind: 'hint' as const, label: t`New hint` }
      return isInWork ? { kind: 'work' as const, label: t`Working on it` } : undefined
    }
  }
}

type SolveKind = NonNullable<ChallengeTileProps['solve']>['kind']

const solveKinds = ['first', 'second', 'third'] as const

const solveKind = (type: Parameters<typeof pennantOf>[0]): SolveKind => {
  const kind = pennantOf(type)
  return solveKinds.find((known) => known === kind) ?? 'solve'
}
