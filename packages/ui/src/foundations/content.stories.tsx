import type { Meta, StoryObj } from '@storybook/react-vite'
import { Facts, FoundationsPage, Section } from './page.tsx'
import { sampleIn } from './samples.ts'

const meta = { title: 'Foundations/Content style' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const instead = [
  ['Are you sure?', 'Delete "Capstan"? Its 7 solves and 46 submissions go too.'],
  ['Error 10001', 'Not open yet. The game starts in 06:12:48.'],
  ['Container destroyed', 'Instance stopped.'],
  ['Invalid input', 'Use 3 to 15 letters, digits or _ .'],
  ['Too many requests', 'Too many tries. You can submit again in 21 seconds.'],
  ['You entered a wrong flag', 'Not the flag. 7 of 10 attempts left.'],
]

export const Voice: Story = {
  render: () => (
    <FoundationsPage>
      <Section
        title="Voice"
        note="Plain, short, exact: what happened, then what to do. Second person. No jokes in errors, no exclamation marks, no “please”, “oops” or “successfully”. A button is a verb, with its object when that is not obvious."
      >
        <Facts head={['Instead of', 'Write']} rows={instead} />
      </Section>
      <Section
        title="Terms"
        note="game, challenge, flag, team, captain, division, instance (never container to a player), tunnel, notice, hint, write-up, first, second and third blood, shared flag."
      >
        <p>One word per thing, the contract’s where it has one.</p>
      </Section>
    </FoundationsPage>
  ),
}

/** Follows the language of the toolbar. */
export const NumbersAndDates: Story = {
  render: (_args, { globals }) => {
    const locale = String(globals.locale)
    const number = new Intl.NumberFormat(locale)
    const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
    const { sentence, long, moment, ago } = sampleIn(locale)
    return (
      <FoundationsPage>
        <Section
          title="Numbers and dates"
          note="Numbers by Intl in the language of the interface, dates in the formats of the product; times in 24 hours."
        >
          <Facts
            head={['What', locale]}
            rows={[
              ['Score', number.format(5_000_000_012)],
              ['Share', share.format(0.4637)],
              ['Moment', moment],
              ['Long ago', ago],
              ['Sentence', sentence],
              ['Long word', long],
            ]}
          />
        </Section>
      </FoundationsPage>
    )
  },
}
