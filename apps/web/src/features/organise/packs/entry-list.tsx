import { Badge, Card, Checkbox } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { EntryRemarks } from '#features/organise/packs/entry-remarks.tsx'
import type { Entry } from '#features/organise/packs/entries.ts'
import { doneLabels, outcomeTones, plannedLabels } from '#features/organise/packs/texts.ts'
import { useFormat } from '#shared/format/format.ts'
import * as styles from './entry-list.css.ts'

type EntryListProps = {
  entries: readonly Entry[]
  /** What is chosen to be imported. */
  chosen: ReadonlySet<string>
  onChosen: (chosen: ReadonlySet<string>) => void
  /** Whether there is anything left to import. */
  isOpen: (entry: Entry) => boolean
  /** Which of them have been sent: their results are shown instead of what would happen. */
  sent?: ReadonlySet<string>
  actions: ReactNode
}

/** The challenges of a pack: what would become of each, and which of them to import. */
export function EntryList({ entries, chosen, onChosen, isOpen, sent, actions }: EntryListProps) {
  const { t } = useLingui()
  const open = entries.filter(isOpen)
  const isAll = open.length > 0 && open.every(({ source }) => chosen.has(source))
  const choose = (source: string, isChosen: boolean) =>
    onChosen(
      isChosen
        ? new Set([...chosen, source])
        : new Set([...chosen].filter((each) => each !== source)),
    )
  return (
    <Card padding="none">
      <div className={styles.head}>
        <Checkbox
          label={
            <Plural value={chosen.size} one="# challenge selected" other="# challenges selected" />
          }
          checked={isAll ? true : chosen.size > 0 ? 'indeterminate' : false}
          disabled={open.length === 0}
          onCheckedChange={(isChecked) =>
            onChosen(new Set(isChecked === true ? open.map(({ source }) => source) : []))
          }
        />
        {actions}
      </div>
      <ul aria-label={t`Challenges of the pack`}>
        {entries.map((entry) => (
          <li key={entry.source} className={styles.entry}>
            <EntryLine
              entry={entry}
              isSent={sent?.has(entry.source) ?? false}
              isOpen={isOpen(entry)}
              isChosen={chosen.has(entry.source)}
              onChosen={(isChosen) => choose(entry.source, isChosen)}
            />
            <EntryRemarks entry={entry} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type EntryLineProps = {
  entry: Entry
  isSent: boolean
  isOpen: boolean
  isChosen: boolean
  onChosen: (isChosen: boolean) => void
}

function EntryLine({ entry, isSent, isOpen, isChosen, onChosen }: EntryLineProps) {
  const { t, i18n } = useLingui()
  const { row, source } = entry
  const { title, outcome } = row
  return (
    <div className={styles.line}>
      <div className={styles.about}>
        <Checkbox
          aria-label={t`Import ${title}`}
          checked={isChosen}
          disabled={!isOpen}
          onCheckedChange={(isChecked) => onChosen(isChecked === true)}
        />
        <div className={styles.text}>
          <span className={styles.name} dir="auto">
            {title}
          </span>
          <Facts entry={entry} />
          <bdi className={styles.facts}>{source}</bdi>
        </div>
      </div>
      <Badge tone={outcomeTones[outcome]} className={styles.outcome}>
        {i18n._((isSent ? doneLabels : plannedLabels)[outcome])}
      </Badge>
    </div>
  )
}

function Facts({ entry: { row } }: { entry: Entry }) {
  const { number } = useFormat()
  if (row.category === undefined) return null
  const points = number(row.points ?? 0)
  const { named, found } = row.files
  return (
    <span className={styles.facts}>
      <span>{row.category}</span>
      <span>
        <Trans>{points} points</Trans>
      </span>
      <span>
        <Plural value={row.flags} one="# flag" other="# flags" />
      </span>
      {named > 0 && (
        <span>
          {found < named ? (
            <Trans>
              {found} of {named} files
            </Trans>
          ) : (
            <Plural value={named} one="# file" other="# files" />
          )}
        </span>
      )}
    </span>
  )
}
