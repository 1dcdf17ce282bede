import { limits } from '@halyard/api'
import { Checkbox, Inline, IconButton, Select, TextArea, TextField } from '@halyard/ui'
import { Plural, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import type { FieldDraft, FieldKind, FieldProblem } from '#features/organise/fields/fields-form.ts'
import * as styles from './fields.css.ts'

const { label: labelLimit, hint: hintLimit } = limits.profileFieldEdit

type FieldRowProps = {
  field: FieldDraft
  number: number
  isLast: boolean
  /** Shown at what it is about. */
  problem: FieldProblem | undefined
  onChange: (field: FieldDraft) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One thing that players are asked. */
export function FieldRow(props: FieldRowProps) {
  const { field, number, isLast, problem, onChange, onMove, onRemove } = props
  const { t } = useLingui()
  const kinds: { value: FieldKind; label: string }[] = [
    { value: 'text', label: t`Short text` },
    { value: 'choice', label: t`One of a list` },
    { value: 'yesNo', label: t`Yes or no` },
  ]
  const { answerCount } = field
  const isAnswered = answerCount > 0
  return (
    <li className={styles.field}>
      <TextField
        label={t`Field ${number}`}
        placeholder={t`School`}
        maxLength={labelLimit.maxLength}
        value={field.label}
        error={problem === 'no-label' ? t`Say what you ask for.` : undefined}
        isRequired
        onChange={(event) => onChange({ ...field, label: event.target.value })}
      />
      <TextField
        label={t`Hint of field ${number}`}
        hint={t`Shown below it. Optional.`}
        maxLength={hintLimit.maxLength}
        value={field.hint}
        onChange={(event) => onChange({ ...field, hint: event.target.value })}
      />
      <Select
        label={t`Kind of field ${number}`}
        options={kinds}
        value={field.kind}
        disabled={isAnswered}
        hint={isAnswered ? t`It was answered, so its kind stays.` : undefined}
        onValueChange={(kind) => onChange({ ...field, kind })}
      />
      {field.kind === 'choice' && (
        <TextArea
          label={t`Choices of field ${number}`}
          hint={t`One in each line.`}
          value={field.choices}
          error={
            problem === 'few-choices'
              ? t`Name at least two choices.`
              : problem === 'same-choices'
                ? t`Two choices are the same.`
                : undefined
          }
          isRequired
          onChange={(event) => onChange({ ...field, choices: event.target.value })}
        />
      )}
      <Checkbox
        label={t`Nobody joins without an answer`}
        checked={field.isRequired}
        onCheckedChange={(next) => onChange({ ...field, isRequired: next === true })}
      />
      <div className={styles.tools}>
        <span className={styles.note}>
          {isAnswered && <Plural value={answerCount} one="# answer" other="# answers" />}
        </span>
        <Inline gap={1}>
          <IconButton
            size="sm"
            label={t`Move field ${number} up`}
            disabled={number === 1}
            onClick={() => onMove(-1)}
          >
            <ArrowUp size={14} />
          </IconButton>
          <IconButton
            size="sm"
            label={t`Move field ${number} down`}
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            <ArrowDown size={14} />
          </IconButton>
          <IconButton size="sm" label={t`Remove field ${number}`} onClick={onRemove}>
            <X size={14} />
          </IconButton>
        </Inline>
      </div>
    </li>
  )
}
