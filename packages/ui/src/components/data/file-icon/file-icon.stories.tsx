import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline, Stack } from '../../layout/layout/layout.tsx'
import { FileIcon } from './file-icon.tsx'

const meta = {
  title: 'Data/FileIcon',
  component: FileIcon,
  args: { name: 'handout.zip' },
} satisfies Meta<typeof FileIcon>
export default meta
type Story = StoryObj<typeof meta>

const names = ['handout.zip', 'poster.webp', 'rules.pdf', 'solve.py', 'core.1234']

export const OfEveryKind: Story = {
  render: () => (
    <Stack gap={2}>
      {names.map((name) => (
        <Inline key={name}>
          <FileIcon name={name} />
          {name}
        </Inline>
      ))}
    </Stack>
  ),
}
