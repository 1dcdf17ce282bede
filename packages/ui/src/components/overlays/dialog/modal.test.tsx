import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Dialog } from './dialog.tsx'
import '../../../styles.ts'

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  const [isAsked, setIsAsked] = useState(true)
  return (
    <div style={{ blockSize: '300vh' }}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
        <Dialog.Content>
          <Dialog.Header title="Harbour" closeLabel="Close" />
          {isAsked && (
            <button type="button" onClick={() => setIsAsked(false)}>
              Go away
            </button>
          )}
          <Dialog.Root>
            <Dialog.Trigger>Ask</Dialog.Trigger>
            <Dialog.Content>
              <Dialog.Header title="Question" closeLabel="No" />
            </Dialog.Content>
          </Dialog.Root>
          <button type="button" disabled>
            Not yet
          </button>
        </Dialog.Content>
      </Dialog.Root>
    </div>
  )
}

async function opened() {
  const screen = await render(<Page />)
  await screen.getByRole('button', { name: 'Open' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Harbour' })
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  return { screen, dialog }
}

it('keeps the page behind from readers, from the focus and from scrolling, as long as it is open', async () => {
  const { screen, dialog } = await opened()
  const behind = screen.container.querySelector('button')
  await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe('hidden')
  expect(behind?.closest('[aria-hidden]')).not.toBeNull()
  behind?.focus()
  expect(dialog.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement).toBe(behind)
  await expect.poll(() => behind?.closest('[aria-hidden]')).toBeNull()
  await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe('visible')
})

it('leaves the focus where it was when the page behind asks for it', async () => {
  const { screen, dialog } = await opened()
  const ask = [...dialog.element().querySelectorAll('button')].at(-2)
  const behind = screen.container.querySelector('button')
  await expect.poll(() => behind?.closest('[aria-hidden]')).toBeTruthy()
  ask?.focus()
  behind?.focus()
  expect(document.activeElement).toBe(ask)
})

it('takes nothing from what has the focus right after it', async () => {
  const { dialog } = await opened()
  const content = dialog.element()
  const input = document.body.appendChild(document.createElement('input'))
  const observer = new MutationObserver(() => !content.isConnected && input.focus())
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => {
    observer.disconnect()
    input.remove()
  })
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.activeElement).toBe(input)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.activeElement).toBe(input)
})

it('keeps Tab in its round, both ways', async () => {
  const { screen } = await opened()
  for (const name of ['Go away', 'Ask', 'Close']) {
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('button', { name })).toHaveFocus()
  }
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(screen.getByRole('button', { name: 'Ask' })).toHaveFocus()
})

it('closes by its button', async () => {
  const { screen, dialog } = await opened()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

it('can be read from its first frame on', async () => {
  const screen = await render(<Page />)
  const shown = new Promise<string>((resolve) => {
    const look = () => {
      const dialog = document.querySelector('[role="dialog"]')
      if (dialog) resolve(getComputedStyle(dialog).opacity)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await screen.getByRole('button', { name: 'Open' }).click()
  expect(await shown).toBe('1')
})

it('takes the focus of what goes, and leaves it to a question on top of it', async () => {
  const { screen, dialog } = await opened()
  await screen.getByRole('button', { name: 'Go away' }).click()
  await expect.poll(() => document.activeElement).toBe(dialog.element())
  await screen.getByRole('button', { name: 'Ask' }).click()
  const question = screen.getByRole('dialog', { name: 'Question' })
  await expect.poll(() => question.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(dialog).toBeInTheDocument()
})

it('closes at a press beside it', async () => {
  const { dialog } = await opened()
  const overlay = dialog.element().previousElementSibling
  if (!overlay) throw new Error('nothing covers the page')
  await userEvent.click(overlay, { position: { x: 2, y: 2 } })
  await expect.element(dialog).not.toBeInTheDocument()
})
