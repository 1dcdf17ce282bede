import { VisuallyHidden } from '@halyard/ui'
import type { ChallengeTileProps } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BoardChallenge } from '#features/play/board/data/challenges.ts'
import { marksOf } from '#features/play/board/marks/marks.ts'
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
  /** What the reader has not seen of it: the whole challenge, or a hint. */
  unseen: 'new' | 'hint' | undefined
  /** When an instance of it ends, epoch milliseconds. */
  closeTime: number | undefined
  isInWork: boolean
  /** The other members of the team who work on it. */
  people?: ReactNode
}

/** What this browser knows of one challenge: only what is shown, so that a tile is rendered again for nothing else. */
export function knownOf(challenge: BoardChallenge, known: Known): Omit<FaceOf, 'challenge'> {
  const { id } = challenge.info
  const marks = marksOf(challenge, known)
  return {
    unseen: unseenMarks.find((mark) => marks.includes(mark)),
    closeTime: known.closeTimes.get(id),
    isInWork: known.working.has(id),
    people: known.team?.people.get(id),
  }
}

/** A challenge that is new says more than its hint. */
const unseenMarks = ['new', 'hint'] as const

/** What a challenge looks like on the board, by what the reader has not seen of it and when an instance of it ends. */
export function useFace() {
  const { t, i18n } = useLingui()
  const format = useFormat()
  return ({ challenge, unseen, closeTime, isInWork, people }: FaceOf): ChallengeFace => {
    const { info, solve } = challenge
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
      news: news(),
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

    function news() {
      if (solve) return undefined
      if (unseen === 'new') return { kind: unseen, label: t`New` }
      if (unseen === 'hint') return { kind: unseen, label: t`New hint` }
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
