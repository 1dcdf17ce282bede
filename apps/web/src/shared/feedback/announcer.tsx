import { VisuallyHidden } from '@halyard/ui'
import { useAnnouncement } from '#shared/feedback/announce.ts'

/** The one live region for screen readers. */
export function Announcer() {
  const { text, key } = useAnnouncement()
  return (
    <VisuallyHidden>
      <div role="status">
        <span key={key}>{text}</span>
      </div>
    </VisuallyHidden>
  )
}
