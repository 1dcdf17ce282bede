import { Card, CardHeader, DotLabel, Segmented } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { NoticeFeed } from '#features/play/notices/notice-feed.tsx'
import type { NoticeFilter } from '#features/play/notices/notice-model.ts'
import type { useNotices } from '#features/play/notices/use-notices.ts'

type NoticeCardProps = {
  notices: ReturnType<typeof useNotices>
  ownTeam: string | undefined
}

/** The notices beside a wide board. */
export function NoticeCard({ notices, ownTeam }: NoticeCardProps) {
  const [filter, setFilter] = useState<NoticeFilter>('all')
  return (
    <Card padding="none" asChild>
      <section>
        <CardHeader
          title={
            <DotLabel tone={notices.isError ? 'warn' : 'ok'}>
              <Trans>Notices</Trans>
            </DotLabel>
          }
          action={<NoticeFilterSwitch value={filter} onChange={setFilter} />}
        />
        <NoticeFeed notices={notices} filter={filter} ownTeam={ownTeam} />
      </section>
    </Card>
  )
}

type SwitchProps = { value: NoticeFilter; onChange: (filter: NoticeFilter) => void }

export function NoticeFilterSwitch({ value, onChange }: SwitchProps) {
  const { t } = useLingui()
  return (
    <Segmented
      size="sm"
      aria-label={t`Which notices`}
      value={value}
      onValueChange={onChange}
      options={[
        { value: 'all', label: t`All` },
        { value: 'staff', label: t`Staff` },
        { value: 'bloods', label: t`Bloods` },
      ]}
    />
  )
}
