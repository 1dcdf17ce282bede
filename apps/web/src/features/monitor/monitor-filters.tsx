import type { MonitorEntry } from '@halyard/query'
import { Combobox, DateTimeField } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { createNames } from '#features/monitor/names.ts'
import { useFilter } from '#features/monitor/use-filter.ts'
import * as styles from './monitor.css.ts'

/** By team, challenge and time. */
export function MonitorFilters({ entries }: { entries: readonly MonitorEntry[] }) {
  const { t } = useLingui()
  const { choice: filter, set } = useFilter()
  const [namesIn] = useState(createNames)
  const { teams, challenges } = namesIn(entries)
  return (
    <div className={styles.filters}>
      <NameFilter
        label={t`Team`}
        placeholder={t`All teams`}
        names={teams}
        value={filter.team}
        onChange={(team) => set({ team })}
      />
      <NameFilter
        label={t`Challenge`}
        placeholder={t`All challenges`}
        names={challenges}
        value={filter.challenge}
        onChange={(challenge) => set({ challenge })}
      />
      <div className={styles.tool}>
        <DateTimeField
          label={t({
            message: 'From',
            comment: 'Label of a moment: nothing before it is shown.',
          })}
          value={filter.from ?? null}
          onValueChange={(at) => set({ from: at })}
        />
      </div>
      <div className={styles.tool}>
        <DateTimeField
          label={t({ message: 'To', comment: 'Label of a moment: nothing after it is shown.' })}
          value={filter.to ?? null}
          onValueChange={(to) => set({ to })}
        />
      </div>
    </div>
  )
}

type NameFilterProps = {
  label: string
  placeholder: string
  names: readonly string[]
  value: string
  onChange: (name: string) => void
}

function NameFilter({ label, placeholder, names, value, onChange }: NameFilterProps) {
  const { t } = useLingui()
  const options = names.map((name) => ({ value: name, label: name }))
  return (
    <div className={styles.tool}>
      <Combobox
        label={label}
        placeholder={placeholder}
        options={options}
        // A link may name one of whom nothing has come yet.
        value={value ? [{ value, label: value }] : []}
        onValueChange={([option]) => onChange(option?.value ?? '')}
        empty={t`Nothing found`}
        removeLabel={(name) => t`Remove ${name}`}
      />
    </div>
  )
}
