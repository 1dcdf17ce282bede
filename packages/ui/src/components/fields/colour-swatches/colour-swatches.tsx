import { assignInlineVars } from '@vanilla-extract/dynamic'
import { RadioGroup as Primitive } from 'radix-ui'
import type { Hex } from '#theme/hex.ts'
import { RadioFrame, type RadioFrameProps } from '../radio-group/radio-frame.tsx'
import * as styles from './colour-swatches.css.ts'

type Named = {
  /** What the colour is called: its name for readers and under the pointer. */
  name: string
}

export type ColourSwatchesProps = RadioFrameProps<Hex, Named>

/** One of a few given colours; the keys are those of radio buttons. */
export const ColourSwatches = (props: ColourSwatchesProps) => (
  <RadioFrame {...props} className={styles.row}>
    {({ name }, item) => (
      <Primitive.Item
        {...item}
        aria-label={name}
        title={name}
        className={styles.swatch}
        style={assignInlineVars({ [styles.colour]: item.value })}
      />
    )}
  </RadioFrame>
)
