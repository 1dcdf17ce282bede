import { NoticeItem, NoticeList } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { now } from '#shared/clock/clock.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { NoticeMessage } from '#shared/game/notices/notice-message.tsx'
import * as styles from './notices.css.ts'

/** A notice as players will see it in their list. */
export function NoticePreview({ content }: { content: string }) {
  const { t } = useLingui()
  if (content.trim() === '') return null
  return (
    <div className={styles.preview}>
      <p className={styles.previewTitle}>
        <Trans>As players see it</Trans>
      </p>
      <div className={styles.feed}>
        <NoticeList label={t`As players see it`}>
          <NoticeItem kind="notice" time={<LocalTime at={now()} format="time" />}>
            <NoticeMessage notice={{ type: 'Normal', values: [content.trim()] }} />
          </NoticeItem>
        </NoticeList>
      </div>
    </div>
  )
}
