import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'

/** Playwright's `test`, with the address of the server under test as a fixture that hooks may use too. */
export const test = base.extend<object, { server: string }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures off this pattern
    async ({}, use, { project }) => use(project.use.baseURL ?? ''),
    { scope: 'worker' },
  ],
})
