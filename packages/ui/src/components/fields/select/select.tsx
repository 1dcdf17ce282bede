import { Check, ChevronDown } from 'lucide-react'
import { Select as Primitive } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '#shared/cx.ts'
import { pageNonce } from '#shared/page-nonce.ts'
import { Field, type FieldProps, useField } from '../field/field.tsx'
import { box } from '../text-field/text-field.css.ts'
import * as styles from './select.css.ts'

export type SelectOption<Value extends string> = {
  value: Value
  label: string
  icon?: ReactNode
  disabled?: boolean
}

export type SelectProps<Value extends string> = FieldProps & {
  options: readonly SelectOption<Value>[]
  /** `undefined` means that nothing is chosen. */
  value?: Value | undefined
  defaultValue?: Value
  onValueChange?: (value: Value) => void
  placeholder?: string
  size?: 'md' | 'lg'
  disabled?: boolean
  required?: boolean
  name?: string
  id?: string
}

/**
 * Radix hides the page from readers while the list is open, and leaves what is marked as live. So the part of the page with the field
 * is marked, as what it is: not live.
 */
function keepForReaders(field: HTMLElement | null, isOpen: boolean): void {
  const part = field?.closest('body > *')
  if (isOpen) part?.setAttribute('aria-live', 'off')
  else part?.removeAttribute('aria-live')
}

/** One of up to about twelve; more options need a search. */
export function Select<Value extends string>({
  label,
  isLabelHidden,
  labelAside,
  hint,
  error,
  isRequired,
  id,
  options,
  placeholder,
  size,
  onValueChange,
  ...rest
}: SelectProps<Value>) {
  const { controlId, labelId, controlProps } = useField({ id, hint, error, isRequired })
  const trigger = useRef<HTMLButtonElement>(null)
  const isOpen = useRef(false)
  const handleOpenChange = (open: boolean) => {
    isOpen.current = open
    keepForReaders(trigger.current, open)
  }
  useEffect(() => {
    const field = trigger.current
    return () => {
      if (isOpen.current) keepForReaders(field, false)
    }
  }, [])
  const handleChange = (next: string) => {
    const option = options.find(({ value }) => value === next)
    if (option) onValueChange?.(option.value)
  }
  return (
    <Field {...{ label, isLabelHidden, labelAside, hint, error, isRequired, controlId }}>
      <Primitive.Root
        {...rest}
        // Controlled with nothing chosen: to Radix, `undefined` would mean uncontrolled.
        {...('value' in rest && { value: rest.value ?? '' })}
        onOpenChange={handleOpenChange}
        onValueChange={handleChange}
      >
        <Primitive.Trigger
          {...controlProps}
          ref={trigger}
          className={cx(box({ size }), styles.trigger)}
          data-invalid={error ? true : undefined}
        >
          <span className={styles.value}>
            <Primitive.Value placeholder={placeholder} />
          </span>
          <Primitive.Icon asChild>
            <ChevronDown size={16} className={styles.chevron} />
          </Primitive.Icon>
        </Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            aria-labelledby={labelId}
            position="popper"
            sideOffset={4}
            className={styles.content}
          >
            <Primitive.Viewport className={styles.viewport} nonce={pageNonce()}>
              {options.map((option) => (
                <Primitive.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled ?? false}
                  className={styles.item}
                >
                  {option.icon}
                  <Primitive.ItemText>{option.label}</Primitive.ItemText>
                  <Primitive.ItemIndicator className={styles.itemCheck}>
                    <Check size={16} />
                  </Primitive.ItemIndicator>
                </Primitive.Item>
              ))}
            </Primitive.Viewport>
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Field>
  )
}
