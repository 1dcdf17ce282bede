import { ConfirmDialog } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'

type LeaveDialogProps = { onLeave: () => void; onStay: () => void }

export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={t`Leave without saving?`}
      confirmLabel={t`Leave without saving`}
      cancelLabel={t`Stay here`}
      tone="danger"
      onConfirm={onLeave}
    >
      <Trans>Your changes on this page are lost when you leave.</Trans>
    </ConfirmDialog>
  )
}
