import { Button, Callout, CopyField, Dialog, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'

/** Shows a secret the one time that it can be seen. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content size="sm" phone="sheet">
        <Dialog.Header title={t`Secret of the webhook`} closeLabel={t`Close`} />
        <Dialog.Body>
          <Stack gap={4}>
            <Callout tone="warn" role="status">
              <Trans>Copy it now: it is not shown again. It verifies each message.</Trans>
            </Callout>
            <CopyField text={secret} labels={{ copy: t`Copy secret`, copied: t`Copied` }} />
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button tone="primary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
