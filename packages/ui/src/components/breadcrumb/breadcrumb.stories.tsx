import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from './breadcrumb.tsx'

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    'aria-label': 'Path',
    children: [
      <a key="games" href="#games">
        Games
      </a>,
      <a key="game" href="#game">
        Wintersemester-Wettbewerb
      </a>,
      <span key="here">Review</span>,
    ],
  },
} satisfies Meta<typeof Breadcrumb>
export default meta

export const ThreeSteps: StoryObj<typeof meta> = {}
