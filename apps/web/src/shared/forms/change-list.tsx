import { Button, Popover } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { ChevronUp } from 'lucide-react'
import type { FieldValues } from 'react-hook-form'
import { ChangedText } from '#shared/forms/changed-text.tsx'
import { ChangeCount } from '#shared/forms/edit-form.tsx'
import type { FieldTexts } from '#shared/forms/field-texts.ts'
import type { EditedForm } from '#shared/forms/use-edited-form.ts'
import * as styles from './change-list.css.ts'

type ChangeListProps<Values extends FieldValues> = {
  edit: EditedForm<Values>
  texts: FieldTexts<Values>
}

/** How many changes are not saved yet; opens the list of them, old beside new. */
export function ChangeList<Values extends FieldValues>({ edit, texts }: ChangeListProps<Values>) {
  const { t } = useLingui()
  const { changed, stored, values } = edit
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button size="sm" tone="ghost" icon={<ChevronUp size={14} />}>
          <ChangeCount count={changed.length} />
        </Button>
      </Popover.Trigger>
      <Popover.Content label={t`Unsaved changes`} side="top" className={styles.list}>
        <dl>
          {changed.map((name) => (
            <div key={name} className={styles.row}>
              <dt className={styles.term}>{texts[name].label}</dt>
              <dd>
                <ChangedText
                  before={texts[name].text(stored[name])}
                  after={texts[name].text(values[name])}
                />
              </dd>
            </div>
          ))}
        </dl>
      </Popover.Content>
    </Popover.Root>
  )
}
