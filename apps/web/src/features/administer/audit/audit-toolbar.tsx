import { DateTimeField, FilterChips, SearchField, Select } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { auditActions, auditKinds } from '#features/administer/audit/audit-filter.ts'
import { actionWords, kindWords } from '#features/administer/audit/audit-words.ts'
import { useAuditChoice } from '#features/administer/audit/use-audit.ts'
import { useSingleKey } from '#shared/preferences/shortcuts.ts'
import * as styles from './audit.css.ts'

const any = 'all'

const moment = (at: number | null) => (at === null ? '' : String(at))

/** By what was changed, how, by whom and when. */
export function AuditToolbar() {
  const { t, i18n } = useLingui()
  const { search, filter, change } = useAuditChoice()
  const searchKey = useSingleKey('/')
  return (
    <div className={styles.tools}>
      <div className={styles.field}>
        <SearchField
          label={t`What was changed`}
          placeholder={t`Name or ID`}
          clearLabel={t`Clear the search`}
          shortcut={searchKey}
          value={search.get('q') ?? ''}
          onValueChange={(q) => change({ q })}
        />
      </div>
      <div className={styles.field}>
        <SearchField
          label={t`Changed by`}
          placeholder={t`Changed by`}
          clearLabel={t`Clear the search`}
          value={search.get('by') ?? ''}
          onValueChange={(by) => change({ by })}
        />
      </div>
      <div className={styles.field}>
        <Select
          label={t({ message: 'Kind', comment: 'Filter: what a change is about.' })}
          isLabelHidden
          options={[
            { value: any, label: t({ message: 'All kinds', comment: 'Filter of changes.' }) },
            ...auditKinds.map((value) => ({ value, label: i18n._(kindWords[value]) })),
          ]}
          value={filter.kind ?? any}
          onValueChange={(kind) => change({ kind: kind === any ? '' : kind })}
        />
      </div>
      <FilterChips
        type="single"
        label={t({ message: 'Change', comment: 'Filter: what happened to something.' })}
        options={[
          { value: any, label: t`All` },
          ...auditActions.map((value) => ({ value, label: i18n._(actionWords[value]) })),
        ]}
        value={filter.action ?? any}
        onValueChange={(action) => change({ action: action === any ? '' : action })}
      />
      <div className={styles.field}>
        <DateTimeField
          label={t({
            message: 'From',
            comment: 'Label of a moment: nothing before it is shown.',
          })}
          value={filter.from ?? null}
          onValueChange={(at) => change({ from: moment(at) })}
        />
      </div>
      <div className={styles.field}>
        <DateTimeField
          label={t({ message: 'To', comment: 'Label of a moment: nothing after it is shown.' })}
          value={filter.to ?? null}
          onValueChange={(at) => change({ to: moment(at) })}
        />
      </div>
    </div>
  )
}
