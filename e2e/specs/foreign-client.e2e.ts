// Another client of the contract, served by our server as its own server would.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unwrap } from '@halyard/api'
import { expect, test } from '@playwright/test'
import { theAdmin } from '../world/actor.ts'
import { freePort, type OwnServer, startServer } from '../world/server.ts'
import { writeStandInClient } from '../world/stand-in-client.ts'

let folder = ''
let server: OwnServer | undefined
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-foreign-'))
})
test.afterEach(async () => {
  await server?.stop('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

const ways = {
  'by itself, when the page shows that it is not ours': { page: '', flags: [] },
  'with --foreign-client, whatever the page shows': {
    page: '<!--page-->',
    flags: ['--foreign-client'],
  },
}

for (const [name, { page: more, flags }] of Object.entries(ways)) {
  test(`serves another client ${name}`, async ({ browser }) => {
    const client = join(folder, 'client')
    writeStandInClient(client, more)
    server = await startServer(join(folder, 'data'), await freePort(), {
      flags,
      settings: { HALYARD_WEB: client },
    })
    const { baseURL } = server
    const { api } = await theAdmin(baseURL)
    const globalConfig = { title: 'Regatta', description: 'Boats & flags' }
    await unwrap(api.PUT('/api/admin/config', { body: { globalConfig } }))

    const context = await browser.newContext({ baseURL, locale: 'de-DE' })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.goto('/games/1/challenges')

    await expect(page.getByRole('heading', { name: 'Regatta' })).toHaveCSS('color', 'rgb(1, 2, 3)')
    await expect(page).toHaveTitle('Regatta')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Boats & flags')
    await expect(page.getByRole('listitem')).not.toHaveCount(0)
    await expect(page.getByText('7 pages')).toBeVisible()
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('status')).toHaveText('Admin')
    const icon = await page.request.get('/favicon.webp')
    expect(icon.headers()['content-type']).toBe('image/webp')
    expect(errors).toEqual([])
    await context.close()
  })
}
