import type { GameSettings } from '@halyard/api'
import { useUpdateChallenges } from '@halyard/query'
import type { LineChange, PacedResult } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ConsequenceList } from '#features/organise/challenges/consequence-list.tsx'
import {
  consequencesOf,
  isNoticed,
  realEdits,
  undoOf,
} from '#features/organise/challenges/consequences.ts'
import type { Edit } from '#features/organise/challenges/consequences.ts'
import { useChangeTexts } from '#features/organise/challenges/use-change-texts.ts'
import { useSeriesToast } from '#shared/feedback/use-series-toast.tsx'
import type { ChallengeLine } from '#features/organise/readiness/checks.ts'
import { now } from '#shared/clock/clock.ts'
import { confirm } from '#shared/feedback/feedback.ts'
import { phaseOf } from '#shared/game/phase/phase.ts'

/** Milliseconds in which a change can be taken back without looking for it. */
const undoMs = 8000

type Pending = ReadonlyMap<number, Edit['change']>

const changesOf = (edits: readonly Edit[]): LineChange[] =>
  edits.map(({ line, change }) => ({ challengeId: line.id, ...change }))

/**
 * Changes challenges in place: asks first when players notice it, shows the change at once, shows the progress of a long series and what
 * became of it, and takes it back.
 */
export function useChanges(game: GameSettings, lines: readonly ChallengeLine[]) {
  'use memo'
  const { t } = useLingui()
  const labels = useChangeTexts()
  const series = useSeriesToast(`challenges-${game.id}`)
  const [pending, setPending] = useState<Pending>(new Map())
  const { mutateAsync } = useUpdateChallenges()

  const run = async (edits: readonly Edit[]): Promise<void> => {
    const isSingle = edits.length === 1
    const ids = edits.map(({ line }) => line.id)
    // A long series shows how far it is instead: each row changes when it has.
    if (isSingle) setPending((all) => new Map([...all, ...edits.map(pendingOf)]))
    const options = isSingle ? {} : series.begin(edits.length, labels.running)
    const result = await mutateAsync({ gameId: game.id, changes: changesOf(edits), ...options })
    if (isSingle) setPending((all) => without(all, ids))
    report(edits, result)
  }

  const report = (edits: readonly Edit[], { done, failed, left }: PacedResult<LineChange>) => {
    const isDone = new Set(done.map(({ challengeId }) => challengeId))
    const applied = edits.filter(({ line }) => isDone.has(line.id))
    const titles = new Map(edits.map(({ line }) => [line.id, line.title]))
    series.end({
      title: applied.length > 0 ? labels.done(applied) : labels.failed(edits),
      total: edits.length,
      failures: failed.map(({ item, error }) => ({
        title: titles.get(item.challengeId) ?? '',
        error,
      })),
      leftCount: left.length,
      ...(applied.length > 0 && {
        undo: { label: t`Undo`, onSelect: () => change(applied.map(undoOf)) },
        undoMs,
      }),
    })
  }

  /** Makes changes, after a question where players notice them. */
  const change = (wanted: readonly Edit[]) => {
    const edits = realEdits(wanted)
    if (edits.length === 0) return
    const consequences = consequencesOf(edits, phaseOf(game, now()))
    if (!isNoticed(consequences)) {
      void run(edits)
      return
    }
    confirm({
      title: labels.question(edits),
      body: <ConsequenceList {...consequences} />,
      action: labels.action(edits),
      run: async () => {
        const running = run(edits)
        // The progress of a long series is shown beside the page, which can be used meanwhile.
        if (edits.length === 1) await running
      },
    })
  }

  return {
    change,
    /** The challenges, with changes that are on their way. */
    shownLines:
      pending.size === 0
        ? lines
        : lines.map((line) => (pending.has(line.id) ? { ...line, ...pending.get(line.id) } : line)),
  }
}

const pendingOf = ({ line, change }: Edit) => [line.id, change] as const

const without = (all: Pending, ids: readonly number[]): Pending =>
  new Map([...all].filter(([id]) => !ids.includes(id)))
