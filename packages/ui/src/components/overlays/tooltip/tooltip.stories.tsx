import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { content: '深海信号, second blood', children: <Button>Port of Call</Button> },
  play: async () => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
  },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Above: Story = {}
export const Below: Story = { args: { side: 'bottom' } }
export const Long: Story = {
  args: {
    content: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
}
