import { limits } from '@halyard/api'
import { IconButton, NumberField, TextArea } from '@halyard/ui'
import { Plural, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import * as styles from '#features/organise/challenge/challenge-editor.css.ts'

/** A hint as it is typed; one that is stored has an id. */
export type PricedHint = { id?: number; text: string; price: number | null; openedBy?: number }

const { price: priceLimit, text: textLimit } = limits.pricedHintEdit

type PricedHintRowProps = {
  hint: PricedHint
  number: number
  isLast: boolean
  onChange: (hint: PricedHint) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** A hint, and what it costs. One that teams have paid for stays. */
export function PricedHintRow(props: PricedHintRowProps) {
  const { hint, number, isLast, onChange, onMove, onRemove } = props
  const { t } = useLingui()
  const openedBy = hint.openedBy ?? 0
  return (
    <li className={styles.pricedHint}>
      <TextArea
        label={t`Hint ${number}`}
        isShort
        maxLength={textLimit.maxLength}
        value={hint.text}
        onChange={(event) => onChange({ ...hint, text: event.target.value })}
      />
      <div className={styles.hintRow}>
        <NumberField
          label={t`Price of hint ${number}`}
          hint={t`0: everyone reads it`}
          min={priceLimit.minimum}
          max={priceLimit.maximum}
          value={hint.price}
          onValueChange={(price) => onChange({ ...hint, price })}
        />
        <div className={styles.hintTools}>
          <IconButton
            size="sm"
            label={t`Move hint ${number} up`}
            disabled={number === 1}
            onClick={() => onMove(-1)}
          >
            <ArrowUp size={14} />
          </IconButton>
          <IconButton
            size="sm"
            label={t`Move hint ${number} down`}
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            <ArrowDown size={14} />
          </IconButton>
          <IconButton
            size="sm"
            label={t`Remove hint ${number}`}
            disabled={openedBy > 0}
            onClick={onRemove}
          >
            <X size={14} />
          </IconButton>
        </div>
      </div>
      {openedBy > 0 && (
        <span className={styles.note}>
          <Plural
            value={openedBy}
            one="# team has paid for it. It can be changed, but not removed."
            other="# teams have paid for it. It can be changed, but not removed."
          />
        </span>
      )}
    </li>
  )
}
