import { Search, X } from 'lucide-react'
import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { useListNavigation } from '#shared/use-list-navigation.ts'
import { Field, type FieldProps, useField } from '../field/field.tsx'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { InputBox } from '../text-field/text-field.tsx'
import * as styles from './combobox.css.ts'
import { ComboboxList } from './combobox-list.tsx'

export type ComboboxOption = { value: string; label: string; icon?: ReactNode; note?: ReactNode }

export type ComboboxProps = FieldProps & {
  /** Options to offer, already filtered when `onQueryChange` asks a server; else filtered here by their label. */
  options: readonly ComboboxOption[]
  /** What is chosen; several with `multiple`. */
  value: readonly ComboboxOption[]
  onValueChange: (value: ComboboxOption[]) => void
  multiple?: boolean
  onQueryChange?: (query: string) => void
  placeholder?: string
  empty: ReactNode
  removeLabel: (label: string) => string
  disabled?: boolean
}

/** Choice among many by typing. What is chosen is shown above as tokens. */
export function Combobox({
  label,
  isLabelHidden,
  labelAside,
  hint,
  error,
  isRequired,
  options,
  value: selected,
  onValueChange,
  multiple = false,
  onQueryChange,
  placeholder,
  empty,
  removeLabel,
  disabled,
}: ComboboxProps) {
  const listId = useId()
  const { controlId, labelId, controlProps } = useField({ hint, error, isRequired })
  const box = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const isChosen = ({ value }: ComboboxOption) => selected.some((each) => each.value === value)
  const wanted = query.trim().toLocaleLowerCase()
  const isFilteredHere = !onQueryChange
  const shown = useMemo(
    () =>
      isFilteredHere
        ? options.filter((option) => option.label.toLocaleLowerCase().includes(wanted))
        : options,
    [options, wanted, isFilteredHere],
  )

  const hasList = isOpen && shown.length > 0

  const changeQuery = (next: string) => {
    setQuery(next)
    onQueryChange?.(next)
  }
  const toggle = (option: ComboboxOption) => {
    if (isChosen(option)) onValueChange(selected.filter(({ value }) => value !== option.value))
    else onValueChange(multiple ? [...selected, option] : [option])
    changeQuery('')
    if (!multiple) setIsOpen(false)
  }
  const { active, setActive, handleKeyDown } = useListNavigation(
    isOpen ? shown.length : 0,
    (index) => {
      const option = shown[index]
      if (option) toggle(option)
    },
  )
  return (
    <Field {...{ label, isLabelHidden, labelAside, hint, error, isRequired, controlId }}>
      <div ref={box} className={styles.wrapper}>
        {selected.length > 0 && (
          <ul className={styles.tokens}>
            {selected.map((option) => (
              <li key={option.value} className={styles.token}>
                {option.icon}
                <bdi className={styles.tokenLabel}>{option.label}</bdi>
                <IconButton
                  size="sm"
                  label={removeLabel(option.label)}
                  hasTooltip={false}
                  onClick={() => toggle(option)}
                >
                  <X size={12} />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <InputBox
          {...controlProps}
          isInvalid={Boolean(error)}
          role="combobox"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && shown[active] ? `${listId}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          placeholder={placeholder}
          leading={<Search size={16} aria-hidden />}
          value={query}
          onChange={(event) => {
            setActive(0)
            setIsOpen(true)
            changeQuery(event.target.value)
          }}
          onFocus={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && isOpen) {
              event.stopPropagation()
              setIsOpen(false)
            } else if (event.key === 'ArrowDown' && !isOpen) setIsOpen(true)
            else if (event.key === 'Backspace' && query === '' && selected.length > 0) {
              onValueChange(selected.slice(0, -1))
            } else handleKeyDown(event)
          }}
        />
        {isOpen && (
          <ComboboxList
            {...{ listId, labelId, shown, active, isChosen, empty }}
            anchor={box}
            multiple={multiple}
            onMark={setActive}
            onChoose={toggle}
          />
        )}
      </div>
    </Field>
  )
}
