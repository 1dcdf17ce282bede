// T12: the footer is markdown of the configuration, on every reading page.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unwrap } from '@halyard/api'
import { theAdmin } from '../world/actor.ts'
import { harmIn, watchHarm } from '../world/harm.ts'
import { markdownPayloads } from '../world/markdown-payloads.ts'
import { freePort, startServer, type OwnServer } from '../world/server.ts'
import { calm } from '../world/people.ts'
import { expect, test } from '../world/test.ts'

const data = mkdtempSync(join(tmpdir(), 'halyard-footer-'))
let own: OwnServer

/** The footer is of the whole platform, so this journey has one of its own. */
test.beforeAll(async () => {
  test.setTimeout(120_000)
  own = await startServer(data, await freePort())
})

test.afterAll(async () => {
  await own.stop('SIGTERM')
  rmSync(data, { recursive: true, force: true })
})

test('a footer of an organiser stays harmless on the page (T12)', async ({ page }) => {
  test.setTimeout(240_000)
  const { api } = await theAdmin(own.baseURL)
  const { globalConfig } = await unwrap(api.GET('/api/admin/config'))
  const problems = watchHarm(page, own.baseURL)
  const size = 20
  for (let from = 0; from < markdownPayloads.length; from += size) {
    const last = `end ${from}`
    const footerInfo = [...markdownPayloads.slice(from, from + size), `**${last}**`].join(' \n')
    await unwrap(
      api.PUT('/api/admin/config', { body: { globalConfig: { ...globalConfig, footerInfo } } }),
    )
    await page.goto(`${own.baseURL}/`)
    // Bold only once it was read as markdown.
    await expect(page.locator('footer strong', { hasText: last })).toBeVisible()
    await calm(page)
    expect(await harmIn(page, 'footer'), `payloads from ${from}`).toEqual([])
  }
  expect(problems).toEqual([])
})
