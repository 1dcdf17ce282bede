import { expect, it } from 'vitest'
import { useOpenParam } from '#shared/routing/open-param.ts'
import { show } from '#shared/testing.tsx'

function Opened() {
  const { value, open, close } = useOpenParam('dlg')
  return (
    <>
      <output>{value ?? 'nothing'}</output>
      <button type="button" onClick={() => open('join')}>
        Open
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
    </>
  )
}

it('opens once, however often it is asked to, so that closing closes it', async () => {
  const { screen } = await show(<Opened />, '/games/1')
  const output = screen.getByRole('status')
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(output).toHaveTextContent('join')
  await screen.getByRole('button', { name: 'Open' }).click()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(output).toHaveTextContent('nothing')
})

it('closes what a link had opened where the reader is', async () => {
  const { screen, router } = await show(<Opened />, '/games/1?dlg=join&view=list')
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('nothing')
  expect(router.state.location.search).toBe('?view=list')
})
