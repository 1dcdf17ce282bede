import { Button, Callout } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import type { FieldValues } from 'react-hook-form'
import { TextOrNothing } from '#shared/forms/changed-text.tsx'
import { differing } from '#shared/forms/differing.ts'
import type { FieldTexts } from '#shared/forms/field-texts.ts'
import type { EditedForm } from '#shared/forms/use-edited-form.ts'
import * as styles from './change-list.css.ts'

type ConflictListProps<Values extends FieldValues> = {
  edit: EditedForm<Values>
  texts: FieldTexts<Values>
  ref?: Ref<HTMLDivElement>
}

/** The fields that were typed here and saved differently by somebody else: for each, what is kept. */
export function ConflictList<Values extends FieldValues>({
  edit: { conflicts, stored, values, keepTyped, takeStored },
  texts,
  ref,
}: ConflictListProps<Values>) {
  const { t } = useLingui()
  if (conflicts.length === 0) return null
  return (
    <Callout
      ref={ref}
      tone="warn"
      role="group"
      tabIndex={-1}
      aria-label={t`Someone else's changes`}
      title={t`Someone else saved changes in the meantime`}
    >
      <div className={styles.conflicts}>
        <p>
          <Trans>You both changed these fields. Choose what is kept; nothing is lost yet.</Trans>
        </p>
        {conflicts.map((name) => {
          const { label, text } = texts[name]
          const [theirs, mine] = differing(text(stored[name]), text(values[name]))
          return (
            <div key={name} role="group" aria-label={label}>
              <p className={styles.term}>{label}</p>
              <div className={styles.sides}>
                <Side
                  name={<Trans comment="Above the value of a field.">Typed by you</Trans>}
                  text={mine}
                  action={<Trans>Keep mine</Trans>}
                  onChoose={() => keepTyped(name)}
                />
                <Side
                  name={<Trans comment="Above the value of a field.">Saved by someone else</Trans>}
                  text={theirs}
                  action={<Trans>Use theirs</Trans>}
                  onChoose={() => takeStored(name)}
                />
              </div>
            </div>
          )
        })}
      </div>
    </Callout>
  )
}

type SideProps = { name: ReactNode; text: string; action: ReactNode; onChoose: () => void }

function Side({ name, text, action, onChoose }: SideProps) {
  return (
    <div className={styles.side}>
      <span className={styles.sideName}>{name}</span>
      <span dir="auto" className={styles.sideText}>
        <TextOrNothing text={text} />
      </span>
      <Button size="sm" onClick={onChoose}>
        {action}
      </Button>
    </div>
  )
}
