import type { GameSettings } from '@halyard/api'
import { countOutcomes } from '@halyard/packs/send'
import { Button, Callout, Inline, PageHeader, Progress, Stack } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { EntryList } from '#features/organise/packs/entry-list.tsx'
import { isImportable, leftOver } from '#features/organise/packs/entries.ts'
import type { Entry } from '#features/organise/packs/entries.ts'
import { PackOptionsForm } from '#features/organise/packs/pack-options.tsx'
import { savePackReport } from '#features/organise/packs/pack-report.ts'
import { PackStart } from '#features/organise/packs/pack-start.tsx'
import { usePackImport } from '#features/organise/packs/use-pack-import.ts'
import type { PackState } from '#features/organise/packs/use-pack-import.ts'
import { LeaveGuard } from '#shared/forms/leave-guard.tsx'
import { Page } from '#shared/layout/page.tsx'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'

/** Brings the challenges of a pack into a game: reads it, says what would happen, imports what is chosen. */
export function ImportChallenges({ game }: { game: Pick<GameSettings, 'id' | 'title'> }) {
  const { t } = useLingui()
  const { state, options, read, send, stop, reset, decide } = usePackImport(game.id)
  return (
    <Page title={[t`Import challenges`, game.title]} width="page">
      <PageHeader
        title={<Trans>Import challenges</Trans>}
        actions={
          <Button asChild>
            <Link to={paths.gameChallenges(game.id)}>
              <Trans>Challenges of the game</Trans>
            </Link>
          </Button>
        }
      />
      <LeaveGuard isChanged={state.step === 'sending'} />
      {state.step === 'choose' && (
        <PackStart onSource={read} problem={state.problem} error={state.error} />
      )}
      {state.step === 'reading' && <Reading state={state} onCancel={reset} />}
      {state.step === 'plan' && (
        <Stack gap={4}>
          {state.isPackage && (
            <Callout tone="info">
              <Trans>
                This is the package of a game: here only its challenges are imported. To have its
                divisions, poster and bonuses too, choose “Import package” in the list of games.
              </Trans>
            </Callout>
          )}
          <PackOptionsForm options={options} onChange={decide} />
          <Plan key={state.source.name} entries={state.entries} onSend={send} onReset={reset} />
        </Stack>
      )}
      {state.step === 'sending' && <Sending state={state} onStop={stop} />}
      {state.step === 'done' && <Report game={game} state={state} onSend={send} onReset={reset} />}
    </Page>
  )
}

type StateAt<Step extends PackState['step']> = Extract<PackState, { step: Step }>

function Reading({ state, onCancel }: { state: StateAt<'reading'>; onCancel: () => void }) {
  const { t } = useLingui()
  const { name, done, total } = state
  return (
    <Stack gap={3} role="status">
      <p dir="auto">
        <Trans>Reading {name}…</Trans>
      </p>
      <Progress value={total === 0 ? 0 : done / total} label={t`Challenges that were checked`} />
      <Inline>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </Inline>
    </Stack>
  )
}

type PlanProps = {
  entries: readonly Entry[]
  onSend: (chosen: ReadonlySet<string>) => void
  onReset: () => void
}

function Plan({ entries, onSend, onReset }: PlanProps) {
  const [chosen, setChosen] = useState(() => sourcesOf(entries.filter(isImportable)))
  return (
    <Stack gap={3}>
      <Summary entries={entries} />
      <EntryList
        entries={entries}
        chosen={chosen}
        onChosen={setChosen}
        isOpen={isImportable}
        actions={
          <Inline>
            <Button onClick={onReset}>
              <Trans>Another pack</Trans>
            </Button>
            <Button tone="primary" disabled={chosen.size === 0} onClick={() => onSend(chosen)}>
              <Trans>Import selected challenges</Trans>
            </Button>
          </Inline>
        }
      />
    </Stack>
  )
}

function Summary({ entries }: { entries: readonly Entry[] }) {
  const counts = countOutcomes(entries.map(({ row }) => row))
  return (
    <Callout tone={counts.failed > 0 ? 'warn' : 'info'} role="status">
      <Inline gap={4}>
        {counts.created > 0 && (
          <span>
            <Plural value={counts.created} one="# new" other="# new" />
          </span>
        )}
        {counts.updated > 0 && (
          <span>
            <Plural value={counts.updated} one="# will be updated" other="# will be updated" />
          </span>
        )}
        {counts.unchanged > 0 && (
          <span>
            <Plural value={counts.unchanged} one="# is already there" other="# are already there" />
          </span>
        )}
        {counts.failed > 0 && (
          <span>
            <Plural value={counts.failed} one="# cannot be imported" other="# cannot be imported" />
          </span>
        )}
      </Inline>
    </Callout>
  )
}

function Sending({ state, onStop }: { state: StateAt<'sending'>; onStop: () => void }) {
  const { t } = useLingui()
  const { done, total, title, waitSeconds } = state
  return (
    <Stack gap={3}>
      <Stack gap={1} role="status">
        <p>
          <Trans>
            {done} of {total} challenges
          </Trans>
        </p>
        <p dir="auto">
          {waitSeconds === undefined ? (
            title
          ) : (
            <Trans>The server is limiting requests. Continuing in {waitSeconds} s…</Trans>
          )}
        </p>
      </Stack>
      <Progress value={total === 0 ? 1 : done / total} label={t`Challenges being imported`} />
      <Inline>
        <Button onClick={onStop}>
          <Trans>Stop after this challenge</Trans>
        </Button>
      </Inline>
    </Stack>
  )
}

type ReportProps = Omit<PlanProps, 'entries'> & {
  game: Pick<GameSettings, 'id' | 'title'>
  state: StateAt<'done'>
}

function Report({ game, state, onSend, onReset }: ReportProps) {
  const { entries } = state
  const sent = new Set(state.sent)
  const done = entries.filter(({ source, row }) => sent.has(source) && row.outcome !== 'failed')
  const isOpen = (entry: Entry) => isImportable(entry) && !done.includes(entry)
  const [chosen, setChosen] = useState(() => sourcesOf(leftOver(entries, state)))
  const failed = entries.filter(({ source, row }) => sent.has(source) && row.outcome === 'failed')
  const unreached = state.chosen.length - state.sent.length
  return (
    <Stack gap={3}>
      <Callout tone={failed.length > 0 ? 'warn' : unreached > 0 ? 'info' : 'ok'} role="status">
        <Inline gap={4}>
          <span>
            <Plural value={done.length} one="# challenge imported" other="# challenges imported" />
          </span>
          {failed.length > 0 && (
            <span>
              <Plural value={failed.length} one="# was not imported" other="# were not imported" />
            </span>
          )}
          {unreached > 0 && (
            <span>
              <Plural value={unreached} one="# was not sent yet" other="# were not sent yet" />
            </span>
          )}
        </Inline>
      </Callout>
      <EntryList
        entries={entries}
        sent={sent}
        chosen={chosen}
        onChosen={setChosen}
        isOpen={isOpen}
        actions={
          <Inline>
            <Button onClick={onReset}>
              <Trans>Another pack</Trans>
            </Button>
            <Button onClick={() => savePackReport(game.title, entries, sent)}>
              <Trans>Save the report</Trans>
            </Button>
            {chosen.size > 0 && (
              <Button tone="primary" onClick={() => onSend(chosen)}>
                <Trans>Import selected challenges</Trans>
              </Button>
            )}
          </Inline>
        }
      />
    </Stack>
  )
}

const sourcesOf = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set(entries.map(({ source }) => source))
