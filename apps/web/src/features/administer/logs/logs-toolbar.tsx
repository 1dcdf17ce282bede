import type { HubState } from '@halyard/api'
import { Button, CopyButton, LiveIndicator, Segmented } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Pause, Play } from 'lucide-react'
import { asJson, logLevels } from '#features/administer/logs/log-choice.ts'
import type { KeyedLine } from '#features/administer/logs/log-choice.ts'
import { useLevelLabels } from '#features/administer/logs/log-level-badge.tsx'
import { useLogChoice } from '#features/administer/logs/use-log-choice.ts'
import type { useLogFeed } from '#features/administer/logs/use-log-feed.ts'
import { ListSearch, ListTools } from '#shared/list/list-tools.tsx'

type LogsToolbarProps = {
  feed: ReturnType<typeof useLogFeed>
  hub: HubState
  shown: readonly KeyedLine[]
}

/** Level and search, whether the lines follow, and what can be done with those that are shown. */
export function LogsToolbar({ feed, hub, shown }: LogsToolbarProps) {
  const { t } = useLingui()
  const { choice, set, type } = useLogChoice()
  const labels = useLevelLabels()
  return (
    <ListTools>
      <ListSearch
        width="wide"
        label={t`Search the log`}
        value={choice.text}
        onValueChange={(text) => type({ text })}
      />
      <Segmented
        label={t({ message: 'Level', context: 'of a log line' })}
        options={logLevels.map((value) => ({ value, label: labels[value] }))}
        value={choice.level}
        onValueChange={(level) => set({ level })}
      />
      {feed.isPaused ? (
        <Button icon={<Play size={16} />} onClick={feed.follow}>
          {feed.newCount > 0 ? (
            <Plural value={feed.newCount} one="# new line" other="# new lines" />
          ) : (
            <Trans comment="Button: shows new log lines as they come.">Follow</Trans>
          )}
        </Button>
      ) : (
        <Button icon={<Pause size={16} />} onClick={feed.hold}>
          <Trans comment="Button: holds the log lines still.">Pause</Trans>
        </Button>
      )}
      <CopyButton
        text={() => asJson(shown)}
        labels={{ copy: t`Copy as JSON`, copied: t`Copied` }}
      />
      <Feed isPaused={feed.isPaused} hub={hub} />
    </ListTools>
  )
}

function Feed({ isPaused, hub }: { isPaused: boolean; hub: HubState }) {
  if (isPaused) {
    return (
      <LiveIndicator state="paused">
        <Trans comment="State of a list: it is held still.">Paused</Trans>
      </LiveIndicator>
    )
  }
  return hub === 'connected' ? (
    <LiveIndicator state="live">
      <Trans comment="State of a list: new lines show up at once.">Live</Trans>
    </LiveIndicator>
  ) : (
    <LiveIndicator state="reconnecting">
      <Trans comment="State of a list without a live connection.">
        Refreshes every few seconds
      </Trans>
    </LiveIndicator>
  )
}
