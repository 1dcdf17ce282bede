import { HouseFlag, Pagination, PennantRope } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from '#shared/link.tsx'
import type { ColumnGroup } from '#features/scoreboard/columns.ts'
import * as styles from '#features/scoreboard/phone-list.css.ts'
import type { TeamRow, TeamRows } from '#features/scoreboard/rows.ts'
import { makeSlots } from '#features/scoreboard/slots.ts'
import { useScoreboardQuery } from '#features/scoreboard/use-scoreboard-query.ts'
import { useFormat } from '#shared/format/format.ts'
import { knownCategory } from '#shared/game/challenge/categories.ts'
import { pennantOf } from '#shared/game/pennant.ts'
import { openingLink, useOpenParam } from '#shared/routing/open-param.ts'

type PhoneListProps = {
  rows: TeamRows
  groups: readonly ColumnGroup[]
  ownTeamId: number | undefined
  /** Of the own team, which has a place above the others, also before it is known where it is. */
  ownName: string | undefined
  /** These rows are the first ones alone. */
  isStart: boolean
}

const perPage = 50

/** The ranking for a narrow screen: each team with its rope under the name, the own one first. */
export function PhoneList({ rows, groups, ownTeamId, ownName, isStart }: PhoneListProps) {
  'use memo'
  const { t } = useLingui()
  const format = useFormat()
  const { page, change } = useScoreboardQuery()
  // The address on screen comes after the rows, and would have them rendered again.
  const { addressOf } = useOpenParam('team')
  const pages = Math.max(1, Math.ceil(rows.length / perPage))
  const current = Math.min(page, pages)
  const first = (current - 1) * perPage
  const shown = pageOf(rows, first)
  const own = rows.at(rows.placeOf(ownTeamId))
  const categories = new Map(
    groups.flatMap(({ category, challenges }) => challenges.map(({ id }) => [id, category])),
  )
  const pinned = own && shown[0] !== own ? [own] : []
  const [slotsOf] = useState(makeSlots)
  // Another page is other words in the same elements.
  const slots = slotsOf(shown.map(({ team }) => team.id))
  const last = Math.min(first + perPage, rows.length)
  return (
    <>
      <ol
        className={styles.list}
        aria-label={t({
          message: 'Ranking',
          comment: 'Name of the table with the places of the teams.',
        })}
      >
        {isStart && ownName !== undefined && !own && <OwnItem name={ownName} />}
        {[...pinned, ...shown].map((row, line) => (
          <TeamItem
            key={line < pinned.length ? 'own' : slots[line - pinned.length]}
            row={row}
            isOwn={row.team.id === ownTeamId}
            categories={categories}
            to={addressOf(String(row.team.id))}
          />
        ))}
      </ol>
      {pages > 1 && (
        <div className={styles.pages}>
          <Pagination
            label={t`Pages`}
            page={current}
            pageCount={pages}
            onPageChange={(next) => {
              change({ page: String(next) })
              window.scrollTo({ top: 0 })
            }}
            summary={t`${{ first: format.number(first + 1) }} to ${{ last: format.number(last) }} of ${{ total: format.number(rows.length) }}`}
            labels={{
              previous: t`Previous page`,
              next: t`Next page`,
              page: (number) => t`Page ${number}`,
            }}
          />
        </div>
      )}
    </>
  )
}

const pageOf = (rows: TeamRows, first: number): TeamRow[] =>
  Array.from({ length: perPage }, (_, offset) => rows.at(first + offset) ?? []).flat()

type TeamItemProps = {
  row: TeamRow
  isOwn: boolean
  categories: ReadonlyMap<number, string>
  /** The address of its sheet. */
  to: string
}

/** Of the own team, until the whole board says where it is. */
function OwnItem({ name }: { name: string }) {
  return (
    <li className={styles.row} data-own aria-hidden>
      <span className={styles.rank}>–</span>
      <HouseFlag name={name} size={32} />
      <span className={styles.text}>
        <span className={styles.name}>
          <bdi>{name || '\u00a0'}</bdi>
        </span>
        <span className={styles.rope}>
          <PennantRope flags={[]} />
        </span>
      </span>
      <span className={styles.numbers}>
        <span className={styles.score}>–</span>
        <span className={styles.solves}>–</span>
      </span>
    </li>
  )
}

function TeamItem({ row, isOwn, categories, to }: TeamItemProps) {
  'use memo'
  const { t } = useLingui()
  const format = useFormat()
  const { team, rank } = row
  const count = team.solvedCount
  return (
    <li className={styles.row} data-own={isOwn || undefined} aria-current={isOwn || undefined}>
      <span className={styles.rank}>{rank ?? '–'}</span>
      <HouseFlag name={team.name} src={team.avatar} size={32} />
      <span className={styles.text}>
        <Link {...openingLink} to={to} className={styles.name} aria-haspopup="dialog">
          <bdi>{team.name}</bdi>
        </Link>
        <span className={styles.rope}>
          <PennantRope
            flags={team.solvedChallenges.map(({ id, type }) => ({
              kind: pennantOf(type),
              category: knownCategory(categories.get(id) ?? 'Misc'),
            }))}
          />
        </span>
      </span>
      <span className={styles.numbers}>
        <span className={styles.score}>{format.number(team.score)}</span>
        <span className={styles.solves}>
          {t`${plural(count, { one: '# solve', other: '# solves' })}`}
        </span>
      </span>
    </li>
  )
}
