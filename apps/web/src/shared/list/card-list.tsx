import { Button, Card, Checkbox } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useState } from 'react'
import type { ReactNode } from 'react'
import type { Selection } from '#shared/list/use-selection.ts'
import * as styles from './cards.css.ts'

/** Cards shown at first, and with each press more: a phone renders hundreds too slowly. */
const blockSize = 30

type CardListProps<Row> = {
  label: string
  rows: readonly Row[]
  /** A `SelectableCard` of one row; remember it, so that a search renders only the cards that come into view. */
  renderCard: (row: Row, choice: CardChoice) => ReactNode
  selection: Selection
}

/** Whether a card is chosen, and how to choose it. */
export type CardChoice = { isSelected: boolean; onSelect: Selection['onChange'] }

/** A table on narrow screens: a card for each row. */
export function CardList<Row extends { id: number }>({
  label,
  rows,
  renderCard,
  selection: { selected, onChange },
}: CardListProps<Row>) {
  const { t } = useLingui()
  const [shown, setShown] = useState(blockSize)
  const isWhole = rows.length > 0 && rows.every(({ id }) => selected.has(String(id)))
  return (
    <>
      <Checkbox
        label={t`Select all`}
        checked={isWhole || (selected.size > 0 && 'indeterminate')}
        onCheckedChange={() => onChange(new Set(isWhole ? [] : rows.map(({ id }) => String(id))))}
      />
      <ul aria-label={label} className={styles.list}>
        {rows.slice(0, shown).map((row) => (
          <Fragment key={row.id}>
            {renderCard(row, {
              isSelected: selected.has(String(row.id)),
              onSelect: onChange,
            })}
          </Fragment>
        ))}
      </ul>
      {rows.length > shown && (
        <Button isFullWidth onClick={() => setShown(shown + blockSize)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  )
}

type SelectableCardProps = CardChoice & {
  id: number
  /** Names the card for its checkbox. */
  name: string
  title: ReactNode
  /** What is at the end of the title's line. */
  end?: ReactNode
  children: ReactNode
}

/** A card of a `CardList`, with a checkbox before its title. */
export function SelectableCard({
  id,
  name,
  title,
  end,
  isSelected,
  onSelect,
  children,
}: SelectableCardProps) {
  const { t } = useLingui()
  const toggle = () =>
    onSelect((chosen) => {
      const next = new Set(chosen)
      if (!next.delete(String(id))) next.add(String(id))
      return next
    })
  return (
    <Card asChild>
      <li className={styles.card}>
        <div className={styles.top}>
          <Checkbox aria-label={t`Select ${name}`} checked={isSelected} onCheckedChange={toggle} />
          <div className={styles.title}>{title}</div>
          {end}
        </div>
        {children}
      </li>
    </Card>
  )
}
