import type { Schema } from '@halyard/api'
import { useListSignals } from '@halyard/query'
import {
  Button,
  Callout,
  EmptyState,
  FilterChips,
  PageHeader,
  Pagination,
  Select,
} from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Settings } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ExportButtons } from '#features/monitor/signals/export-buttons.tsx'
import { SignalCard } from '#features/monitor/signals/signal-card.tsx'
import { kindLabels, signalKinds } from '#features/monitor/signals/signal-labels.ts'
import {
  filterOf,
  signalStates,
  useSignalChoice,
} from '#features/monitor/signals/use-signal-choice.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { useFormat } from '#shared/format/format.ts'
import { Page } from '#shared/layout/page.tsx'
import { lazyPart } from '#shared/lazy-part.ts'
import { ListFrame, NothingMatches } from '#shared/list/list-frame.tsx'
import { useHasExtension } from '#shared/platform/platform.ts'
import { useOpenParam } from '#shared/routing/open-param.ts'
import { useRunsGame } from '#shared/session/user.ts'
import * as styles from './signals.css.ts'

const SettingsDialog = lazyPart(
  'SettingsDialog',
  () => import('#features/monitor/signals/settings-dialog.tsx'),
)
const MarkDialog = lazyPart('MarkDialog', () => import('#features/monitor/signals/mark-dialog.tsx'))

type SignalsScreenProps = { game: { id: number; title: string } }

/** Facts that may settle a suspicion. */
export function SignalsScreen({ game }: SignalsScreenProps) {
  const { t } = useLingui()
  const title = t`Signals`
  return (
    <Page title={[title, game.title]} width="wide">
      {useHasExtension('signals') ? (
        <Signals game={game} />
      ) : (
        <>
          <PageHeader title={title} />
          <EmptyState level={2} title={t`This server has no signals`}>
            <Trans>It does not record when teams open challenges.</Trans>
          </EmptyState>
        </>
      )}
    </Page>
  )
}

const PAGE = 50

