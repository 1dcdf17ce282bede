import type { Meta, StoryObj } from '@storybook/react-vite'
import { Kbd } from './kbd.tsx'

const meta = { title: 'Data/Kbd', component: Kbd, args: { children: 'Ctrl' } } satisfies Meta<
  typeof Kbd
>
export default meta

export const Key: StoryObj<typeof meta> = {}
export const Combination: StoryObj<typeof meta> = {
  render: () => (
    <p>
      <Kbd>Ctrl</Kbd> <Kbd>⇧</Kbd> <Kbd>K</Kbd>
    </p>
  ),
}
