import { Avatar, VisuallyHidden } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import * as styles from '#features/play/presence/mates.css.ts'
import type { Worker } from '#features/play/presence/use-shared.ts'
import { useFormat } from '#shared/format/format.ts'

/** Faces that a tile has room for. */
const shownFaces = 2

/** Who of the own team works on a challenge, beside its other facts. */
export function Mates({ mates }: { mates: readonly Worker[] }) {
  const { t } = useLingui()
  const format = useFormat()
  const names = format.list(mates.map(({ userName }) => userName))
  const label = t({
    message: `At work: ${names}`,
    comment: 'On a challenge: which members of the own team are working on it.',
  })
  const more = mates.length - shownFaces
  return (
    <span className={styles.mates} title={label}>
      {mates.slice(0, shownFaces).map(({ userId, userName, avatar }) => (
        <Avatar key={userId} name={userName} src={avatar} size={18} />
      ))}
      {more > 0 && (
        <span className={styles.more} aria-hidden>
          +{format.number(more)}
        </span>
      )}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
