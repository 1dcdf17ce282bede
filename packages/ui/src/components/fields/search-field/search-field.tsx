import { Search, X } from 'lucide-react'
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import type { Labelled } from '#shared/labelled.ts'
import { useTyped } from '#shared/use-typed.ts'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { Kbd } from '../../data/kbd/kbd.tsx'
import { InputBox } from '../text-field/text-field.tsx'
import * as styles from './search-field.css.ts'

export type SearchFieldProps = Labelled &
  Omit<
    ComponentProps<typeof InputBox>,
    'value' | 'onChange' | 'type' | 'leading' | 'trailing' | 'aria-label' | 'aria-labelledby'
  > & {
    value: string
    onValueChange: (value: string) => void
    clearLabel: string
    /** How many were found, announced politely. */
    count?: ReactNode
    /** Single key that focuses it from anywhere on the page but other fields. */
    shortcut?: string | undefined
  }

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Escape clears, a second Escape leaves. */
export function SearchField({
  value,
  onValueChange,
  clearLabel,
  count,
  shortcut,
  onKeyDown,
  label,
  ...rest
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, type] = useTyped(value, onValueChange)
  // What was typed before a page from the server was hydrated.
  const adopt = useEffectEvent((typed = '') => typed !== text && type(typed))
  useEffect(() => void adopt(input.current?.value), [])
  // The key works as soon as the field is seen.
  useLayoutEffect(() => {
    if (!shortcut) return undefined
    const handleKey = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey
      if (event.key !== shortcut || hasModifier || isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [shortcut])
  return (
    <search className={styles.search}>
      <InputBox
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        {...rest}
        ref={input}
        type="search"
        aria-keyshortcuts={shortcut}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
          if (text) {
            event.stopPropagation()
            type('')
          } else event.currentTarget.blur()
        }}
        leading={<Search size={16} aria-hidden />}
        trailing={
          <>
            {count !== undefined && (
              <span role="status" className={styles.count}>
                {count}
              </span>
            )}
            {text ? (
              <IconButton size="sm" label={clearLabel} onClick={() => type('')}>
                <X size={14} />
              </IconButton>
            ) : (
              shortcut && (
                <span className={styles.shortcut} aria-hidden>
                  <Kbd>{shortcut.toUpperCase()}</Kbd>
                </span>
              )
            )}
          </>
        }
      />
    </search>
  )
}
