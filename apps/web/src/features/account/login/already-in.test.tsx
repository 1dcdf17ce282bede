import { expect, it } from 'vitest'
import { AlreadyIn } from '#features/account/login/already-in.tsx'
import { show } from '#shared/testing.tsx'

it('shows the name of the account as it was written, also where it looks like markup', async () => {
  const name = '<b>iris</b>'
  const { screen } = await show(<AlreadyIn name={name} to="/" />)
  await expect.element(screen.getByText(`As ${name}.`, { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: `Continue as ${name}` })).toBeVisible()
  await screen.unmount()
})
