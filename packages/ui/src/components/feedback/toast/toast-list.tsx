import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { TOAST } from '#theme/tokens.ts'
import { Button } from '../../actions/button/button.tsx'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { Pennant } from '../../competition/pennant/pennant.tsx'
import { Progress } from '../progress/progress.tsx'
import { Spinner } from '../progress/spinner.tsx'
import {
  dismissToast,
  removeToast,
  type ToastEntry,
  type ToasterProps,
  type ToastTone,
} from './toast-store.ts'
import * as styles from './toast.css.ts'
import { useEscapeBeneath } from './use-escape-beneath.ts'

const icons = {
  ok: <CircleCheck size={18} />,
  warn: <TriangleAlert size={18} />,
  bad: <CircleAlert size={18} />,
  info: <Info size={18} />,
  progress: <Spinner />,
  blood: <Pennant kind="first" size={22} />,
} as const satisfies Record<ToastTone, ReactNode>

export function ToastList({
  toasts,
  label,
  closeLabel,
}: ToasterProps & { toasts: readonly ToastEntry[] }) {
  const { isAside, handleEscape } = useEscapeBeneath()
  return (
    <Toast.Provider label={label} swipeDirection="right">
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          closeLabel={closeLabel}
          isAside={isAside}
          onEscape={handleEscape}
        />
      ))}
      <Toast.Viewport label={label} className={styles.viewport} />
    </Toast.Provider>
  )
}

function duration({ autoCloseMs, action, tone }: ToastEntry): number {
  if (autoCloseMs !== undefined) return autoCloseMs || Infinity
  return action || tone === 'progress' ? Infinity : TOAST.autoCloseMs
}

type ToastCardProps = {
  toast: ToastEntry
  closeLabel: string
  isAside: boolean
  onEscape: (event: KeyboardEvent) => void
}

function ToastCard({ toast, closeLabel, isAside, onEscape }: ToastCardProps) {
  const handleOpenChange = (isOpen: boolean) => {
    if (isOpen) return
    dismissToast(toast.id)
    setTimeout(() => removeToast(toast.id), TOAST.transitionMs)
  }
  return (
    <Toast.Root
      open={toast.isOpen}
      onOpenChange={handleOpenChange}
      duration={duration(toast)}
      type={toast.tone === 'bad' ? 'foreground' : 'background'}
      onEscapeKeyDown={onEscape}
      asChild
    >
      <Surface isAside={isAside} className={styles.toast}>
        <span className={styles.icon} data-tone={toast.tone} aria-hidden>
          {toast.icon ?? icons[toast.tone]}
        </span>
        <div className={styles.text}>
          <Toast.Title className={styles.title}>{toast.title}</Toast.Title>
          {toast.description && (
            <Toast.Description className={styles.description}>
              {toast.description}
            </Toast.Description>
          )}
          {toast.progress !== undefined && <Progress value={toast.progress} label={toast.title} />}
          {toast.action && (
            <Toast.Action asChild altText={toast.action.label} onClick={toast.action.onSelect}>
              <Button size="sm" className={styles.action}>
                {toast.action.label}
              </Button>
            </Toast.Action>
          )}
        </div>
        <Toast.Close asChild>
          <IconButton size="sm" label={closeLabel} hasTooltip={false}>
            <X size={14} />
          </IconButton>
        </Toast.Close>
      </Surface>
    </Toast.Root>
  )
}

/** While it is aside it does not show itself to the layers, so the one beneath is the uppermost. */
function Surface({ isAside, ref, ...rest }: ComponentProps<'li'> & { isAside: boolean }) {
  return <li ref={isAside ? null : ref} {...rest} />
}
