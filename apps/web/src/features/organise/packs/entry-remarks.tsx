import type { Note } from '@halyard/packs/send'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { weightOf } from '#features/organise/packs/entries.ts'
import type { Entry, Weight } from '#features/organise/packs/entries.ts'
import { changeLabels, noteTexts } from '#features/organise/packs/texts.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { useFormat } from '#shared/format/format.ts'
import * as styles from './entry-list.css.ts'

const icons = { loss: CircleAlert, todo: TriangleAlert, remark: Info }
const order: readonly Weight[] = ['loss', 'todo', 'remark']

/** What does not arrive of a challenge, what is to be mended, and what else is to be known. */
export function EntryRemarks({ entry }: { entry: Entry }) {
  const { row, failure } = entry
  const groups = [...Map.groupBy(row.notes, ({ code }) => code).entries()].toSorted(
    ([one], [other]) => order.indexOf(weightOf(one)) - order.indexOf(weightOf(other)),
  )
  const isBroken = entry.challenge === undefined
  return (
    <ul className={styles.remarks}>
      {isBroken && <Problem source={row.source} problem={row.error ?? ''} />}
      {failure !== undefined && (
        <li className={styles.remark} data-weight="loss">
          <CircleAlert size={14} aria-hidden />
          <span>
            <ErrorMessage error={failure} />
          </span>
        </li>
      )}
      {row.outcome === 'updated' && <Changes entry={entry} />}
      {groups.map(([code, notes]) => (
        <Remark key={code} code={code} notes={notes} />
      ))}
    </ul>
  )
}

/** A challenge file that cannot be read, with the place where it stops making sense. */
function Problem({ source, problem }: { source: string; problem: string }) {
  const [, line = '1', column = '1', what = problem] = /^(\d+):(\d+): (.*)$/s.exec(problem) ?? []
  return (
    <li className={styles.remark} data-weight="loss">
      <CircleAlert size={14} aria-hidden />
      <span>
        <Trans>
          Line {line}, column {column} of {source}:
        </Trans>{' '}
        <span lang="en">{what}</span>
      </span>
    </li>
  )
}

function Changes({ entry }: { entry: Entry }) {
  const { i18n } = useLingui()
  const { list } = useFormat()
  const changes = list(entry.row.changes.map(({ code }) => i18n._(changeLabels[code])))
  return (
    <li className={styles.remark} data-weight="remark">
      <Info size={14} aria-hidden />
      <span>
        <Trans>Changes: {changes}</Trans>
      </span>
    </li>
  )
}

function Remark({ code, notes }: { code: Note['code']; notes: readonly Note[] }) {
  const { i18n } = useLingui()
  const { list } = useFormat()
  const weight = weightOf(code)
  const Icon = icons[weight]
  const texts = list(notes.map(({ text }) => text))
  return (
    <li className={styles.remark} data-weight={weight}>
      <Icon size={14} aria-hidden />
      <span>
        {i18n._(noteTexts[code])}{' '}
        <bdi lang="en" className={styles.detail}>
          {texts}
        </bdi>
      </span>
    </li>
  )
}
