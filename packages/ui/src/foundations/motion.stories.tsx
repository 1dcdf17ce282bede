import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { vars } from '#theme/contract.css.ts'
import { DURATION_MS } from '#theme/tokens.ts'
import { Button } from '../components/actions/button/button.tsx'
import * as styles from './foundations.css.ts'
import { Facts, FoundationsPage, Section } from './page.tsx'

const meta = { title: 'Foundations/Motion' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const uses = {
  instant: 'press, checkbox',
  quick: 'hover, tooltip, menu',
  base: 'dialog, drawer, tab content',
  slow: 'toast in and out, widths of bars',
  hoist: 'a flag goes up',
} as const satisfies Record<keyof typeof DURATION_MS, string>
const durations = ['instant', 'quick', 'base', 'slow', 'hoist'] as const

function Durations() {
  const [isMoved, setIsMoved] = useState(false)
  return (
    <FoundationsPage>
      <Section
        title="Durations"
        note="Opacity and transform only. With reduced motion all are 0, but for fades of 80 ms: try the switch in the toolbar."
      >
        <Button onClick={() => setIsMoved(!isMoved)}>Move</Button>
        <Facts
          head={['Name', 'Milliseconds', 'For', 'Sample']}
          rows={durations.map((name) => [
            name,
            DURATION_MS[name],
            uses[name],
            <div
              key="sample"
              className={styles.mover}
              style={{
                transform: isMoved ? 'translateX(3rem)' : 'none',
                transition: `transform ${vars.duration[name]} ${name === 'hoist' ? vars.easing.hoist : vars.easing.out}`,
              }}
            />,
          ])}
        />
      </Section>
    </FoundationsPage>
  )
}

export const Times: Story = { render: () => <Durations /> }
