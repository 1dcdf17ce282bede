import type { Meta, StoryObj } from '@storybook/react-vite'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { NAMES } from '#shared/samples.ts'
import { NoticeItem, NoticeList } from './notice-list.tsx'

const meta = {
  title: 'Competition/NoticeList',
  component: NoticeItem,
  args: {
    kind: 'first',
    time: '03:12',
    children: `${NAMES.emoji} took first blood on Crow’s Nest`,
  },
  decorators: [(Story) => <NoticeList label="Notices">{<Story />}</NoticeList>],
} satisfies Meta<typeof NoticeItem>
export default meta
type Story = StoryObj<typeof meta>

export const Blood: Story = {}
export const Own: Story = { args: { kind: 'third', isOwn: true } }
export const Hint: Story = { args: { kind: 'hint', children: 'Hint added to Elliptic Weather' } }
export const Challenge: Story = {
  args: { kind: 'challenge', children: 'New challenge: Manifest Destiny' },
}
export const Unread: Story = {
  args: { kind: 'notice', isUnread: true, children: 'Scheduled restart of the Capstan instances.' },
}
export const LongWords: Story = {
  args: { isUnread: true, children: `${HARD_TEXTS.german} ${HARD_TEXTS.cjk}` },
}
