import type { ParticipationStatus } from '@halyard/api'
import { Button, Menu, SelectionBar } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { changeable } from '#features/organise/review/participations.ts'
import type { Participation } from '#features/organise/review/participations.ts'
import { VerdictButton } from '#features/organise/review/review-actions.tsx'
import type { Verdict } from '#features/organise/review/review-actions.tsx'
import { divisionOf } from '#features/organise/review/use-division-options.ts'
import type { DivisionOptions } from '#features/organise/review/use-division-options.ts'
import { useFormat } from '#shared/format/format.ts'

/** Every verdict with the state it starts from. */
const moves = [
  ['Pending', 'Accepted'],
  ['Pending', 'Rejected'],
  ['Accepted', 'Suspended'],
  ['Suspended', 'Accepted'],
] as const satisfies readonly (readonly [ParticipationStatus, Verdict])[]

type BulkBarProps = {
  selected: readonly Participation[]
  divisions: DivisionOptions
  onVerdict: (rows: readonly Participation[], verdict: Verdict) => void
  onDivision: (rows: readonly Participation[], divisionId: number | null) => void
  onClear: () => void
}

/** What can be done with all chosen teams at once; each verdict says for how many of them. */
export function BulkBar({ selected, divisions, onVerdict, onDivision, onClear }: BulkBarProps) {
  const { t } = useLingui()
  const { number } = useFormat()
  const inDivisions = selected.filter(({ status }) => status !== 'Rejected')
  return (
    <SelectionBar
      label={t`Selected teams`}
      count={
        selected.length > 0 &&
        t`${plural(selected.length, { one: '# team selected', other: '# teams selected' })}`
      }
      clearLabel={t`Clear selection`}
      onClear={onClear}
    >
      {moves.map(([from, verdict]) => {
        const rows = changeable(
          selected.filter(({ status }) => status === from),
          verdict,
        )
        return (
          rows.length > 0 && (
            <VerdictButton
              key={`${from} ${verdict}`}
              verdict={verdict}
              from={from}
              count={number(rows.length)}
              onSelect={() => onVerdict(rows, verdict)}
            />
          )
        )
      })}
      {divisions.hasDivisions && inDivisions.length > 0 && (
        <Menu
          label={t`Division`}
          trigger={
            <Button size="sm">
              <Trans>Division</Trans>
            </Button>
          }
          items={divisions.options.map(({ value, label }) => ({
            label,
            onSelect: () => onDivision(inDivisions, divisionOf(value)),
          }))}
        />
      )}
    </SelectionBar>
  )
}
