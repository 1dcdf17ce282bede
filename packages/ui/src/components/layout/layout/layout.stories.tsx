import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card/card.tsx'
import { Container, Grid, Inline, Stack } from './layout.tsx'

const cards = ['one', 'two', 'three', 'four', 'five'].map((name) => <Card key={name}>{name}</Card>)

const meta = {
  title: 'Layout/Stack, Inline, Grid',
  component: Stack,
  subcomponents: { Inline, Grid, Container },
  args: { children: cards },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Below: Story = {}
export const WideGap: Story = { args: { gap: 6 } }
export const Beside: Story = { render: () => <Inline gap={3}>{cards}</Inline> }
export const Columns: Story = { render: () => <Grid minColumn={160}>{cards}</Grid> }
