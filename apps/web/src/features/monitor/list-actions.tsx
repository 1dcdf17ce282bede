import { saveDownload, useDownloadSubmissionSheet } from '@halyard/query'
import type { MonitorEntry } from '@halyard/query'
import type { FeedState, MonitorList } from '@halyard/query/live'
import { Button, IconButton, LiveIndicator, Menu, Spinner } from '@halyard/ui'
import { from } from '@halyard/ui/breakpoints'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bell, BellOff, Download, Ellipsis, Eye, EyeOff, Pause, Play } from 'lucide-react'
import { csvRows } from '#features/monitor/csv.ts'
import { alarm } from '#features/monitor/use-alarm.ts'
import { useKindLabels } from '#features/monitor/use-kinds.tsx'
import { useReceivedFile } from '#shared/files/use-received-file.tsx'
import { useFormat } from '#shared/format/format.ts'
import { useMedia } from '#shared/hooks/use-media.ts'

const wideEnough = from('sm')

type ListActionsProps = {
  list: MonitorList
  game: { id: number; title: string }
  /** What the filter leaves. */
  entries: readonly MonitorEntry[]
  hub: FeedState['hub']
  isPaused: boolean
  onPausedChange: (isPaused: boolean) => void
  areFlagsShown: boolean
  onFlagsShownChange: (areShown: boolean) => void
}

/** How live a list is, and what is done with it. */
export function ListActions(props: ListActionsProps) {
  const { list, game, entries, hub, isPaused, onPausedChange } = props
  const { areFlagsShown, onFlagsShownChange } = props
  const { t } = useLingui()
  const [isHeard, setHeard] = alarm.use()
  const saveCsv = useCsv(game, entries)
  return (
    <>
      <Live hub={hub} isPaused={isPaused} />
      <Button
        icon={isPaused ? <Play size={16} /> : <Pause size={16} />}
        onClick={() => onPausedChange(!isPaused)}
      >
        {isPaused ? (
          <Trans comment="Verb: new entries come in again.">Resume</Trans>
        ) : (
          <Trans comment="Verb: no new entries come in.">Pause</Trans>
        )}
      </Button>
      {list === 'submissions' && <SheetButton gameId={game.id} />}
      <Menu
        align="end"
        label={t`More`}
        trigger={
          <IconButton variant="bordered" size="md" label={t`More`} hasTooltip={false}>
            <Ellipsis size={18} />
          </IconButton>
        }
        items={[
          {
            label: areFlagsShown ? t`Hide all flags` : t`Show all flags`,
            icon: areFlagsShown ? <EyeOff size={16} /> : <Eye size={16} />,
            onSelect: () => onFlagsShownChange(!areFlagsShown),
          },
          {
            label: isHeard ? t`No sound for shared flags` : t`Sound for shared flags`,
            icon: isHeard ? <BellOff size={16} /> : <Bell size={16} />,
            onSelect: () => setHeard(!isHeard),
          },
          {
            label: t`What is shown, with flags (CSV)`,
            icon: <Download size={16} />,
            disabledReason: entries.length === 0 && t`No entry matches the filter`,
            onSelect: () => void saveCsv(),
          },
        ]}
      />
    </>
  )
}

function Live({ hub, isPaused }: { hub: FeedState['hub']; isPaused: boolean }) {
  if (isPaused) {
    return (
      <LiveIndicator state="paused">
        <Trans comment="No new entries come in.">Paused</Trans>
      </LiveIndicator>
    )
  }
  if (hub === 'connected') {
    return (
      <LiveIndicator state="live">
        <Trans comment="New entries come in at once.">Live</Trans>
      </LiveIndicator>
    )
  }
  return (
    <LiveIndicator state="reconnecting">
      <Trans>Connecting</Trans>
    </LiveIndicator>
  )
}

function SheetButton({ gameId }: { gameId: number }) {
  const { t } = useLingui()
  const { size } = useFormat()
  const isWide = useMedia(wideEnough)
  const { mutateAsync } = useDownloadSubmissionSheet()
  const sheet = useReceivedFile(
    (options) => mutateAsync({ gameId, ...options }),
    t`The spreadsheet did not download`,
  )
  if (sheet.bytes === undefined && !isWide) {
    return (
      <IconButton
        variant="bordered"
        size="md"
        label={t`Download spreadsheet`}
        onClick={sheet.start}
      >
        <Download size={18} />
      </IconButton>
    )
  }
  if (sheet.bytes === undefined) {
    return (
      <Button icon={<Download size={16} />} onClick={sheet.start}>
        <Trans>Download spreadsheet</Trans>
      </Button>
    )
  }
  const received = size(sheet.bytes)
  return (
    <>
      <span role="status" aria-live="off">
        <Spinner /> <Trans>{received} received</Trans>
      </span>
      <Button onClick={sheet.stop}>
        <Trans>Cancel</Trans>
      </Button>
    </>
  )
}

function useCsv({ title }: { title: string }, entries: readonly MonitorEntry[]) {
  const { t } = useLingui()
  const kinds = useKindLabels()
  return async () => {
    const { toCsv } = await import('@halyard/ui/csv')
    const head = {
      time: t`Time`,
      kind: t({ message: 'Event', comment: 'Column: what happened in a game.' }),
      team: t`Team`,
      user: t`User`,
      challenge: t`Challenge`,
      text: t({ message: 'Details', comment: 'Column: a flag, a text, or whose flag it was.' }),
    }
    const rows = csvRows(entries, { head, kinds, owner: t`Owner of the flag` })
    const blob = new Blob([toCsv(rows)], { type: 'text/csv' })
    saveDownload({ blob, fileName: `${title}.csv` })
  }
}
