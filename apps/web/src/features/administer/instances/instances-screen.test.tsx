import { createClient } from '@halyard/api'
import { connect } from '@halyard/query'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { InstancesScreen } from '#features/administer/instances/instances-screen.tsx'
import { show } from '#shared/testing.tsx'

it('takes the key of the search while the instances are still on their way', async () => {
  const instances = Promise.withResolvers<Response>()
  const respond = async ({ url }: Request) =>
    new URL(url).pathname === '/api/admin/instances'
      ? instances.promise
      : new Response(null, { status: 401 })
  connect({ client: createClient({ baseUrl: window.location.origin, fetch: respond }) })
  const { screen } = await show(<InstancesScreen />, '/admin/instances')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Instances' })).toBeVisible()
  await userEvent.keyboard('/')
  const search = screen.getByRole('searchbox', { name: 'Search instances' })
  expect(search.query()).toBe(document.activeElement)
  instances.resolve(Response.json({ data: [], total: 0, length: 0 }))
  await expect.element(screen.getByText('No instance is running')).toBeVisible()
  await expect.element(search).not.toBeInTheDocument()
})
