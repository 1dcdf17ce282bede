import type { Meta, StoryObj } from '@storybook/react-vite'
import { Kbd } from './kbd.tsx'

const meta = { title: 'Data/Kbd', component: Kbd, args: { children: 'Ctrl' } } satisfies Meta<
  typeof Kbd
>
export default meta

export const Key: StoryObj<typeof meta> = {}
