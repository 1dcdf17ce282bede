import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CopyButton, CopyIconButton } from './copy-button.tsx'

const labels = { copy: 'Copy', copied: 'Copied' }
const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { text: '127.0.0.1:41873', labels },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Primary: Story = { args: { tone: 'primary', size: 'sm' } }
export const IconOnly: Story = { render: () => <CopyIconButton text="x" labels={labels} /> }
/** Here the browser refuses; the page selects the text instead. */
export const Refused: Story = {
  args: { onBlocked: fn() },
  play: async ({ canvas, args }) => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    await userEvent.click(canvas.getByRole('button'))
    Reflect.deleteProperty(navigator, 'clipboard')
    await expect(args.onBlocked).toHaveBeenCalled()
  },
}
export const LongWords: Story = {
  args: { labels: { copy: 'In die Zwischenablage übernehmen', copied: 'Übernommen' } },
}
