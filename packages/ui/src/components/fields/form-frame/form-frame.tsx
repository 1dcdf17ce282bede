import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../actions/button/button.tsx'
import { FormError } from '../../feedback/callout/callout.tsx'
import { SaveBar } from '../../overlays/floating-bar/save-bar.tsx'
import * as styles from './form-frame.css.ts'

type Shared = {
  onSubmit: () => void
  loading: boolean
  /** Why the last attempt failed; null while there is nothing to say. Not optional, so that nobody forgets it. */
  error: ReactNode
  saveLabel: ReactNode
  /** Why it cannot be saved now. */
  disabledReason?: ReactNode
  children: ReactNode
}

type WithButton = Shared & {
  mode?: 'button'
  /** Beside the button: cancel, a link. */
  actions?: ReactNode
}

type WithBar = Shared & {
  /** A page of settings: the bar comes with the first change. */
  mode: 'bar'
  barLabel: string
  /** How many changes there are and where; without any, null. */
  changes: ReactNode
  discardLabel: ReactNode
  onDiscard: () => void
}

export type FormFrameProps = WithButton | WithBar

/**
 * The frame of every form: one way to submit (Enter, the button, Ctrl or Cmd S), one place for the error. After a refused
 * attempt the focus goes to the first field that is wrong.
 */
export function FormFrame(props: FormFrameProps) {
  const { onSubmit, loading, error, saveLabel, disabledReason, children } = props
  const form = useRef<HTMLFormElement>(null)
  const wasSubmitted = useRef(false)

  const submit = () => {
    if (loading || disabledReason) return
    wasSubmitted.current = true
    onSubmit()
  }
  useEffect(() => {
    if (!wasSubmitted.current || loading) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!wrong && !error) return
    wasSubmitted.current = false
    wrong?.focus()
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    submit()
  }
  return (
    // Keys bubble here from the fields; the form itself takes no focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
    >
      {children}
      {props.mode === 'bar' ? (
        <>
          {/* Enter in a field submits only a form that has a button for it. */}
          <button type="submit" hidden>
            {saveLabel}
          </button>
          <SaveBar
            {...{ loading, saveLabel, disabledReason, error }}
            label={props.barLabel}
            changes={props.changes}
            discardLabel={props.discardLabel}
            onSave={submit}
            onDiscard={props.onDiscard}
          />
        </>
      ) : (
        <>
          <FormError>{error}</FormError>
          <div className={styles.actions}>
            <Button type="submit" tone="primary" loading={loading} disabledReason={disabledReason}>
              {saveLabel}
            </Button>
            {props.actions}
          </div>
        </>
      )}
    </form>
  )
}
