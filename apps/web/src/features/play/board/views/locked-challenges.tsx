import type { GameDetails } from '@halyard/api'
import { CategoryMark } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import { useId } from 'react'
import * as styles from '#features/play/board/views/locked-challenges.css.ts'
import { useFormat } from '#shared/format/format.ts'
import { byCategory, knownCategory } from '#shared/game/challenge/categories.ts'

type Locked = NonNullable<GameDetails['locked']>[number]

type LockedChallengesProps = {
  locked: readonly Locked[]
  /** Titles of the challenges on the board, by id. */
  titles: ReadonlyMap<number, string>
}

/** Challenges that open once the team has solved others, below those that are open. They can be read and not opened. */
export function LockedChallenges({ locked, titles }: LockedChallengesProps) {
  const headingId = useId()
  const named = new Map([
    ...titles,
    ...locked.flatMap(({ id, title }) => (title ? [[id, title] as const] : [])),
  ])
  const inOrder = locked.toSorted((a, b) => byCategory(a.category, b.category))
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        <Lock size={16} aria-hidden />
        <Trans comment="Heading above challenges that open once others are solved.">
          Not open yet
        </Trans>
      </h2>
      <ul className={styles.tiles}>
        {inOrder.map((challenge) => (
          <LockedTile key={challenge.id} challenge={challenge} titles={named} />
        ))}
      </ul>
    </section>
  )
}

function LockedTile({
  challenge: { title, category, requires },
  titles,
}: {
  challenge: Locked
  titles: LockedChallengesProps['titles']
}) {
  const { t } = useLingui()
  const { list } = useFormat()
  const needed = list(requires.flatMap((id) => titles.get(id) ?? []))
  return (
    <li className={styles.tile}>
      <span className={styles.title} dir="auto">
        {title ??
          t({
            message: 'Unknown challenge',
            comment: 'In place of a title that players do not know yet.',
          })}
      </span>
      <CategoryMark category={knownCategory(category)} size={14}>
        {category}
      </CategoryMark>
      <span className={styles.note} dir="auto">
        {needed ? (
          <Trans comment="Below a locked challenge; the titles of others.">
            Opens after {needed}
          </Trans>
        ) : (
          <Trans comment="Below a locked challenge.">Opens after other challenges</Trans>
        )}
      </span>
    </li>
  )
}
