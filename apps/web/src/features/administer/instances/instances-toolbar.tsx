import type { Instance } from '@halyard/api'
import { Combobox, SearchField } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { challengeOf, teamOf, totalsBy } from '#features/administer/instances/choice.ts'
import type { Total } from '#features/administer/instances/choice.ts'
import { useInstanceChoice } from '#features/administer/instances/use-instance-choice.ts'
import { useFormat } from '#shared/format/format.ts'
import { useSingleKey } from '#shared/preferences/shortcuts.ts'
import * as styles from './instances.css.ts'

/** Search and filters; each team and challenge says how many instances it has. */
export function InstancesToolbar({ instances }: { instances: readonly Instance[] }) {
  const { t } = useLingui()
  const { choice, change, type } = useInstanceChoice()
  const searchKey = useSingleKey('/')
  return (
    <div className={styles.tools}>
      <div className={styles.tool}>
        <SearchField
          label={t`Search instances`}
          placeholder={t`Search`}
          clearLabel={t`Clear the search`}
          shortcut={searchKey}
          value={choice.text}
          onValueChange={(text) => type({ q: text })}
        />
      </div>
      <OwnerFilter
        label={t`Team`}
        placeholder={t`All teams`}
        totals={totalsBy(instances, teamOf)}
        value={choice.team}
        onChange={(id) => change({ team: id })}
      />
      <OwnerFilter
        label={t`Challenge`}
        placeholder={t`All challenges`}
        totals={totalsBy(instances, challengeOf)}
        value={choice.challenge}
        onChange={(id) => change({ challenge: id })}
      />
    </div>
  )
}

type OwnerFilterProps = {
  label: string
  placeholder: string
  totals: readonly Total[]
  value: number | undefined
  onChange: (id: string) => void
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
    <div className={styles.tool}>
      <Combobox
        label={label}
        isLabelHidden
        placeholder={placeholder}
        options={options}
        value={options.filter((option) => option.value === String(value))}
        onValueChange={([option]) => onChange(option?.value ?? '')}
        empty={t`Nothing found`}
        removeLabel={(name) => t`Remove ${name}`}
      />
    </div>
  )
}
