import { VisuallyHidden } from '@halyard/ui'
import { useAnnouncement } from '#shared/feedback/announce.ts'

/** The one place from which readers are told what happened. */
export function Announcer() {
  const { words, key } = useAnnouncement()
  return (
    <VisuallyHidden>
      <div role="status">
        <span key={key}>{words}</span>
      </div>
    </VisuallyHidden>
  )
}
