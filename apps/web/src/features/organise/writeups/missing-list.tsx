import { Badge, Callout, EmptyState, HouseFlag, Loading, Select, Skeleton } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { tops } from '#features/organise/writeups/use-writeup-choice.ts'
import type { Top } from '#features/organise/writeups/use-writeup-choice.ts'
import { hasText, missingTeams } from '#features/organise/writeups/writeups.ts'
import type { Writeup } from '#features/organise/writeups/writeups.ts'
import { useBoardTable } from '#shared/board/board-query.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { useFormat } from '#shared/format/format.ts'
import * as styles from './writeups.css.ts'

type MissingListProps = {
  gameId: number
  writeups: readonly Writeup[]
  text: string
  top: Top
  onTop: (top: Top) => void
}

/** The best teams that handed nothing in. */
export function MissingList({ gameId, writeups, text, top, onTop }: MissingListProps) {
  const { t } = useLingui()
  const { number } = useFormat()
  const { data: board, error } = useBoardTable(gameId)
  if (error && !board)
    return (
      <Callout tone="info">
        <ErrorMessage error={error} />
      </Callout>
    )
  if (!board)
    return (
      <Loading label={t`The scoreboard is loading`}>
        <Skeleton height="12rem" shape="box" />
      </Loading>
    )
  const missing = missingTeams(board.content, writeups, Number(top))
  const rows = missing.filter(({ name }) => hasText(name, text))
  return (
    <>
      <Select<Top>
        label={t`Among the first`}
        options={tops.map((value) => ({ value, label: number(Number(value)) }))}
        value={top}
        onValueChange={onTop}
      />
      {rows.length === 0 ? (
        <EmptyState title={t`All of them have handed in a write-up`} />
      ) : (
        <ul className={styles.list} aria-label={t`Teams without a write-up`}>
          {rows.map(({ id, name, rank, avatar, score }) => (
            <li key={id} className={styles.missing}>
              <Badge tone="outline">#{number(rank)}</Badge>
              <HouseFlag name={name ?? ''} src={avatar} size={20} />
              <bdi className={styles.name}>{name}</bdi>
              <span className={styles.facts}>
                {t`${plural(score, { one: '# point', other: '# points' })}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
