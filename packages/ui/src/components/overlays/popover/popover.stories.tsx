import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { Button } from '../../actions/button/button.tsx'
import { Popover } from './popover.tsx'

function Example({
  children = <p>The daemon answers at 127.0.0.1:4180.</p>,
  ...rest
}: ComponentProps<typeof Popover.Content>) {
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger asChild>
        <Button>Tunnel</Button>
      </Popover.Trigger>
      <Popover.Content {...rest}>
        {children}
        <Popover.Close asChild>
          <Button size="sm">Close</Button>
        </Popover.Close>
      </Popover.Content>
    </Popover.Root>
  )
}

const meta: Meta<typeof Popover.Content> = {
  title: 'Overlays/Popover',
  component: Popover.Content,
  args: { label: 'Tunnel' },
  render: (props) => <Example {...props} />,
}
export default meta

export const Open: StoryObj<typeof meta> = {}
export const LongWords: StoryObj<typeof meta> = {
  args: { children: <p style={{ marginBlockEnd: '1rem' }}>{HARD_TEXTS.german}</p> },
}
