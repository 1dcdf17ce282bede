import { Avatar, CopyIconButton } from '@halyard/ui'
import { Plural, useLingui } from '@lingui/react/macro'
import { LocalTime } from '#shared/format/local-time.tsx'
import * as styles from './byline.css.ts'

type BylineProps = {
  author: string
  avatar: string | null
  time: number
  minutes: number
  path: string
}

/** Who wrote a post and when, how long it takes to read, and its address to copy. */
export function Byline({ author, avatar, time, minutes, path }: BylineProps) {
  const { t } = useLingui()
  return (
    <div className={styles.byline}>
      <Avatar name={author} src={avatar} size={36} />
      <div>
        <p className={styles.author} dir="auto">
          {author}
        </p>
        <p className={styles.date}>
          <LocalTime at={time} format="longDate" />
          {', '}
          <Plural value={minutes} one="# min read" other="# min read" />
        </p>
      </div>
      <span className={styles.copy}>
        <CopyIconButton
          text={() => new URL(path, window.location.origin).href}
          labels={{ copy: t`Copy link`, copied: t`Copied` }}
        />
      </span>
    </div>
  )
}
