import { expect, it } from 'vitest'
import { usePlatform } from '#shared/platform/platform.ts'
import { serveFrom, show } from '#shared/testing.tsx'

function Names() {
  const { title, slogan, portMapping } = usePlatform()
  return <p>{`${title}, ${slogan}, ${portMapping}`}</p>
}

it('goes by the defaults of the contract without a configuration', async () => {
  serveFrom({ 'GET /api/config': { status: 404 } })
  const { screen } = await show(<Names />)
  await expect.element(screen.getByText('GZ, Hack for fun not for profit, Default')).toBeVisible()
})
