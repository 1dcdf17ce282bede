import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { vars } from '#theme/contract.css.ts'
import { ALL_NAMES } from '#shared/samples.ts'
import { HouseFlag } from '../house-flag/house-flag.tsx'
import { Button } from '../../actions/button/button.tsx'
import { Mark } from '../../layout/shell/mark.tsx'
import { Kbd } from '../../data/kbd/kbd.tsx'
import { Pennant } from '../pennant/pennant.tsx'
import { PageDots, ProjectorFrame, ProjectorKeys, ProjectorRow } from './projector.tsx'
import { useProjector } from './use-projector.ts'

const medals = ['first', 'second', 'third'] as const

type ExampleProps = { names: readonly string[]; pages: number }

function Example({ names, pages }: ExampleProps) {
  const { page, isPaused } = useProjector(pages)
  return (
    <ProjectorFrame
      mark={<Mark size={44} />}
      title="Harbour Lights CTF 2026"
      clock="20:07:41"
      clockLabel="Ends in"
      progress={{ value: 0.58, label: 'Elapsed time' }}
      // Else the keys would leave a screenshot that takes its time.
      isIdle={false}
      status={
        <>
          <span>
            page {page + 1} of {pages}
          </span>
          <PageDots page={page} pageCount={pages} />
        </>
      }
      legend={
        <>
          <ProjectorKeys>
            <span>
              <Kbd>Space</Kbd> {isPaused ? 'go on' : 'stop'}
            </span>
          </ProjectorKeys>
          <Button size="sm">Leave</Button>
        </>
      }
      aside={<p>Latest bloods</p>}
    >
      {names.map((name, index) => (
        <ProjectorRow
          key={name}
          rank={page * 10 + index + 1}
          medal={page === 0 ? medals[index] : undefined}
          picture={<HouseFlag name={name} size={32} />}
          name={name}
          share={1 - index / 12}
          color={vars.color.chart[1]}
          marks={index % 2 === 0 && <Pennant kind="first" />}
          score={(2 ** 31 + index).toLocaleString('en')}
          movement={{ direction: index % 2 ? 'up' : 'down', text: index % 2 ? '▲ 2' : '▼ 1' }}
        />
      ))}
    </ProjectorFrame>
  )
}

const meta = {
  title: 'Competition/Projector',
  component: Example,
  parameters: { layout: 'fullscreen' },
  args: { names: ALL_NAMES, pages: 4 },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const TenRows: Story = {
  play: ({ canvas }) => {
    const frame = canvas.getByRole('main')
    return expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
  },
}
export const NobodyYet: Story = { args: { names: [], pages: 1 } }
export const Keys: Story = {
  play: async ({ canvas }) => {
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('page 2 of 4')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByText('page 4 of 4')).toBeInTheDocument()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('go on')).toBeInTheDocument()
  },
}
