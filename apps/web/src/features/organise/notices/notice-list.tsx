import type { Notice } from '@halyard/api'
import { Card, FilterChips, IconButton, Inline, NoticeItem, NoticeList } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Trash2 } from 'lucide-react'
import { chosenNotices, isWritten } from '#features/organise/notices/notice-list-model.ts'
import type { NoticeFilter } from '#features/organise/notices/notice-list-model.ts'
import { useFormat } from '#shared/format/format.ts'
import { kindOf } from '#shared/game/notices/notice-kind.ts'
import { NoticeMessage } from '#shared/game/notices/notice-message.tsx'
import { NoticeTime } from '#shared/game/notices/notice-time.tsx'
import * as styles from './notices.css.ts'

type NoticeFilterProps = {
  notices: readonly Notice[]
  filter: NoticeFilter
  onChange: (filter: NoticeFilter) => void
}

/** Which notices are listed; each choice says how many there are. */
export function NoticeFilterBar({ notices, filter, onChange }: NoticeFilterProps) {
  const { t } = useLingui()
  const { number } = useFormat()
  const labels = {
    all: t`All`,
    written: t({
      message: 'Written',
      context: 'notices',
      comment: 'Filter: notices that organizers wrote.',
    }),
    challenges: t({
      message: 'Challenges and hints',
      comment: 'Filter: notices about new challenges and new hints.',
    }),
    bloods: t`Bloods`,
  } satisfies Record<NoticeFilter, string>
  const option = (value: NoticeFilter) => ({
    value,
    label: labels[value],
    count: number(chosenNotices(notices, value).length),
  })
  return (
    <div className={styles.tools}>
      <FilterChips
        type="single"
        isScrolling
        label={t`Which notices`}
        value={filter}
        onValueChange={onChange}
        options={[option('all'), option('written'), option('challenges'), option('bloods')]}
      />
      <p className={styles.note}>
        <Trans>
          The game itself writes about bloods, new challenges and new hints; those notices cannot be
          changed.
        </Trans>
      </p>
    </div>
  )
}

type WrittenListProps = {
  notices: readonly Notice[]
  onEdit: (notice: Notice) => void
  onDelete: (notice: Notice) => void
}

/** Notices with what can be done with those that organisers wrote. */
export function EditedNotices({ notices, onEdit, onDelete }: WrittenListProps) {
  const { t } = useLingui()
  return (
    <Card padding="none">
      <NoticeList label={t`Notices`}>
        {notices.map((notice) => (
          <NoticeItem
            key={notice.id}
            kind={kindOf(notice.type)}
            time={<NoticeTime notice={notice} />}
          >
            <div className={styles.item}>
              <span className={styles.text}>
                <NoticeMessage notice={notice} />
              </span>
              {isWritten(notice) && (
                <Inline gap={1} isWrapping={false}>
                  <IconButton size="sm" label={t`Edit notice`} onClick={() => onEdit(notice)}>
                    <Pencil size={14} />
                  </IconButton>
                  <IconButton size="sm" label={t`Delete notice`} onClick={() => onDelete(notice)}>
                    <Trash2 size={14} />
                  </IconButton>
                </Inline>
              )}
            </div>
          </NoticeItem>
        ))}
      </NoticeList>
    </Card>
  )
}
