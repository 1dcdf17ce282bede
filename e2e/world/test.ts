import { expect, test as base } from '@playwright/test'

export { expect } from '@playwright/test'

/** Pages that the server under test could not render because their code failed; undefined where it is not ours. */
async function countRenderFailures(server: string): Promise<number | undefined> {
  const metrics = new URL('/metrics', server)
  metrics.port = String(Number(metrics.port) + 1000)
  const text = await fetch(metrics).then(
    (answer) => answer.text(),
    () => '',
  )
  const [, count] = /halyard_page_render_failures_total\{reason="error"\} (\d+)/.exec(text) ?? []
  return count === undefined ? undefined : Number(count)
}

/** Playwright's `test`, with the address of the server under test as a fixture that hooks may use too. */
export const test = base.extend<object, { server: string }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures off this pattern
    async ({}, use, { project }) => {
      const server = project.use.baseURL ?? ''
      await use(server)
      expect(await countRenderFailures(server), 'pages that the server failed to render').toBe(0)
    },
    { scope: 'worker', auto: true },
  ],
})
