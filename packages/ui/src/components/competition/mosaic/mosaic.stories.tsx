import type { Meta, StoryObj } from '@storybook/react-vite'
import { SAMPLE_PICTURE } from '#shared/samples.ts'
import { Poster } from './mosaic.tsx'

const meta = {
  title: 'Competition/Mosaic',
  component: Poster,
  args: { name: 'Harbour Lights CTF 2026' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', blockSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Poster>
export default meta
type Story = StoryObj<typeof meta>

export const OfAGame: Story = {}
export const OfTheBrand: Story = { args: { isBrand: true, columns: 8, rows: 9 } }
export const EdgeScrim: Story = { args: { name: '第三回 夜桜 CTF', scrim: 'edge' } }
export const PageScrim: Story = { args: { name: 'Null Island Invitational', scrim: 'page' } }
export const Uploaded: Story = { args: { src: SAMPLE_PICTURE, scrim: 'edge' } }
export const PictureThatFails: Story = { args: { src: 'data:image/png;base64,AAAA' } }
export const Nameless: Story = { args: { name: '' } }
