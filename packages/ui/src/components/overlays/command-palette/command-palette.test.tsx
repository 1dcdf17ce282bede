import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { CommandPalette } from './command-palette.tsx'

function APalette({ onChoose, typed = '' }: { onChoose: (id: string) => void; typed?: string }) {
  const [isOpen, setIsOpen] = useState(true)
  const [query, setQuery] = useState(typed)
  const items = ['games', 'teams', 'posts'].map((id) => ({
    id,
    label: id,
    onSelect: () => onChoose(id),
  }))
  const fitting = items.filter(({ label }) => label.includes(query))
  return (
    <CommandPalette
      open={isOpen}
      onOpenChange={setIsOpen}
      label="Commands"
      placeholder="Go to"
      query={query}
      onQueryChange={setQuery}
      groups={[{ id: 'pages', label: 'Pages', items: fitting }]}
      empty="Nothing fits"
    />
  )
}

it('arrows mark an entry while the focus stays in the text, and Enter chooses it and closes', async () => {
  const handleChoose = vi.fn<(id: string) => void>()
  const screen = await render(<APalette onChoose={handleChoose} />)
  const input = screen.getByRole('combobox')
  await expect.element(input).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect
    .element(screen.getByRole('option', { name: 'teams' }))
    .toHaveAttribute('aria-selected', 'true')
  await expect.element(input).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(handleChoose.mock.calls).toEqual([['teams']])
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

it('continues with what was typed, and says when nothing fits', async () => {
  const screen = await render(<APalette onChoose={() => undefined} typed="po" />)
  await expect.element(screen.getByRole('option', { name: 'posts' })).toBeVisible()
  await userEvent.keyboard('x')
  await expect.element(screen.getByRole('combobox')).toHaveValue('pox')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Nothing fits')
})
