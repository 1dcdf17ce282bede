import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Pipette } from 'lucide-react'
import { useState } from 'react'
import { hexToOklch, type Oklch, oklchToHex } from '#theme/colour.ts'
import { type Hex, parseHex } from '#theme/hex.ts'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { pickFromScreen } from './eye-dropper.ts'
import * as styles from './colour-picker.css.ts'

export type ColourPickerProps = {
  value: Hex
  onValueChange: (value: Hex) => void
  words: { hue: string; lightness: string; hex: string; hexError: string; pick: string }
}

const CHROMA = 0.17
const RAMP_STEPS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
const gradient = (stops: readonly string[]) => `linear-gradient(to right, ${stops.join(', ')})`

/** The parts of a colour from elsewhere; grey keeps the hue that was there. */
function seenIn(hex: Hex, lastHue: number): Oklch {
  const { l, c, h } = hexToOklch(hex)
  return { l, c, h: c < 0.02 ? lastHue : h }
}

/** Any brand colour by hue and lightness, by its hex, or from the screen. */
export function ColourPicker({ value, onValueChange, words }: ColourPickerProps) {
  /** What the rails were set to: a hex is too coarse to give it back, and grey has no hue. */
  const [chosen, setChosen] = useState(() => ({ hex: value, ...hexToOklch(value) }))
  const [draft, setDraft] = useState<string | null>(null)
  const { l, c, h } = chosen.hex === value ? chosen : seenIn(value, chosen.h)
  const set = (next: { l?: number; h?: number }) => {
    const colour = { l, h, ...next, c: Math.max(c, CHROMA) }
    const hex = oklchToHex(colour)
    setDraft(null)
    setChosen({ hex, ...colour })
    onValueChange(hex)
  }
  const handleHex = (text: string) => {
    setDraft(text)
    const hex = parseHex(text.startsWith('#') ? text : `#${text}`)
    if (hex) onValueChange(hex)
  }
  const pick = pickFromScreen()
  const isBroken = draft !== null && !parseHex(draft.startsWith('#') ? draft : `#${draft}`)
  return (
    <div className={styles.root}>
      <input
        type="range"
        min={0}
        max={360}
        aria-label={words.hue}
        className={styles.rail}
        style={assignInlineVars({
          [styles.ramp]: gradient(
            RAMP_STEPS.map((step) => oklchToHex({ l: 0.65, c: CHROMA, h: step * 30 })),
          ),
        })}
        value={Math.round(h)}
        onChange={(event) => set({ h: event.target.valueAsNumber })}
      />
      <input
        type="range"
        min={15}
        max={95}
        aria-label={words.lightness}
        className={styles.rail}
        style={assignInlineVars({
          [styles.ramp]: gradient(
            RAMP_STEPS.map((step) => oklchToHex({ l: 0.15 + (step / 12) * 0.8, c: CHROMA, h })),
          ),
        })}
        value={Math.round(l * 100)}
        onChange={(event) => set({ l: event.target.valueAsNumber / 100 })}
      />
      <div className={styles.row}>
        <span
          aria-hidden
          className={styles.preview}
          style={assignInlineVars({ [styles.swatch]: value })}
        />
        <TextField
          label={words.hex}
          size="lg"
          isMono
          maxLength={7}
          spellCheck={false}
          value={draft ?? value}
          error={isBroken ? words.hexError : undefined}
          onChange={(event) => handleHex(event.target.value)}
          onBlur={() => setDraft(null)}
        />
        {pick && (
          <IconButton
            label={words.pick}
            variant="bordered"
            size="lg"
            onClick={() => void pick().then((hex) => hex && onValueChange(hex))}
          >
            <Pipette size={16} />
          </IconButton>
        )}
      </div>
    </div>
  )
}
