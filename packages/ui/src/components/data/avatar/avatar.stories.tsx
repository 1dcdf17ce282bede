import type { Meta, StoryObj } from '@storybook/react-vite'
import { ALL_NAMES, SAMPLE_PICTURE } from '#shared/samples.ts'
import { Inline } from '../../layout/layout/layout.tsx'
import { Avatar } from './avatar.tsx'

const meta = { title: 'Data/Avatar', component: Avatar, args: { name: 'iris' } } satisfies Meta<
  typeof Avatar
>
export default meta
type Story = StoryObj<typeof meta>

export const Initial: Story = {}
export const Large: Story = { args: { size: 76 } }
export const ManyScripts: Story = {
  render: () => (
    <Inline>
      {ALL_NAMES.map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Inline>
  ),
}
export const Picture: Story = { args: { size: 76, src: SAMPLE_PICTURE } }
export const PictureThatFails: Story = { args: { size: 76, src: 'data:image/png;base64,AAAA' } }
export const WithoutAName: Story = { args: { name: '' } }
