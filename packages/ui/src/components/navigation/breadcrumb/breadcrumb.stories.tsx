import type { Meta, StoryObj } from '@storybook/react-vite'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { Breadcrumb } from './breadcrumb.tsx'

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'Path',
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
export const LongWords: StoryObj<typeof meta> = {
  args: {
    children: [
      <a key="games" href="#games">
        {HARD_TEXTS.german}
      </a>,
      <span key="here">{HARD_TEXTS.cjk}</span>,
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{<Story />}</div>],
}
