import { Badge, Card, CategoryMark, HouseFlag, Pennant, VisuallyHidden } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Hammer, Lightbulb } from 'lucide-react'
import { memo } from 'react'
import type { BoardChallenge } from '#features/play/board/data/challenges.ts'
import * as styles from '#features/play/board/views/list-view.css.ts'
import type { BoardQuery } from '#features/play/board/data/use-board-query.ts'
import { rovingProps } from '#features/play/board/views/use-roving-focus.ts'
import type { Known } from '#features/play/board/marks/marks.ts'
import { knownOf, useFace } from '#features/play/board/views/use-face.tsx'
import type { ChallengeFace, FaceOf } from '#features/play/board/views/use-face.tsx'
import { useFromNow } from '#shared/clock/clock.ts'
import { useFormat } from '#shared/format/format.ts'
import { RelativeTime } from '#shared/format/local-time.tsx'
import { TimeLeft } from '#shared/game/phase/game-clock.tsx'
import { knownCategory } from '#shared/game/challenge/categories.ts'

type ListViewProps = {
  challenges: readonly BoardChallenge[]
  known: Known
  openId: number | undefined
  tabStop: number | undefined
  addressWith: BoardQuery['addressWith']
}

/** The board as one list, in one order. */
export function ListView(props: ListViewProps) {
  'use memo'
  const { t } = useLingui()
  const { challenges, known, openId, tabStop, addressWith } = props
  return (
    <Card padding="none">
      <table className={styles.table} aria-label={t`Challenges`}>
        <Head />
        <tbody>
          {challenges.map((challenge) => (
            <Row
              key={challenge.info.id}
              challenge={challenge}
              isOpen={challenge.info.id === openId}
              isTabStop={challenge.info.id === tabStop}
              to={addressWith('c', String(challenge.info.id))}
              {...knownOf(challenge, known)}
            />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Head() {
  const { t } = useLingui()
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.head}>
          <VisuallyHidden>{t`Solved`}</VisuallyHidden>
        </th>
        <th scope="col" className={styles.head}>
          <Trans>Challenge</Trans>
        </th>
        <th scope="col" className={`${styles.head} ${styles.notOnPhone} ${styles.column.category}`}>
          <Trans comment="Kind of a challenge, such as Web or Crypto.">Category</Trans>
        </th>
        <th scope="col" className={`${styles.head} ${styles.number} ${styles.column.number}`}>
          <Trans comment="Column: how many points a challenge is worth.">Points</Trans>
        </th>
        <th scope="col" className={`${styles.head} ${styles.number} ${styles.column.number}`}>
          <Trans comment="Column: how many teams have solved it, or how many challenges a team has solved.">
            Solves
          </Trans>
        </th>
        <th scope="col" className={`${styles.head} ${styles.wideOnly} ${styles.column.bloods}`}>
          <Trans comment="Filter and column: first, second and third bloods.">Bloods</Trans>
        </th>
        <th scope="col" className={`${styles.head} ${styles.wideOnly} ${styles.column.closes}`}>
          <Trans comment="Column: when a challenge stops taking flags.">Closes</Trans>
        </th>
        <th scope="col" className={styles.head}>
          <VisuallyHidden>
            {t({ message: 'News', comment: 'Column: what is new about a challenge.' })}
          </VisuallyHidden>
        </th>
      </tr>
    </thead>
  )
}

type RowProps = FaceOf & {
  to: string
  isOpen: boolean
  isTabStop: boolean
}

const Row = memo(function Row({ to, isOpen, isTabStop, ...of }: RowProps) {
  const faceOf = useFace()
  const format = useFormat()
  const { challenge, closeTime } = of
  const { info } = challenge
  const face = faceOf(of)
  return (
    <tr className={styles.row} data-open={isOpen || undefined}>
      <td className={`${styles.cell} ${styles.mark}`}>
        <Pennant
          kind={face.solve?.kind ?? 'empty'}
          category={face.category}
          hasTick={face.solve !== undefined}
          {...(face.solve && { label: face.solve.label })}
        />
      </td>
      <th scope="row" className={`${styles.cell} ${styles.name} ${face.solve ? styles.done : ''}`}>
        <a
          href={to}
          {...rovingProps(info.id)}
          className={styles.link}
          tabIndex={isTabStop ? 0 : -1}
          aria-haspopup="dialog"
          dir="auto"
        >
          {info.title}
        </a>
      </th>
      <td className={`${styles.cell} ${styles.notOnPhone}`}>
        <Category name={info.category} />
      </td>
      <td className={`${styles.cell} ${styles.number} ${face.solve ? '' : styles.name}`}>
        {face.points}
      </td>
      <td className={`${styles.cell} ${styles.number}`}>{format.number(info.solved)}</td>
      <td className={`${styles.cell} ${styles.wideOnly}`}>
        <Bloods challenge={challenge} />
      </td>
      <td className={`${styles.cell} ${styles.wideOnly}`}>
        {info.deadline !== null && <Closes at={info.deadline} />}
      </td>
      <td className={`${styles.cell} ${styles.news}`}>
        {face.people}
        {closeTime === undefined ? (
          <News news={face.news} />
        ) : (
          <TimeLeft until={closeTime} hourDigits={1} />
        )}
      </td>
    </tr>
  )
})

function Category({ name }: { name: string }) {
  return (
    <span className={styles.category}>
      <CategoryMark category={knownCategory(name)} size={14}>
        {name}
      </CategoryMark>
    </span>
  )
}

/** Bloods that can still be taken are grey; how many teams have solved it says the column before. */
const bloodPlaces = [1, 2, 3] as const

function Bloods({ challenge }: { challenge: BoardChallenge }) {
  const { t } = useLingui()
  const names = challenge.info.bloods.map(({ name }) => name)
  const format = useFormat()
  return (
    <span className={styles.bloods}>
      {challenge.info.bloods.map(({ id, name, avatar }) => (
        <HouseFlag key={id} name={name} src={avatar} size={17} />
      ))}
      {bloodPlaces.slice(challenge.info.solved).map((place) => (
        <span key={place} className={styles.openPlace} aria-hidden>
          {place}
        </span>
      ))}
      {names.length > 0 && (
        <VisuallyHidden>{t`First: ${{ names: format.list(names) }}`}</VisuallyHidden>
      )}
    </span>
  )
}

function Closes({ at }: { at: number }) {
  const isClosed = useFromNow((nowMs) => nowMs >= at)
  return isClosed ? (
    <Trans comment="State of a challenge: it takes no more flags.">closed</Trans>
  ) : (
    <RelativeTime at={at} />
  )
}

function News({ news }: Pick<ChallengeFace, 'news'>) {
  if (!news) return null
  if (news.kind === 'new') return <Badge tone="accent">{news.label}</Badge>
  return (
    <>
      {news.kind === 'hint' ? (
        <Lightbulb size={16} aria-hidden />
      ) : (
        <Hammer size={16} aria-hidden />
      )}
      <VisuallyHidden>{news.label}</VisuallyHidden>
    </>
  )
}
