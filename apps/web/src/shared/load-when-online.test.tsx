import { afterEach, expect, it, vi } from 'vitest'
import { reachState, reportReach } from '#shared/session/connection.ts'
import { loadWhenOnline } from '#shared/load-when-online.ts'

afterEach(() => {
  reportReach('network')
  reportReach('answer')
})

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

it('waits for the network when a part does not arrive without one, and asks again', async () => {
  reportReach('no-network')
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(missing)
  load.mockResolvedValue('part')
  const settled = vi.fn<(part: string) => void>()
  const waiting = loadWhenOnline(load).then(settled)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  reportReach('failure')
  expect(reachState()).toBe('offline')
  expect(settled).not.toHaveBeenCalled()
  reportReach('network')
  await waiting
  expect(settled).toHaveBeenCalledWith('part')
})

it('reports a part that is gone although the server answers', async () => {
  await expect(loadWhenOnline(missing)).rejects.toThrow('Failed to fetch')
})

it('asks again for a style sheet that did not arrive', async () => {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: 'blob:nothing',
  })
  const failure = new Promise((done) => link.addEventListener('error', done))
  document.head.append(link)
  await failure
  reportReach('no-network')
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(missing)
  load.mockResolvedValue('part')
  const waiting = loadWhenOnline(load)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  reportReach('network')
  await waiting
  expect(link.isConnected).toBe(false)
  document.head.querySelector('link[href="blob:nothing"]')?.remove()
})
