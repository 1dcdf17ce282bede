import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { expect, it, onTestFinished } from 'vitest'
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

const openFromTheStart = (isRendered: boolean) => (
  <main>
    <Dialog.Root defaultOpen>
      <Dialog.Content isRendered={isRendered}>
        <Dialog.Header title="Capstan" description="Misc" closeLabel="Close" />
      </Dialog.Content>
    </Dialog.Root>
  </main>
)

it('is in the document where the server may render it, and is hydrated in its place', async () => {
  const drawn = async (isRendered: boolean) =>
    new Response((await prerender(openFromTheStart(isRendered))).prelude).text()
  expect(await drawn(false)).not.toContain('Capstan')

  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = await drawn(true)
  const dialog = root.querySelector('[role="dialog"]')
  expect(dialog?.textContent).toContain('Capstan')
  // From the start: a dialog that is given them changes a context, and React may give up what the document holds.
  expect(dialog).toHaveAccessibleName('Capstan')
  expect(dialog).toHaveAccessibleDescription('Misc')
  const troubles: unknown[] = []
  const hydrated = hydrateRoot(root, openFromTheStart(true), {
    onRecoverableError: (error) => void troubles.push(error),
  })
  onTestFinished(() => {
    hydrated.unmount()
    root.remove()
  })
  await expect.poll(() => dialog?.contains(document.activeElement)).toBe(true)
  expect(dialog).toHaveAccessibleName('Capstan')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull()
  expect(dialog?.isConnected).toBe(false)
  expect(troubles).toEqual([])
})
