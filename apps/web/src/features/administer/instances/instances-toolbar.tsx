import type { Instance } from '@halyard/api'
import { Combobox } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { challengeOf, teamOf, totalsBy } from '#features/administer/instances/choice.ts'
import type { Total } from '#features/administer/instances/choice.ts'
import { useInstanceChoice } from '#features/administer/instances/use-instance-choice.ts'
import { useFormat } from '#shared/format/format.ts'
import { ListSearch, ListTools, ToolField } from '#shared/list/list-tools.tsx'

/** Search and filters; each team and challenge says how many instances it has. */
export function InstancesToolbar({ instances }: { instances: readonly Instance[] }) {
  const { t } = useLingui()
  const { choice, set, type } = useInstanceChoice()
  return (
    <ListTools align="end">
      <ListSearch
        width="wide"
        label={t`Search instances`}
        value={choice.text}
        onValueChange={(text) => type({ text })}
      />
      <OwnerFilter
        label={t`Team`}
        placeholder={t`All teams`}
        totals={totalsBy(instances, teamOf)}
        value={choice.team}
        onChange={(team) => set({ team })}
      />
      <OwnerFilter
        label={t`Challenge`}
        placeholder={t`All challenges`}
        totals={totalsBy(instances, challengeOf)}
        value={choice.challenge}
        onChange={(challenge) => set({ challenge })}
      />
    </ListTools>
  )
}

type OwnerFilterProps = {
  label: string
  placeholder: string
  totals: readonly Total[]
  value: number | undefined
  onChange: (id: number | undefined) => void
}

function OwnerFilter({ label, placeholder, totals, value, onChange }: OwnerFilterProps) {
  const { t } = useLingui()
  const { number } = useFormat()
  const options = totals.map(({ id, name, count }) => ({
    value: String(id),
    label: name,
    note: number(count),
  }))
  return (
    <ToolField width="wide">
      <Combobox
        label={label}
        isLabelHidden
        placeholder={placeholder}
        options={options}
        value={options.filter((option) => option.value === String(value))}
        onValueChange={([option]) => onChange(option && Number(option.value))}
        empty={t`Nothing found`}
        removeLabel={(name) => t`Remove ${name}`}
      />
    </ToolField>
  )
}
