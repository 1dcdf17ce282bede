import type { GameSettings } from '@halyard/api'
import { useDeleteChallenges } from '@halyard/query'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSeriesToast } from '#shared/feedback/use-series-toast.tsx'
import type { ChallengeLine } from '#features/organise/readiness/checks.ts'
import { now } from '#shared/clock/clock.ts'
import { confirm } from '#shared/feedback/feedback.ts'
import { phaseOf } from '#shared/game/phase/phase.ts'

/** Deletes challenges, after the title of the only one or the number of them has been typed. */
export function useRemove(game: GameSettings): (lines: readonly ChallengeLine[]) => void {
  'use memo'
  const { t } = useLingui()
  const series = useSeriesToast(`challenges-${game.id}`)
  const { mutateAsync } = useDeleteChallenges()

  const run = async (lines: readonly ChallengeLine[]) => {
    const challengeIds = lines.map(({ id }) => id)
    const paced = lines.length > 1 ? series.begin(lines.length, t`Changing challenges…`) : {}
    const { done, failed, left } = await mutateAsync({ gameId: game.id, challengeIds, ...paced })
    const titles = new Map(lines.map(({ id, title }) => [id, title]))
    series.end({
      title:
        done.length === 0
          ? t`Nothing was changed`
          : t`${plural(done.length, { one: '# challenge deleted', other: '# challenges deleted' })}`,
      total: lines.length,
      failures: failed.map(({ item, error }) => ({ title: titles.get(item) ?? '', error })),
      leftCount: left.length,
    })
  }

  return (lines) => {
    const [first] = lines
    if (!first) return
    const count = lines.length
    const { title } = first
    const hasStarted = phaseOf(game, now()) !== 'upcoming'
    confirm({
      title:
        count === 1
          ? t`Delete “${title}”?`
          : t`${plural(count, { one: 'Delete # challenge?', other: 'Delete # challenges?' })}`,
      body: (
        <>
          <p>
            <Trans>
              Flags, files, instances and submissions are deleted too. This cannot be undone.
            </Trans>
          </p>
          {hasStarted && (
            <p>
              <Trans>Teams lose the points they have for it.</Trans>
            </p>
          )}
        </>
      ),
      action: t({ message: 'Delete', comment: 'Button that deletes challenges.' }),
      tone: 'danger',
      typedName: count === 1 ? title.trim() : String(count),
      run: async () => {
        const running = run(lines)
        if (count === 1) await running
      },
    })
  }
}
