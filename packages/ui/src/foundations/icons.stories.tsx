import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Bell,
  Check,
  Copy,
  Download,
  Flag,
  Languages,
  Moon,
  RefreshCw,
  Search,
  Settings,
  Trash2,
  Users,
} from 'lucide-react'
import { CategoryIcon } from '../components/competition/category-mark/category-mark.tsx'
import { CodeFlags } from '../components/competition/code-flags/code-flags.tsx'
import { Pennant } from '../components/competition/pennant/pennant.tsx'
import { CATEGORIES } from '#theme/tokens.ts'
import * as styles from './foundations.css.ts'
import { FoundationsPage, Section } from './page.tsx'

const meta = { title: 'Foundations/Icons' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const common = {
  Bell,
  Check,
  Copy,
  Download,
  Flag,
  Languages,
  Moon,
  RefreshCw,
  Search,
  Settings,
  Trash2,
  Users,
}
const letters = ['P', 'C', 'N', 'K', 'G', 'L', 'F', 'U', 'X'] as const

export const All: Story = {
  render: () => (
    <FoundationsPage>
      <Section
        title="Lucide"
        note="A grid of 24, a stroke of 2, sizes 12, 14, 16 and 20. An icon stands alone only for: copy, close, more, previous, next, notifications, language, theme; then it has a name and a tooltip."
      >
        <div className={styles.icons}>
          {Object.entries(common).map(([name, Icon]) => (
            <div key={name} className={styles.icon}>
              <Icon size={20} aria-hidden />
              {name}
            </div>
          ))}
        </div>
      </Section>
      <Section title="Categories">
        <div className={styles.icons}>
          {CATEGORIES.map((category) => (
            <div key={category} className={styles.icon}>
              <CategoryIcon category={category} size={20} />
              {category}
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Our own"
        note="Signal flags are the one idea: pennants are solves, code flags are states with their real meanings."
      >
        <div className={styles.icons}>
          <div className={styles.icon}>
            <Pennant kind="first" label="First blood" />
            Pennant
          </div>
          {letters.map((letter) => (
            <div key={letter} className={styles.icon}>
              <CodeFlags letters={[letter]} />
              {letter}
            </div>
          ))}
        </div>
      </Section>
    </FoundationsPage>
  ),
}
