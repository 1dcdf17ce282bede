import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
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
