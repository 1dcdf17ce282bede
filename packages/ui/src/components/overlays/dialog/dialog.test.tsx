import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Dialog } from './dialog.tsx'
import '../../../styles.ts'

it('darkens the page by half and blurs it by 8 px', async () => {
  const screen = await render(
    <Dialog.Root defaultOpen>
      <Dialog.Content>
        <Dialog.Header title="Join" closeLabel="Close" />
      </Dialog.Content>
    </Dialog.Root>,
  )
  await expect.element(screen.getByRole('dialog', { name: 'Join' })).toBeInTheDocument()
  const overlay = screen.getByRole('dialog').element().previousElementSibling
  const style = overlay && getComputedStyle(overlay)
  expect(style?.backgroundColor).toBe('rgba(8, 10, 16, 0.5)')
  expect(style?.backdropFilter).toBe('blur(8px)')
})

it('hands the focus to the heading of the page when it was open from the start', async () => {
  const screen = await render(
    <main tabIndex={-1}>
      <h1 tabIndex={-1}>Challenges</h1>
      <Dialog.Root defaultOpen>
        <Dialog.Content>
          <Dialog.Header title="Capstan" closeLabel="Close" />
        </Dialog.Content>
      </Dialog.Root>
    </main>,
  )
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('heading', { name: 'Challenges' })).toHaveFocus()
})
