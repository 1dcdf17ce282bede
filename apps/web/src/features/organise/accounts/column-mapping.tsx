import { Fieldset, Grid, Select } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { accountFields } from '#features/organise/accounts/fields.ts'
import type { AccountField, Mapping } from '#features/organise/accounts/fields.ts'
import { fieldLabels } from '#features/organise/accounts/labels.ts'

type ColumnMappingProps = {
  header: readonly string[]
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

const none = 'none'

/** Says which column of the list holds what. */
export function ColumnMapping({ header, mapping, onChange }: ColumnMappingProps) {
  const { t, i18n } = useLingui()
  const columns = header.map((name, index) => {
    const number = index + 1
    return { value: String(index), label: name || t`Column ${number}` }
  })
  const noColumn = (field: AccountField) =>
    field === 'password' ? t`None: generate passwords` : t`None`
  const choose = (field: AccountField, value: string) => {
    const { [field]: _before, ...others } = mapping
    onChange(value === none ? others : { ...others, [field]: Number(value) })
  }
  return (
    <Fieldset legend={t`Columns of the list`}>
      <Grid gap={3} minColumn={200}>
        {accountFields.map((field) => (
          <Select
            key={field}
            label={i18n._(fieldLabels[field])}
            options={[{ value: none, label: noColumn(field) }, ...columns]}
            value={String(mapping[field] ?? none)}
            onValueChange={(value) => choose(field, value)}
          />
        ))}
      </Grid>
    </Fieldset>
  )
}
