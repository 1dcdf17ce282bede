import { limits } from '@halyard/api'
import { Combobox, RadioGroup, Select, TextField } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import type { RefCallback } from 'react'
import type { AskedField } from '#features/games/fields/answers.ts'
import { useAnswer } from '#shared/forms/use-answer.ts'

type AnswerFieldProps = {
  asked: AskedField
  /** An empty value is no answer. */
  field: { value: string; onChange: (answer: string) => void; ref: RefCallback<Focusable> }
  error?: string | undefined
}

type Focusable = { focus: () => void }

/** More choices than these are searched. */
const mostListed = 12
/** No answer, among choices that are named by their position: an option has no empty value. */
const none = 'none'

/** One thing that organizers ask of a player. */
export function AnswerField({ asked, field, error }: AnswerFieldProps) {
  const { t } = useLingui()
  const yesOrNo = useAnswer()
  const { label, hint, kind, choices, isRequired } = asked
  const { value, onChange, ref: focusRef } = field
  const common = { label, hint: hint || undefined, error, isRequired }
  const noAnswer = t`No answer`
  // Choices have no input of their own that could take the focus from the form.
  const findInput = (place: HTMLElement | null) =>
    focusRef(
      place && { focus: () => place.querySelector<HTMLElement>('input, [role], button')?.focus() },
    )
  if (kind === 'text') {
    return (
      <TextField
        {...common}
        ref={focusRef}
        dir="auto"
        value={value}
        maxLength={limits.fieldAnswerInput.answer.maxLength}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
  if (kind === 'yesNo') {
    const options = [
      { value: 'yes', label: yesOrNo(true) },
      { value: 'no', label: yesOrNo(false) },
      ...(isRequired ? [] : [{ value: '', label: noAnswer }]),
    ]
    return (
      <div ref={findInput}>
        <RadioGroup
          {...common}
          orientation="horizontal"
          options={options}
          value={isRequired && value === '' ? undefined : value}
          onValueChange={onChange}
        />
      </div>
    )
  }
  if (choices.length > mostListed) {
    const options = choices.map((choice) => ({ value: choice, label: choice }))
    return (
      <div ref={findInput}>
        <Combobox
          {...common}
          options={options}
          value={options.filter((option) => option.value === value)}
          onValueChange={([chosen]) => onChange(chosen?.value ?? '')}
          empty={t`No choice matches.`}
          removeLabel={(choice) => t`Remove ${choice}`}
        />
      </div>
    )
  }
  const at = choices.indexOf(value)
  const options = choices.map((choice, index) => ({ value: String(index), label: choice }))
  return (
    <div ref={findInput}>
      <Select
        {...common}
        options={isRequired ? options : [{ value: none, label: noAnswer }, ...options]}
        value={at < 0 ? (isRequired ? undefined : none) : String(at)}
        placeholder={t`Choose`}
        onValueChange={(next) => onChange(choices[Number(next)] ?? '')}
      />
    </div>
  )
}
