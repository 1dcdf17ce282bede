// Read again for every file of tests, which share one page: hooks of the modules that they import would be those of the first file alone.
import { refill } from '@halyard/query/testing'
import { clearToasts } from '@halyard/ui/testing'
import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { resetClock } from '#shared/clock/clock.ts'
import { rehydrateStores } from '#shared/storage/persisted-store.ts'

beforeEach(async () => {
  await cleanup()
  clearToasts()
  localStorage.clear()
  sessionStorage.clear()
  rehydrateStores()
  resetClock()
  refill()
  await page.viewport(414, 896)
})
