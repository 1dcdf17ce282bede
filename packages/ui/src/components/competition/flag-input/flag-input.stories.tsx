import type { Meta, StoryObj } from '@storybook/react-vite'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { fn } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { CountUp } from '../../data/count-up/count-up.tsx'
import { FlagAccepted } from './flag-accepted.tsx'
import { FlagInput } from './flag-input.tsx'

const meta = {
  title: 'Competition/FlagInput',
  component: FlagInput,
  args: {
    value: '',
    onValueChange: fn(),
    onSubmit: fn(),
    state: { kind: 'idle' },
    label: 'Flag',
    placeholder: 'HL{…}',
    submitLabel: 'Submit flag',
    keyHint: 'Enter',
    trimmedNote: 'There are spaces at the ends.',
  },
} satisfies Meta<typeof FlagInput>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = { args: { note: '7 of 10 attempts left.' } }
export const Typing: Story = { args: { value: 'HL{tw0' } }
export const Checking: Story = {
  args: { value: 'HL{tw0_p4rsers}', state: { kind: 'checking' }, submitLabel: 'Checking…' },
}
export const Wrong: Story = {
  args: {
    value: 'HL{tw0_p4rsers}',
    state: { kind: 'wrong', message: 'Not the flag.', detail: '6 of 10 attempts left.' },
  },
}
export const Limited: Story = {
  args: {
    value: 'HL{tw0_p4rsers}',
    state: { kind: 'limited', message: 'Too many tries. You can submit again in 21 seconds.' },
    submitLabel: 'Wait 21 s',
  },
}
export const NoAttemptsLeft: Story = {
  args: { state: { kind: 'locked', message: 'All 10 attempts are used.' } },
}
export const Ended: Story = { args: { state: { kind: 'locked', message: 'The game has ended.' } } }
export const Solved: Story = {
  args: { state: { kind: 'solved', message: 'Solved by pankaj, 03:13:02' } },
}
export const Accepted: Story = {
  render: () => (
    <FlagAccepted title="Flag accepted" actions={<Button tone="primary">Next to do</Button>}>
      +<CountUp value={262} format={String} /> pts for null & void. You are now 15th.
    </FlagAccepted>
  ),
}
export const FirstBlood: Story = {
  render: () => <FlagAccepted kind="first" title="First blood" />,
}
export const LongFlag: Story = {
  args: {
    value: `HL{${'tw0_p4rsers_'.repeat(10)}}`,
    state: { kind: 'wrong', message: HARD_TEXTS.german, detail: HARD_TEXTS.cjk },
  },
}
