import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ALL_NAMES } from '#shared/samples.ts'
import { CATEGORIES } from '#theme/tokens.ts'
import { vars } from '#theme/contract.css.ts'
import { SolveMatrix } from './solve-matrix.tsx'
import type { MatrixRow, MatrixShelf } from './types.ts'

const makeShelves = (perShelf: number, categories = CATEGORIES.slice(0, 6)): MatrixShelf[] =>
  categories.map((category, shelf) => ({
    category,
    name: category,
    columns: Array.from({ length: 1 + ((shelf + perShelf) % 5) }, (_, column) => ({
      id: shelf * 100 + column,
      title:
        ['Padding at Dawn', '逆流 Counter-Current', 'Schiffsverkehrsleitstelle'][column % 3] ?? '',
      points: 500 - column * 60,
    })),
  }))

const kinds = ['solve', 'zero', 'solve', 'first', 'second', 'third'] as const

const makeRows = (shelves: readonly MatrixShelf[], count: number): MatrixRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    rank: index + 1,
    name: ALL_NAMES[index % ALL_NAMES.length] ?? '',
    division: index % 3 === 1 ? 'Student' : undefined,
    score: 6000 - index * 13,
    solves: 27,
    isOwn: index === 8,
    flags: new Map(
      shelves.flatMap(({ columns }) =>
        columns
          .filter(({ id }) => (Number(id) * 7 + index * 3) % 5 > 1)
          .map(({ id }) => [id, kinds[(Number(id) + index) % kinds.length] ?? 'solve'] as const),
      ),
    ),
  }))

const shelves = makeShelves(2)
const allShelves = makeShelves(2, [...CATEGORIES])

const meta = {
  title: 'Competition/SolveMatrix',
  component: SolveMatrix,
  // Its head sticks below the page's bar.
  decorators: [(Story) => <div style={{ paddingBlockStart: vars.size.topBar }}>{<Story />}</div>],
  args: {
    shelves,
    rows: makeRows(shelves, 12),
    onOpen: fn(),
    labels: {
      table: 'Scoreboard',
      rank: 'Rank',
      team: 'Team',
      score: 'Score',
      solves: 'Solves',
      flag: {
        solve: 'solved',
        first: 'first blood',
        second: 'second blood',
        third: 'third blood',
        zero: 'solved without points',
      },
    },
  },
} satisfies Meta<typeof SolveMatrix>
export default meta
type Story = StoryObj<typeof meta>

/** The own row is far down: it stays under the head. */
export const Pinned: Story = {
  args: {
    rows: makeRows(shelves, 200).map((row) => ({ ...row, isOwn: row.id === 150 })),
    pinned: [150],
  },
  parameters: { a11y: { test: 'off' } },
}
export const Twelve: Story = {}
/** The same markup as above, so only its drawing is tested: axe would walk a thousand cells. */
export const TwoThousand: Story = {
  args: { rows: makeRows(shelves, 2000) },
  parameters: { a11y: { test: 'off' } },
}
/** Every category by its mark. */
export const Patterns: Story = {
  args: { shelves: allShelves, rows: makeRows(allShelves, 12), hasPatterns: true },
}
