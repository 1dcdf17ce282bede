import { createQueryClient } from '@halyard/query'
import { afterEach, expect, it, vi } from 'vitest'
import { createRouter, prefetchScreen } from '#app/router.ts'

afterEach(() => {
  globalThis.askForScreen = undefined
})

it('asks for all code of a screen when it is opened, and when it may be soon', async () => {
  const askForScreen = vi.fn<(pathname: string) => void>()
  globalThis.askForScreen = askForScreen
  const router = createRouter(createQueryClient({ onUnauthorised() {} }))

  void router.navigate('/about')
  await vi.waitFor(() => expect(askForScreen).toHaveBeenLastCalledWith('/about'))
  router.dispose()

  prefetchScreen('/games?page=2')
  expect(askForScreen).toHaveBeenLastCalledWith('/games')
})
