import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Button } from '../components/actions/button/button.tsx'
import { CommandPalette } from '../components/overlays/command-palette/command-palette.tsx'
import { ConfirmDialog } from '../components/overlays/confirm-dialog/confirm-dialog.tsx'
import { Dialog } from '../components/overlays/dialog/dialog.tsx'
import { Popover } from '../components/overlays/popover/popover.tsx'
import { Tooltip } from '../components/overlays/tooltip/tooltip.tsx'
import { focused } from './focused.ts'
import { press } from './press.ts'
import '../styles.ts'

/** https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ */
it.each(['center', 'side'] as const)(
  'a dialog (%s) keeps the focus, closes with Escape and gives it back',
  async (placement) => {
    const screen = await render(
      <>
        <Dialog.Root placement={placement}>
          <Dialog.Trigger>Join</Dialog.Trigger>
          <Dialog.Content>
            <Dialog.Header title="Join the game" closeLabel="Close" />
            <Dialog.Body>
              <input aria-label="Code" />
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Root>
        <button type="button">behind</button>
      </>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('dialog', { name: 'Join the game' })).toBeInTheDocument()
    await expect.poll(focused).toBe('Close')
    const heard = []
    for (let presses = 0; presses < 4; presses++) {
      await userEvent.tab()
      heard.push(focused())
    }
    expect(heard).toEqual(['Code', 'Close', 'Code', 'Close'])
    await userEvent.tab({ shift: true })
    expect(focused()).toBe('Code')
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(focused).toBe('Join')
  },
)

function StateHarness() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Harbourmaster
      </button>
      <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
        <Dialog.Content>
          <Dialog.Header title="Harbourmaster" closeLabel="Close" />
          <input aria-label="Flag" />
        </Dialog.Content>
      </Dialog.Root>
      <button type="button">behind</button>
    </>
  )
}

it.each([
  ['', 'Close'],
  ['{Tab}', 'Flag'],
  ['{Tab}{Tab}', 'Close'],
  ['{Shift>}{Tab}{/Shift}', 'Flag'],
  ['{Escape}', 'Harbourmaster'],
  ['{Tab}{Escape}', 'Harbourmaster'],
  ['{Enter}', 'Harbourmaster'],
  [' ', 'Harbourmaster'],
])('in a dialog that is opened by state %o leads to %s', async (keys, name) => {
  await render(<StateHarness />)
  await press('{Tab}{Enter}')
  await expect.poll(focused).toBe('Close')
  await press(keys)
  await expect.poll(focused).toBe(name)
})

function ConfirmHarness({ onConfirm }: { onConfirm: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Delete</Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Delete Capstan?"
        confirmLabel="Delete Capstan"
        cancelLabel="Keep it"
        onConfirm={onConfirm}
      />
    </>
  )
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/ */
it.each([
  ['', 'Keep it', 0],
  ['{Tab}', 'Delete Capstan', 0],
  ['{Tab}{Tab}', 'Keep it', 0],
  ['{Shift>}{Tab}{/Shift}', 'Delete Capstan', 0],
  ['{Tab}{Enter}', 'Delete Capstan', 1],
  ['{Tab} ', 'Delete Capstan', 1],
  ['{Enter}', 'Delete', 0],
  ['{Escape}', 'Delete', 0],
  ['{Tab}{Escape}', 'Delete', 0],
])('in a question %o leads to %s and does it %d times', async (keys, name, times) => {
  const handleConfirm = vi.fn<() => void>()
  await render(<ConfirmHarness onConfirm={handleConfirm} />)
  await press('{Tab}{Enter}')
  await expect.poll(focused).toBe('Keep it')
  await press(keys)
  await expect.poll(focused).toBe(name)
  expect(handleConfirm).toHaveBeenCalledTimes(times)
})

/** https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/ */
it.each([
  ['{Tab}', true],
  ['{Tab}{Escape}', false],
  ['{Tab}{Tab}', false],
  ['{Tab}{Tab}{Shift>}{Tab}{/Shift}', true],
])('after %s a hint is shown: %s', async (keys, isShown) => {
  const screen = await render(
    <>
      <Tooltip content="Times are in UTC">
        <button type="button">03:14</button>
      </Tooltip>
      <button type="button">after</button>
    </>,
  )
  const hint = screen.getByRole('tooltip')
  // The focus shows it; what takes it away comes after it was there.
  await press('{Tab}')
  await expect.element(hint).toBeVisible()
  await press(keys.slice('{Tab}'.length))
  await expect.poll(() => hint.query() !== null).toBe(isShown)
})

it('a popover opens with Enter, closes with Escape and gives the focus back', async () => {
  const screen = await render(
    <Popover.Root>
      <Popover.Trigger>Tunnel</Popover.Trigger>
      <Popover.Content label="Tunnel">
        <button type="button">Reconnect</button>
      </Popover.Content>
    </Popover.Root>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('dialog', { name: 'Tunnel' })).toBeInTheDocument()
  await expect.poll(focused).toBe('Reconnect')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(focused).toBe('Tunnel')
})

type PaletteProps = { onSelect: (id: string) => void }

function PaletteHarness({ onSelect }: PaletteProps) {
  const [isOpen, setIsOpen] = useState(true)
  const [query, setQuery] = useState('')
  const items = ['Scoreboard', 'Settings', 'Teams']
    .filter((label) => label.toLowerCase().includes(query.toLowerCase()))
    .map((label) => ({ id: label, label, onSelect: () => onSelect(label) }))
  return (
    <CommandPalette
      open={isOpen}
      onOpenChange={setIsOpen}
      label="Go to"
      placeholder="Search"
      query={query}
      onQueryChange={setQuery}
      groups={[{ id: 'pages', label: 'Pages', items }]}
      empty="Nothing found"
    />
  )
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ with a list that is always there. */
it.each([
  ['{Enter}', 'Scoreboard'],
  ['{ArrowDown}{Enter}', 'Settings'],
  ['{ArrowUp}{Enter}', 'Teams'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}{Enter}', 'Scoreboard'],
  ['{Control>}{End}{/Control}{Enter}', 'Teams'],
  ['tea{Enter}', 'Teams'],
])('in the command palette %s chooses %s', async (keys, name) => {
  const handleSelect = vi.fn<(id: string) => void>()
  const screen = await render(<PaletteHarness onSelect={handleSelect} />)
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
  await press(keys)
  await expect.poll(() => handleSelect.mock.calls.flat()).toEqual([name])
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

it('the command palette closes with Escape', async () => {
  const screen = await render(<PaletteHarness onSelect={() => undefined} />)
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})
