import { useLingui } from '@lingui/react/macro'
import { summaryOf } from '#features/organise/divisions/summary.ts'
import type { Summary } from '#features/organise/divisions/summary.ts'

/** What a team of a division may do, in one sentence. */
export function useSummary() {
  const { t } = useLingui()
  const joiningText = {
    assigned: t({
      message: 'Only organizers put teams here',
      comment: 'Start of a sentence about the teams of a division; “they …” follows.',
    }),
    open: t({
      message: 'Any team can join and plays immediately',
      comment: 'Start of a sentence about the teams of a division; “they …” follows.',
    }),
    openWithCode: t({
      message: 'Teams with the code join and play immediately',
      comment: 'Start of a sentence about the teams of a division; “they …” follows.',
    }),
    reviewed: t({
      message: 'Any team can join and plays once it is accepted',
      comment: 'Start of a sentence about the teams of a division; “they …” follows.',
    }),
    reviewedWithCode: t({
      message: 'Teams with the code can join and play once they are accepted',
      comment: 'Start of a sentence about the teams of a division; “they …” follows.',
    }),
  } satisfies Record<Summary['joining'], string>
  const playingText = {
    nothing: t({
      message: 'they see no challenges',
      comment: 'Middle of a sentence about the teams of a division.',
    }),
    looking: t({
      message: 'they see the challenges but cannot submit flags',
      comment: 'Middle of a sentence about the teams of a division.',
    }),
    checking: t({
      message: 'their flags are checked but earn no points',
      comment: 'Middle of a sentence about the teams of a division.',
    }),
    bloods: t({
      message: 'they earn bloods but no points',
      comment: 'Middle of a sentence about the teams of a division.',
    }),
    points: t({
      message: 'they earn points but no bloods',
      comment: 'Middle of a sentence about the teams of a division.',
    }),
    pointsAndBloods: t({
      message: 'they earn points and bloods',
      comment: 'Middle of a sentence about the teams of a division.',
    }),
  } satisfies Record<Summary['playing'], string>
  const rankingText = {
    overall: t({
      message: 'they are ranked overall',
      comment: 'Part of a sentence about the teams of a division.',
    }),
    division: t({
      message: 'they are ranked only within the division',
      comment: 'Part of a sentence about the teams of a division.',
    }),
  } satisfies Record<Summary['ranking'], string>
  const lowering = t({
    message: 'their solves lower the points of challenges',
    comment: 'End of a sentence about the teams of a division.',
  })
  const keeping = t({
    message: 'their solves do not lower the points of challenges',
    comment: 'End of a sentence about the teams of a division.',
  })
  return (division: Parameters<typeof summaryOf>[0]): string => {
    const { isLowering, ...parts } = summaryOf(division)
    const joining = joiningText[parts.joining]
    const playing = playingText[parts.playing]
    const ranking = rankingText[parts.ranking]
    if (isLowering === undefined) {
      return t({
        message: `${joining}; ${playing}; ${ranking}.`,
        comment: 'Three parts of one sentence about the teams of a division.',
      })
    }
    const solving = isLowering ? lowering : keeping
    return t({
      message: `${joining}; ${playing}; ${ranking}; ${solving}.`,
      comment: 'Four parts of one sentence about the teams of a division.',
    })
  }
}