function Signals({ game }: SignalsScreenProps) {
  const { t } = useLingui()
  const { choice, clear, set } = useSignalChoice()
  const page = choice.page ?? 1
  const filter = filterOf(choice)
  const query = { ...filter, count: PAGE, skip: (page - 1) * PAGE }
  const { data, error, refetch } = useListSignals(game.id, query)
  const dialog = useOpenParam('dlg')
  const [marked, setMarked] = useState<Schema<'SignalModel'>>()
  return (
    <>
      <PageHeader
        title={t`Signals`}
        actions={
          <>
            {useRunsGame(game.id) && (
              <Button icon={<Settings size={16} />} onClick={() => dialog.open('settings')}>
                <Trans>Settings</Trans>
              </Button>
            )}
            <ExportButtons gameId={game.id} filter={filter} />
          </>
        }
      />
      <Callout tone="info">
        <Trans>No signal is proof, and nothing follows from one automatically. Ask first.</Trans>
      </Callout>
      <Tools data={data} />
      <ListFrame
        data={data}
        error={error}
        onRetry={refetch}
        failed={t`The signals did not load`}
        loading={t`The signals are loading`}
      >
        {({ data: signals, total, isCut, deleteAt }) =>
          signals.length === 0 ? (
            <NothingMatches
              title={
                choice.state === 'open' ? t`Nothing to look into` : t`No signal matches the filter`
              }
              showAll={t`Show all signals`}
              onShowAll={() => {
                clear()
                set({ state: 'all' })
              }}
            />
          ) : (
            <div className={styles.list}>
              {isCut && (
                <Callout tone="warn">
                  <Trans>Of a kind there are more: the newest 2,000 are listed.</Trans>
                </Callout>
              )}
              {signals.map((signal) => (
                <SignalCard
                  key={signal.id}
                  gameId={game.id}
                  signal={signal}
                  onMark={() => setMarked(signal)}
                />
              ))}
              <Pages {...{ page, total }} onPageChange={(next) => set({ page: next })} />
              <Deletion at={deleteAt} />
            </div>
          )
        }
      </ListFrame>
      <Suspense>
        {dialog.value === 'settings' && <SettingsDialog gameId={game.id} onClose={dialog.close} />}
        {marked && (
          <MarkDialog
            key={marked.id}
            gameId={game.id}
            signal={marked}
            onClose={() => setMarked(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

function Deletion({ at }: { at: number }) {
  const time = <LocalTime at={at} format="dateTime" />
  return (
    <p className={styles.note}>
      <Trans>First steps and marks are deleted on {time}.</Trans>
    </p>
  )
}

type PagesProps = { page: number; total: number; onPageChange: (page: number) => void }

function Pages({ page, total, onPageChange }: PagesProps) {
  const { t } = useLingui()
  if (total <= PAGE) return null
  return (
    <Pagination
      label={t`Pages of signals`}
      page={page}
      pageCount={Math.ceil(total / PAGE)}
      onPageChange={onPageChange}
      labels={{
        previous: t`Previous page`,
        next: t`Next page`,
        page: (number) => t`Page ${number}`,
      }}
    />
  )
}

/** Which signals are listed. Teams and challenges to choose from are those of the page. */
function Tools({ data }: { data: Schema<'SignalListModel'> | undefined }) {
  const { t, i18n } = useLingui()
  const { number } = useFormat()
  const { choice, set } = useSignalChoice()
  const labels = {
    open: t({ message: 'Open', context: 'signals' }),
    looked: t({ message: 'Looked into', context: 'signals' }),
    all: t({ message: 'All', context: 'signals' }),
  }
  const signals = data?.data ?? []
  const teams = new Map(
    signals.flatMap((one) => one.teams.map(({ participationId, name }) => [participationId, name])),
  )
  const challenges = new Map(
    signals.flatMap(({ challenge }) => (challenge ? [[challenge.id, challenge.title]] : [])),
  )
  return (
    <div className={styles.tools}>
      <FilterChips
        label={t`State`}
        type="single"
        value={choice.state}
        onValueChange={(state) => set({ state, page: undefined })}
        options={signalStates.map((value) => ({
          value,
          label: labels[value],
          ...(data && value === 'open' && { count: number(data.open) }),
        }))}
      />
      <div className={styles.select}>
        <Select
          label={t({ message: 'Kind', comment: 'Of a signal.' })}
          isLabelHidden
          options={[
            { value: 'all', label: t`All kinds` },
            ...signalKinds.map((value) => ({ value, label: i18n._(kindLabels[value]) })),
          ]}
          value={choice.kind ?? 'all'}
          onValueChange={(value) =>
            set({ kind: signalKinds.find((kind) => kind === value), page: undefined })
          }
        />
      </div>
      <IdSelect
        label={t`Team`}
        all={t`All teams`}
        found={teams}
        value={choice.team}
        onValueChange={(team) => set({ team, page: undefined })}
      />
      <IdSelect
        label={t`Challenge`}
        all={t`All challenges`}
        found={challenges}
        value={choice.challenge}
        onValueChange={(challenge) => set({ challenge, page: undefined })}
      />
    </div>
  )
}

type IdSelectProps = {
  label: string
  all: string
  found: ReadonlyMap<number, string>
  value: number | undefined
  onValueChange: (id: number | undefined) => void
}

function IdSelect({ label, all, found, value, onValueChange }: IdSelectProps) {
  return (
    <div className={styles.select}>
      <Select
        label={label}
        isLabelHidden
        options={[
          { value: 'all', label: all },
          ...[...found].map(([id, name]) => ({ value: String(id), label: name })),
        ]}
        value={String(value ?? 'all')}
        onValueChange={(chosen) => onValueChange(chosen === 'all' ? undefined : Number(chosen))}
      />
    </div>
  )
}
