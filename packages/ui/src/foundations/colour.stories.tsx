import type { Meta, StoryObj } from '@storybook/react-vite'
import { contrast } from '#theme/colour.ts'
import { vars } from '#theme/contract.css.ts'
import { CATEGORIES } from '#theme/tokens.ts'
import * as styles from './foundations.css.ts'
import { Facts, FoundationsPage, Section } from './page.tsx'
import { useLiveColours } from './use-live-colours.ts'

const meta = { title: 'Foundations/Colour' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const { color } = vars
const ratio = (one: string, other: string) =>
  /^#[\da-f]{6}$/i.test(one) && /^#[\da-f]{6}$/i.test(other)
    ? `${(Math.floor(contrast(one, other) * 100) / 100).toFixed(2)} : 1`
    : '-'

const STEP_USES = {
  1: 'page',
  2: 'surface, well',
  3: 'control, tint',
  4: 'hover',
  5: 'active, track',
  6: 'line around things',
  7: 'line around inputs',
  8: 'line with meaning',
  9: 'decoration, solid',
  10: 'subtle text, solid hover',
  11: 'muted text, link',
  12: 'text',
} as const
const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

type SwatchProps = { name: string; note: string; value: string }

function Swatch({ name, note, value }: SwatchProps) {
  const live = useLiveColours()
  return (
    <div className={styles.swatch}>
      <div className={styles.paint} style={{ background: value }} />
      <div className={styles.caption}>
        <span className={styles.name}>{name}</span>
        <span>{note}</span>
        <span>{live(value)}</span>
        <span>page {ratio(live(value), live(color.page))}</span>
        <span>surface {ratio(live(value), live(color.surface))}</span>
      </div>
    </div>
  )
}

function Scale({ of, scale }: { of: string; scale: typeof color.neutral }) {
  return (
    <div className={styles.swatches}>
      {STEPS.map((step) => (
        <Swatch key={step} name={`${of} ${step}`} note={STEP_USES[step]} value={scale[step]} />
      ))}
    </div>
  )
}

function Pairs() {
  const live = useLiveColours()
  const pairs: [use: string, text: string, ground: string, least: number][] = [
    ['Text on the page', color.neutral[12], color.page, 4.5],
    ['Muted text on a surface', color.neutral[11], color.surface, 4.5],
    ['Subtle text on a hovered row', color.neutral[10], color.neutral[4], 4.5],
    ['Link on the page', color.accent[11], color.page, 4.5],
    ['Link on its tint', color.accent[11], color.accent[3], 4.5],
    ['Label of the main button', color.onAccent, color.accent[9], 4.5],
    ['The same under the pointer', color.onAccent, color.accent[10], 4.5],
    ['Line that carries meaning', color.neutral[8], color.surface, 3],
    ['Focus ring', color.accent[11], color.surface, 3],
    ...(['ok', 'warn', 'bad', 'info'] as const).flatMap(
      (tone): [string, string, string, number][] => [
        [`${tone}: text on its tint`, color[tone].text, color[tone].tint, 4.5],
        [`${tone}: label on solid`, color[tone].onSolid, color[tone].solid, 4.5],
      ],
    ),
  ]
  return (
    <Facts
      head={['Pair', 'Sample', 'Contrast', 'Least']}
      rows={pairs.map(([use, text, ground, least]) => [
        use,
        least < 4.5 ? (
          <div key="sample" className={styles.line} style={{ color: text, background: ground }} />
        ) : (
          <span key="sample" className={styles.sample} style={{ color: text, background: ground }}>
            Halyard
          </span>
        ),
        ratio(live(text), live(ground)),
        `${least} : 1`,
      ])}
    />
  )
}

/** Figures are computed from what is on screen: change theme and brand in the toolbar. */
export const Scales: Story = {
  render: () => (
    <FoundationsPage>
      <Section
        title="Neutral"
        note="Two scales of twelve steps per theme are derived from one brand colour. Lightness is fixed or solved for contrast, hue and chroma come from the brand."
      >
        <Scale of="Neutral" scale={color.neutral} />
      </Section>
      <Section
        title="Accent"
        note="It means “act here” or “this is you”; never good, bad or first."
      >
        <Scale of="Accent" scale={color.accent} />
      </Section>
    </FoundationsPage>
  ),
}

export const Contrast: Story = {
  render: () => (
    <FoundationsPage>
      <Section
        title="Pairs"
        note="The solver holds these for any brand; a test tries 10,000. In forced colours the system's own take over: emulate them in the developer tools."
      >
        <Pairs />
      </Section>
    </FoundationsPage>
  ),
}

export const Meanings: Story = {
  render: () => (
    <FoundationsPage>
      <Section title="Categories" note="Always with an icon, its name on screen or in the tooltip.">
        <div className={styles.swatches}>
          {CATEGORIES.map((name) => (
            <Swatch key={name} name={name} note="icon, pennant" value={color.category[name]} />
          ))}
        </div>
      </Section>
      <Section title="Bloods" note="Always with a numeral.">
        <div className={styles.swatches}>
          {(['first', 'second', 'third'] as const).map((place) => (
            <Swatch key={place} name={place} note="pennant" value={color.blood[place]} />
          ))}
        </div>
      </Section>
      <Section title="Charts" note="Lines 6 to 10 are dashed too, and each is named at its end.">
        <div className={styles.swatches}>
          {([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).map((place) => (
            <Swatch key={place} name={`Line ${place}`} note="" value={color.chart[place]} />
          ))}
        </div>
      </Section>
    </FoundationsPage>
  ),
}
