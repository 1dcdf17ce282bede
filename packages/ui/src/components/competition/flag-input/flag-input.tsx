import { CircleCheck, CircleX, Flag, Hourglass, Lock } from 'lucide-react'
import {
  type ClipboardEvent,
  type ReactNode,
  type Ref,
  type SubmitEvent,
  useId,
  useState,
} from 'react'
import { cx } from '#shared/cx.ts'
import { Button } from '../../actions/button/button.tsx'
import { Kbd } from '../../data/kbd/kbd.tsx'
import { Spinner } from '../../feedback/progress/spinner.tsx'
import { InputBox } from '../../fields/text-field/text-field.tsx'
import * as styles from './flag-input.css.ts'

/** What the last answer was; the words for it come from outside. */
export type FlagInputState =
  | { kind: 'idle' }
  | { kind: 'checking' }
  | { kind: 'wrong'; message: ReactNode; detail?: ReactNode }
  /** The input stays editable, the button counts down. */
  | { kind: 'limited'; message: ReactNode }
  /** Deadline passed, attempts used up, game ended. */
  | { kind: 'locked'; message: ReactNode }
  | { kind: 'solved'; message: ReactNode }

export type FlagInputProps = {
  value: string
  onValueChange: (value: string) => void
  /** The value as it was typed; never only spaces. */
  onSubmit: (flag: string) => void
  state: FlagInputState
  label: string
  placeholder?: string
  /** Word of the button in the present state. */
  submitLabel: ReactNode
  keyHint?: string
  /** Said when a paste has spaces at its ends: they stay, a flag may hold them. */
  trimmedNote?: ReactNode
  /** Under the input while there is nothing else to say. */
  note?: ReactNode
  maxLength?: number
  ref?: Ref<HTMLInputElement>
}

const icons = {
  idle: <Flag size={16} />,
  checking: <Spinner />,
  wrong: <Flag size={16} />,
  limited: <Hourglass size={16} />,
  locked: <Lock size={16} />,
  solved: <CircleCheck size={16} />,
} as const satisfies Record<FlagInputState['kind'], ReactNode>

/** The answer appears under the question. Enter submits; nothing corrects or capitalises what is typed. */
export function FlagInput({
  value,
  onValueChange,
  onSubmit,
  state,
  label,
  placeholder,
  submitLabel,
  keyHint,
  trimmedNote,
  note,
  maxLength,
  ref,
}: FlagInputProps) {
  const messageId = useId()
  const [hasLooseEnds, setHasLooseEnds] = useState(false)
  if (state.kind === 'solved')
    return (
      <p className={styles.solved}>
        <CircleCheck size={16} className={styles.solvedIcon} aria-hidden />
        {state.message}
      </p>
    )
  const isFilled = value.trim() !== ''
  const mayTry = state.kind === 'idle' || state.kind === 'wrong'
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    setHasLooseEnds(pasted !== pasted.trim())
  }
  const handleChange = (next: string) => {
    setHasLooseEnds((before) => before && next !== '')
    onValueChange(next)
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isFilled && mayTry) onSubmit(value)
  }
  return (
    <form onSubmit={handleSubmit} className={styles.form}>
      <div className={styles.row}>
        <InputBox
          ref={ref}
          size="flag"
          isMono
          aria-label={label}
          aria-describedby={messageId}
          aria-invalid={state.kind === 'wrong' || undefined}
          isInvalid={state.kind === 'wrong' || state.kind === 'limited'}
          placeholder={placeholder}
          value={value}
          onChange={(event) => handleChange(event.target.value)}
          onPaste={handlePaste}
          readOnly={state.kind === 'checking'}
          disabled={state.kind === 'locked'}
          maxLength={maxLength}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          leading={icons[state.kind]}
          trailing={
            keyHint && isFilled && mayTry ? (
              <span className={styles.keyHint}>
                <Kbd aria-hidden>{keyHint}</Kbd>
              </span>
            ) : undefined
          }
        />
        <Button
          type="submit"
          tone="primary"
          className={styles.submit}
          aria-disabled={state.kind === 'checking' || undefined}
          disabled={state.kind === 'limited' || state.kind === 'locked'}
        >
          {submitLabel}
        </Button>
      </div>
      <div id={messageId} role="status">
        <Message state={state} note={(hasLooseEnds && trimmedNote) || note} />
      </div>
    </form>
  )
}

function Message({ state, note }: { state: FlagInputState; note: ReactNode }) {
  if (state.kind === 'wrong')
    return (
      <p className={styles.message}>
        <CircleX size={14} className={styles.messageIcon} aria-hidden />
        <span>
          <span className={styles.bad}>{state.message}</span> {state.detail}
        </span>
      </p>
    )
  const text = 'message' in state ? state.message : note
  return text ? <p className={cx(styles.message)}>{text}</p> : null
}
