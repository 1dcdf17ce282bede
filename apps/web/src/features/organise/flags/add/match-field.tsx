import { Select } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { FLAG_MATCHES, flagMatchLabels } from '#features/organise/flags/flag-match.ts'
import type { FlagMatch } from '#features/organise/flags/flag-match.ts'

type MatchFieldProps = { match: FlagMatch; onChange: (match: FlagMatch) => void }

/** How answers are compared with the flags that are added. */
export function MatchField({ match, onChange }: MatchFieldProps) {
  const { t, i18n } = useLingui()
  return (
    <Select
      label={t`Compare answers`}
      value={match}
      onValueChange={onChange}
      options={FLAG_MATCHES.map((value) => ({ value, label: i18n._(flagMatchLabels[value]) }))}
    />
  )
}
