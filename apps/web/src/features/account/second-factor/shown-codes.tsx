import { Button, Callout, CopyButton, Dialog } from '@halyard/ui'
import { saveDownload } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { fields } from '#shared/forms/fields.css.ts'
import * as styles from './second-factor.css.ts'

const stay = (event: Event) => event.preventDefault()

type ShownCodesProps = { codes: readonly string[]; onClose: () => void }

/** Recovery codes, this one time. Stays open until it is closed on purpose: a press beside it must not lose them. */
export function ShownCodes({ codes, onClose }: ShownCodesProps) {
  const { t } = useLingui()
  const text = `${codes.join('\n')}\n`
  const save = () =>
    saveDownload({ blob: new Blob([text], { type: 'text/plain' }), fileName: 'recovery-codes.txt' })
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content size="sm" phone="sheet" onInteractOutside={stay} onEscapeKeyDown={stay}>
        <Dialog.Header
          title={t`Your recovery codes`}
          description={t`If you lose your device, each of them logs you in once.`}
          closeLabel={t`Close`}
        />
        <Dialog.Body>
          <div className={fields}>
            <Callout tone="warn" role="status">
              <Trans>Store them now: they are not shown again, and nobody can look them up.</Trans>
            </Callout>
            <ul aria-label={t`Your recovery codes`} className={styles.codes}>
              {codes.map((code) => (
                <li key={code} dir="ltr">
                  {code}
                </li>
              ))}
            </ul>
            <div className={styles.actions}>
              <CopyButton text={text} labels={{ copy: t`Copy`, copied: t`Copied` }} />
              <Button icon={<Download size={16} />} onClick={save}>
                <Trans>Download</Trans>
              </Button>
            </div>
          </div>
        </Dialog.Body>
        <Dialog.Footer>
          <Button tone="primary" onClick={onClose}>
            <Trans>I have stored them</Trans>
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
