import type { Meta, StoryObj } from '@storybook/react-vite'
import { NAMES } from '#shared/samples.ts'
import { BloodList } from './blood-list.tsx'

const meta = {
  title: 'Board/BloodList',
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

export const Three: StoryObj<typeof meta> = {}
export const OnlyTheFirst: StoryObj<typeof meta> = {
  args: { items: meta.args.items.slice(0, 1) },
}
