import type { Meta, StoryObj } from '@storybook/react-vite'
import { vars } from '#theme/contract.css.ts'
import { textStyle } from '#theme/mixins.ts'
import { Facts, FoundationsPage, Section } from './page.tsx'
import { sampleIn } from './samples.ts'

const meta = { title: 'Foundations/Type' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const uses = {
  '2xs': 'points above matrix columns, nothing else',
  xs: 'table heads, meta, badges, hints',
  sm: 'table cells, menus',
  base: 'interface',
  md: 'statements, posts, inputs on phones',
  lg: 'dialog titles',
  xl: 'section titles',
  numeral: 'figures of a stat',
  '2xl': 'page titles',
  '3xl': 'countdown',
  '4xl': 'slogan, game title',
} as const satisfies Record<keyof typeof vars.type, string>

const steps = ['2xs', 'xs', 'sm', 'base', 'md', 'lg', 'xl', 'numeral', '2xl', '3xl', '4xl'] as const
const weights = ['text', 'ui', 'label', 'strong', 'title', 'display'] as const

/** The sample follows the language of the toolbar. */
export const Sizes: Story = {
  render: (_args, { globals }) => (
    <FoundationsPage>
      <Section title="Sizes" note="Geist for what a person reads. Figures that change are tabular.">
        <Facts
          head={['Step', 'Sample', 'For']}
          rows={steps.map((step) => [
            step,
            <span key="sample" style={textStyle(step)}>
              {sampleIn(globals.locale).sentence}
            </span>,
            uses[step],
          ])}
        />
      </Section>
      <Section title="Weights">
        <Facts
          head={['Name', 'Sample']}
          rows={weights.map((weight) => [
            weight,
            <span key="sample" style={{ ...textStyle('lg'), fontWeight: vars.weight[weight] }}>
              {sampleIn(globals.locale).sentence}
            </span>,
          ])}
        />
      </Section>
      <Section
        title="Mono"
        note="Geist Mono for what a machine reads: flags, addresses, hashes. No ligatures."
      >
        <code style={textStyle('md')}>HL{'{tw0_p4rsers}'} 127.0.0.1:41873 1l|I O0 !== -&gt;</code>
      </Section>
    </FoundationsPage>
  ),
}
