import type { Meta, StoryObj } from '@storybook/react-vite'
import { ALL_NAMES } from '#shared/samples.ts'
import { Bunting } from './bunting.tsx'

const meta = {
  title: 'Competition/Bunting',
  component: Bunting,
  args: { names: ALL_NAMES },
} satisfies Meta<typeof Bunting>
export default meta

type Story = StoryObj<typeof meta>

export const Rope: Story = {}
export const WithoutNames: Story = { args: { names: [] } }
