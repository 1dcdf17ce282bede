import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Popover } from './popover.tsx'

function Example() {
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger asChild>
        <Button>Tunnel</Button>
      </Popover.Trigger>
      <Popover.Content aria-label="Tunnel">
        <p>The daemon answers at 127.0.0.1:4180.</p>
        <Popover.Close asChild>
          <Button size="sm">Close</Button>
        </Popover.Close>
      </Popover.Content>
    </Popover.Root>
  )
}

const meta = { title: 'Overlays/Popover', component: Example } satisfies Meta<typeof Example>
export default meta

export const Open: StoryObj<typeof meta> = {}
