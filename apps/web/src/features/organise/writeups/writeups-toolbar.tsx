import { FilterChips, SearchField, Select } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import type { Marks } from '#features/organise/writeups/marks.ts'
import { useWriteupChoice } from '#features/organise/writeups/use-writeup-choice.ts'
import type { WriteupFilter } from '#features/organise/writeups/use-writeup-choice.ts'
import { chosenWriteups } from '#features/organise/writeups/writeups.ts'
import type { Writeup } from '#features/organise/writeups/writeups.ts'
import { useFormat } from '#shared/format/format.ts'
import { useSingleKey } from '#shared/preferences/shortcuts.ts'
import * as styles from './writeups.css.ts'

type WriteupsToolbarProps = {
  writeups: readonly Writeup[]
  divisions: Readonly<Record<string, string>>
  marks: Marks
}

/** Which write-ups are listed. */
export function WriteupsToolbar({ writeups, divisions, marks }: WriteupsToolbarProps) {
  const { t } = useLingui()
  const { number } = useFormat()
  const searchKey = useSingleKey('/')
  const { choice, set, type } = useWriteupChoice()
  const names = Object.entries(divisions)
  const labels = {
    all: t({ message: 'All', context: 'write-ups' }),
    unread: t({ message: 'Unread', context: 'write-ups' }),
    read: t({ message: 'Read', context: 'write-ups' }),
    missing: t({ message: 'Missing', context: 'write-ups' }),
  } satisfies Record<WriteupFilter, string>
  const option = (value: WriteupFilter) => ({
    value,
    label: labels[value],
    ...(value !== 'missing' && {
      count: number(chosenWriteups(writeups, { ...choice, filter: value }, marks).length),
    }),
  })
  return (
    <>
      <SearchField
        label={t`Search write-ups`}
        placeholder={t`Search`}
        clearLabel={t`Clear the search`}
        shortcut={searchKey}
        value={choice.text}
        onValueChange={(text) => type({ text })}
      />
      {names.length > 0 && (
        <Select
          label={t`Division`}
          isLabelHidden
          options={[
            { value: 'all', label: t`All divisions` },
            { value: 'none', label: t`No division` },
            ...names.map(([value, label]) => ({ value, label })),
          ]}
          value={choice.division}
          onValueChange={(division) => set({ division })}
        />
      )}
      <div className={styles.chips}>
        <FilterChips
          type="single"
          isScrolling
          label={t`Which write-ups`}
          value={choice.filter}
          onValueChange={(filter) => set({ filter })}
          options={[option('all'), option('unread'), option('read'), option('missing')]}
        />
      </div>
    </>
  )
}
