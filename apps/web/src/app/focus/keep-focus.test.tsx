import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Button, Dialog } from '@halyard/ui'
import { keepFocus } from '#app/focus/keep-focus.ts'
import '@halyard/ui/styles'

let stop: () => void
beforeEach(() => {
  stop = keepFocus('main')
})
afterEach(() => stop())

function Flags({ count }: { count: number }) {
  const [flags, setFlags] = useState(Array.from({ length: count }, (_, index) => `flag ${index}`))
  return (
    <main id="main" tabIndex={-1}>
      <h1 tabIndex={-1}>Flags</h1>
      <ul>
        {flags.map((flag) => (
          <li key={flag}>
            <Button aria-label={`Copy ${flag}`}>Copy</Button>
            <Button
              aria-label={`Delete ${flag}`}
              onClick={() => setFlags(flags.filter((each) => each !== flag))}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
    </main>
  )
}

it('goes on with the same control of the next entry, then of the one before, then with the heading', async () => {
  const screen = await render(<Flags count={3} />)
  screen.getByRole('button', { name: 'Delete flag 1' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Delete flag 2' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Delete flag 0' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'Flags' })).toHaveFocus()
})

it('leaves the focus of who presses with a pointer', async () => {
  const screen = await render(<Flags count={2} />)
  await screen.getByRole('button', { name: 'Delete flag 0' }).click()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(document.activeElement).toBe(document.body)
})

function Sending() {
  const [isSent, setIsSent] = useState(false)
  return (
    <main id="main" tabIndex={-1}>
      <form onSubmit={(event) => event.preventDefault()}>
        <input aria-label="Flags to add" />
        <button type="button" disabled={isSent} onClick={() => setIsSent(true)}>
          Add 1 flag
        </button>
      </form>
    </main>
  )
}

it('goes to what is beside a button that is disabled once it has done its work', async () => {
  const screen = await render(<Sending />)
  screen.getByRole('button', { name: 'Add 1 flag' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('textbox', { name: 'Flags to add' })).toHaveFocus()
})

it('knows what had the focus before it ran', async () => {
  stop()
  const screen = await render(<Flags count={1} />)
  const remove = screen.getByRole('button', { name: 'Delete flag 0' }).element()
  remove.focus()
  stop = keepFocus('main')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'Flags' })).toHaveFocus()
})

function Teams({ startsOpen = false }: { startsOpen?: boolean }) {
  const [isOpen, setIsOpen] = useState(startsOpen)
  const [teams, setTeams] = useState<string[]>([])
  const create = () => {
    setTeams(['Crew 12'])
    setIsOpen(false)
  }
  return (
    <main id="main" tabIndex={-1}>
      <h1 tabIndex={-1}>Teams</h1>
      {teams.length === 0 ? (
        <p>
          No team yet <Button onClick={() => setIsOpen(true)}>Create a team</Button>
        </p>
      ) : (
        teams.map((team) => <Button key={team}>{team}</Button>)
      )}
      <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
        <Dialog.Content>
          <Dialog.Header title="New team" closeLabel="Close" />
          <Button onClick={create}>Create</Button>
        </Dialog.Content>
      </Dialog.Root>
    </main>
  )
}

it('goes to what took the place of the button that opened the dialog', async () => {
  const screen = await render(<Teams />)
  screen.getByRole('button', { name: 'Create a team' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  screen.getByRole('button', { name: 'Create', exact: true }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Crew 12' })).toHaveFocus()
})

it('goes to the heading when a dialog closes that an address has opened', async () => {
  const screen = await render(<Teams startsOpen />)
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('heading', { name: 'Teams' })).toHaveFocus()
})
