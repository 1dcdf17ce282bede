import { IconButton } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import { toast } from '#shared/feedback/feedback.ts'

type ShareButtonProps = {
  /** The text to share, without the flag. */
  text: string
}

/** Hands a sentence to the device's own sharing, or to the clipboard where there is none. */
export function ShareButton({ text }: ShareButtonProps) {
  const { t } = useLingui()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ tone: 'ok', id: 'share', title: t`Copied`, body: text }),
      () => toast({ tone: 'bad', id: 'share', title: t`The browser did not allow copying` }),
    )
  // Who changes their mind in the device's own dialog wants nothing else.
  const share = () =>
    'share' in navigator ? navigator.share({ text }).catch(() => undefined) : copy()
  return (
    <IconButton
      label={t({
        message: 'Share this solve',
        comment:
          'Button after a right flag: tells others that your team solved the challenge. It does not share the solution.',
      })}
      onClick={() => void share()}
    >
      <Share2 size={16} />
    </IconButton>
  )
}
