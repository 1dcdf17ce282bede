import { DateTimeField, FilterChips, SearchField, Select } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { auditActions, auditKinds } from '#features/administer/audit/audit-filter.ts'
import { actionLabels, kindLabels } from '#features/administer/audit/audit-labels.ts'
import { useAuditChoice } from '#features/administer/audit/use-audit.ts'
import { ListSearch, ListTools, ToolField } from '#shared/list/list-tools.tsx'

/** By what was changed, how, by whom and when. */
export function AuditToolbar() {
  const { t, i18n } = useLingui()
  const { choice, set } = useAuditChoice()
  return (
    <ListTools align="end">
      <ListSearch
        width="narrow"
        label={t`What was changed`}
        placeholder={t`Name or ID`}
        value={choice.subject}
        onValueChange={(subject) => set({ subject })}
      />
      <ToolField width="narrow">
        <SearchField
          label={t`Changed by`}
          placeholder={t`Changed by`}
          clearLabel={t`Clear the search`}
          value={choice.user}
          onValueChange={(user) => set({ user })}
        />
      </ToolField>
      <ToolField width="narrow">
        <Select
          label={t({ message: 'Kind', comment: 'Filter: what a change is about.' })}
          isLabelHidden
          options={[
            { value: 'all', label: t({ message: 'All kinds', comment: 'Filter of changes.' }) },
            ...auditKinds.map((value) => ({ value, label: i18n._(kindLabels[value]) })),
          ]}
          value={choice.kind}
          onValueChange={(kind) => set({ kind })}
        />
      </ToolField>
      <FilterChips
        type="single"
        label={t({ message: 'Change', comment: 'Filter: what happened to something.' })}
        options={[
          { value: 'all', label: t`All` },
          ...auditActions.map((value) => ({ value, label: i18n._(actionLabels[value]) })),
        ]}
        value={choice.action}
        onValueChange={(action) => set({ action })}
      />
      <ToolField width="narrow">
        <DateTimeField
          label={t({
            message: 'From',
            comment: 'Label of a moment: nothing before it is shown.',
          })}
          value={choice.from ?? null}
          onValueChange={(from) => set({ from })}
        />
      </ToolField>
      <ToolField width="narrow">
        <DateTimeField
          label={t({ message: 'To', comment: 'Label of a moment: nothing after it is shown.' })}
          value={choice.to ?? null}
          onValueChange={(to) => set({ to })}
        />
      </ToolField>
    </ListTools>
  )
}
