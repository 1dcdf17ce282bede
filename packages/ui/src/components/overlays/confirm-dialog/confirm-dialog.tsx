import { AlertDialog } from 'radix-ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../actions/button/button.tsx'
import { FormError } from '../../feedback/callout/callout.tsx'
import { content, footer, overlay, title as titleClass } from '../dialog/dialog.css.ts'
import { useFocusReturn } from '../dialog/use-focus-return.ts'
import { TextField } from '../../fields/text-field/text-field.tsx'
import * as styles from './confirm-dialog.css.ts'

/** A name that is copied from the label may bring the marks that isolate it there. */
const withoutMarks = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '')

export type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the thing: Delete "Capstan"? */
  title: ReactNode
  /** What follows from it. */
  children?: ReactNode
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  tone?: 'default' | 'danger'
  onConfirm: () => void
  loading?: boolean
  error?: ReactNode
  /** The most dangerous ones ask for the thing's name to be typed. */
  typedName?: { expected: string; label: ReactNode }
}

/** Asks before something that cannot be taken back. The focus starts on Cancel. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'default',
  onConfirm,
  loading = false,
  error,
  typedName,
}: ConfirmDialogProps) {
  const focusReturn = useFocusReturn()
  const [typed, setTyped] = useState('')
  const isUnlocked = !typedName || withoutMarks(typed).trim() === typedName.expected
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isUnlocked && !loading) onConfirm()
  }
  const handleOpenChange = (next: boolean) => {
    if (loading) return
    setTyped('')
    onOpenChange(next)
  }
  return (
    <AlertDialog.Root open={open} onOpenChange={handleOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlay} />
        <AlertDialog.Content
          className={content({ placement: 'center', size: 'sm', phone: 'sheet' })}
          {...focusReturn}
        >
          <form onSubmit={handleSubmit}>
            <div className={styles.body}>
              <AlertDialog.Title className={titleClass}>{title}</AlertDialog.Title>
              <AlertDialog.Description asChild>
                <div className={styles.text}>{children}</div>
              </AlertDialog.Description>
              {typedName && (
                <TextField
                  label={typedName.label}
                  value={typed}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={(event) => setTyped(event.target.value)}
                />
              )}
              <FormError>{error}</FormError>
            </div>
            <div className={footer}>
              <AlertDialog.Cancel asChild>
                <Button>{cancelLabel}</Button>
              </AlertDialog.Cancel>
              <Button
                type="submit"
                tone={tone === 'danger' ? 'confirm-danger' : 'primary'}
                loading={loading}
                disabled={!isUnlocked}
              >
                {confirmLabel}
              </Button>
            </div>
          </form>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
