import { useListCheatInfo } from '@halyard/query'
import { EmptyState, Segmented, VisuallyHidden } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { CaseCard } from '#features/monitor/cheat/case-card.tsx'
import { CaseSheet } from '#features/monitor/cheat/case-sheet.tsx'
import { casesOf, filterCases, involvedIn } from '#features/monitor/cheat/cases.ts'
import type { CheatCase } from '#features/monitor/cheat/cases.ts'
import { TeamCard } from '#features/monitor/cheat/team-card.tsx'
import { useFeed } from '#features/monitor/feeds.tsx'
import { useFilter } from '#features/monitor/use-filter.ts'
import { Page } from '#shared/layout/page.tsx'
import { Paper } from '#shared/layout/paper.tsx'
import { ListFrame, NothingMatches } from '#shared/list/list-frame.tsx'
import { useSearchChoice } from '#shared/routing/search-choice.ts'
import * as styles from './cheat.css.ts'

type CheatScreenProps = { game: { id: number; title: string } }

/** The flags that teams shared, by pair of teams or by team: `?view=team`. */
export function CheatScreen({ game }: CheatScreenProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useListCheatInfo(game.id)
  const { journal } = useFeed('submissions')
  const { choice: filter, clear } = useFilter()
  const { search, change } = useSearchChoice<'view'>()
  const [printed, setPrinted] = useState<CheatCase>()
  const view = search.get('view') === 'team' ? 'team' : 'pair'
  const all = casesOf(data ?? [])
  const cases = filterCases(all, filter)
  const print = (cheatCase: CheatCase) => {
    flushSync(() => setPrinted(cheatCase))
    window.print()
    setPrinted(undefined)
  }
  const name = t`Cheat info`
  const content = () => {
    if (cases.length === 0) {
      return (
        <NothingMatches
          flags={['K']}
          title={t`No entry matches the filter`}
          showAll={t`Show everything`}
          onShowAll={clear}
        />
      )
    }
    return (
      <div className={styles.list}>
        {view === 'team'
          ? involvedIn(cases).map((involved) => (
              <TeamCard key={involved.party.id} gameId={game.id} involved={involved} />
            ))
          : cases.map((cheatCase) => (
              <CaseCard
                key={cheatCase.key}
                {...{ game, cheatCase }}
                submissions={journal.entries}
                onPrint={() => print(cheatCase)}
              />
            ))}
      </div>
    )
  }
  return (
    <Page title={[name, game.title]} width="wide">
      <VisuallyHidden asChild>
        <h1>{name}</h1>
      </VisuallyHidden>
      <div className={styles.bar}>
        <Segmented
          label={t({ message: 'View', comment: 'Noun: a way to look at a list.' })}
          options={[
            { value: 'pair', label: t`By pair` },
            { value: 'team', label: t`By team` },
          ]}
          value={view}
          onValueChange={(next) => change({ view: next === 'team' ? next : '' })}
        />
        <span className={styles.muted}>
          <Trans>A team submitted a flag that was made for another team.</Trans>
        </span>
      </div>
      <ListFrame
        data={data && all}
        error={error}
        onRetry={refetch}
        failed={t`The list did not load`}
        loading={t`The list is loading`}
        empty={
          <EmptyState level={2} title={t`No team has submitted another team's flag`}>
            <Trans>Only flags made for each team can show this.</Trans>
          </EmptyState>
        }
      >
        {content}
      </ListFrame>
      <Paper>
        {() =>
          (printed ? [printed] : cases).map((cheatCase) => (
            <CaseSheet key={cheatCase.key} {...{ game, cheatCase }} submissions={journal.entries} />
          ))
        }
      </Paper>
    </Page>
  )
}
