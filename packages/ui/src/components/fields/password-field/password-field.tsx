import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { cx } from '#shared/cx.ts'
import { Field, useField } from '../field/field.tsx'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { InputBox, type TextFieldProps } from '../text-field/text-field.tsx'
import * as styles from './password-field.css.ts'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'isMono'> & {
  labels: { show: string; hide: string; capsLock: string }
  /** 0 to 4 filled parts with the word for it; left out where a password is only repeated or checked. */
  strength?: { score: 0 | 1 | 2 | 3 | 4; label: ReactNode }
}

export function PasswordField({
  label,
  isLabelHidden,
  labelAside,
  hint,
  error,
  isRequired,
  id,
  labels,
  strength,
  onKeyUp,
  onKeyDown,
  ...rest
}: PasswordFieldProps) {
  const { controlId, controlProps } = useField({ id, hint, error, isRequired })
  const [isShown, setIsShown] = useState(false)
  const [hasCapsLock, setHasCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) => {
    setHasCapsLock(event.getModifierState('CapsLock'))
  }
  return (
    <Field {...{ label, isLabelHidden, labelAside, hint, error, isRequired, controlId }}>
      <InputBox
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        {...controlProps}
        type={isShown ? 'text' : 'password'}
        isInvalid={Boolean(error)}
        onKeyDown={(event) => {
          watchCapsLock(event)
          onKeyDown?.(event)
        }}
        onKeyUp={(event) => {
          watchCapsLock(event)
          onKeyUp?.(event)
        }}
        trailing={
          <IconButton
            size="sm"
            label={isShown ? labels.hide : labels.show}
            aria-controls={controlId}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOff size={16} /> : <Eye size={16} />}
          </IconButton>
        }
      />
      {hasCapsLock && (
        <p className={styles.capsLock} role="status">
          <ArrowBigUpDash size={14} aria-hidden />
          {labels.capsLock}
        </p>
      )}
      {strength && <Strength {...strength} />}
    </Field>
  )
}

const parts = [1, 2, 3, 4] as const

function Strength({ score, label }: NonNullable<PasswordFieldProps['strength']>) {
  const tone = score <= 1 ? styles.weak : score <= 2 ? styles.fair : styles.strong
  return (
    <div className={cx(styles.strength, tone)}>
      <div className={styles.meter} aria-hidden>
        {parts.map((part) => (
          <span key={part} className={styles.part} data-filled={part <= score || undefined} />
        ))}
      </div>
      <p className={styles.label} role="status">
        {label}
      </p>
    </div>
  )
}
