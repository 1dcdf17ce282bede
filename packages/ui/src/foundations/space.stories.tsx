import type { Meta, StoryObj } from '@storybook/react-vite'
import { breakpoints } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import * as styles from './foundations.css.ts'
import { Facts, FoundationsPage, Section } from './page.tsx'

const meta = { title: 'Foundations/Space' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const spaces = ['0.5', 1, '1.5', 2, '2.5', 3, 4, 5, 6, 7, 8, 10, 12, 14, 16] as const
const radii = ['mark', 'control', 'tile', 'card', 'dialog', 'sheet'] as const
const sizes = ['controlSm', 'controlMd', 'controlLg', 'input', 'row', 'tableRow', 'tile'] as const

export const Steps: Story = {
  render: () => (
    <FoundationsPage>
      <Section
        title="Steps"
        note="A grid of four pixels. In a control 8 to 12, in a card 16, between cards 12, between sections 28 to 32."
      >
        <Facts
          head={['Step', 'Pixels', 'Size']}
          rows={spaces.map((step) => [
            step,
            Number(step) * 4,
            <div key="size" className={styles.bar} style={{ inlineSize: vars.space[step] }} />,
          ])}
        />
      </Section>
      <Section title="Radius" note="A child never has a larger one than its parent.">
        <div className={styles.swatches}>
          {radii.map((name) => (
            <div key={name} className={styles.caption}>
              <div className={styles.mover} style={{ borderRadius: vars.radius[name] }} />
              <span className={styles.name}>{name}</span>
            </div>
          ))}
        </div>
      </Section>
    </FoundationsPage>
  ),
}

/** Change the density in the toolbar. */
export const Density: Story = {
  render: () => (
    <FoundationsPage>
      <Section
        title="Heights"
        note="Compact from 64 em with a fine pointer, comfortable otherwise; never the size of letters."
      >
        <Facts
          head={['What', 'Height']}
          rows={sizes.map((name) => [
            name,
            <div
              key="size"
              className={styles.bar}
              style={{ inlineSize: '6rem', blockSize: vars.size[name] }}
            />,
          ])}
        />
      </Section>
      <Section title="Breakpoints">
        <Facts head={['Name', 'From']} rows={Object.entries(breakpoints)} />
      </Section>
    </FoundationsPage>
  ),
}
