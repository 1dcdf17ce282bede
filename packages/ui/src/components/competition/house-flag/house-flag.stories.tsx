import type { Meta, StoryObj } from '@storybook/react-vite'
import { ALL_NAMES, SAMPLE_PICTURE } from '#shared/samples.ts'
import { Inline } from '../../layout/layout/layout.tsx'
import { HouseFlag } from './house-flag.tsx'

const meta = {
  title: 'Competition/HouseFlag',
  component: HouseFlag,
  args: { name: 'null & void' },
} satisfies Meta<typeof HouseFlag>
export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = { args: { size: 17 } }
export const Large: Story = { args: { size: 76 } }
export const Fleet: Story = {
  render: () => (
    <Inline>
      {ALL_NAMES.map((name) => (
        <HouseFlag key={name} name={name} size={32} />
      ))}
    </Inline>
  ),
}
export const Picture: Story = { args: { size: 76, src: SAMPLE_PICTURE } }
export const PictureThatFails: Story = { args: { size: 76, src: 'data:image/png;base64,AAAA' } }
