import type { Meta, StoryObj } from '@storybook/react-vite'
import { NAMES, SAMPLE_PICTURE } from '#shared/samples.ts'
import { BloodList } from './blood-list.tsx'

const meta = {
  title: 'Competition/BloodList',
  component: BloodList,
  args: {
    items: [
      { kind: 'first', label: 'First', name: NAMES.cyrillic, time: '+0:41:07' },
      { kind: 'second', label: 'Second', name: NAMES.rtl, time: '+0:58:52' },
      { kind: 'third', label: 'Third', name: NAMES.german, time: '+1:13:30' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{<Story />}</div>],
} satisfies Meta<typeof BloodList>
export default meta

type Story = StoryObj<typeof meta>

export const Three: Story = {}
export const OnlyTheFirst: Story = {
  args: { items: meta.args.items.slice(0, 1) },
}
export const NobodyYet: Story = { args: { items: [] } }
export const Pictures: Story = {
  args: {
    items: [
      { kind: 'first', label: 'First', name: NAMES.short, src: SAMPLE_PICTURE, time: '+0:41:07' },
      {
        kind: 'second',
        label: 'Second',
        name: NAMES.han,
        src: 'data:image/png;base64,AAAA',
        time: '+2,147,483,648:00:00',
      },
    ],
  },
}
