import { unwrap } from '@halyard/api'
import { storageOf, theAdmin } from '../world/actor.ts'
import { uniqueName } from '../world/names.ts'
import { expect, test } from '../world/test.ts'

test('a setting is changed beside another administrator, and reaches a page that is open while the log is watched', async ({
  browser,
  server,
}) => {
  const other = await theAdmin(server)
  const before = await unwrap(other.api.GET('/api/admin/config'))
  const put = (globalConfig: object) =>
    unwrap(
      other.api.PUT('/api/admin/config', {
        body: { globalConfig: { ...before.globalConfig, ...globalConfig } },
      }),
    )
  const [mine, theirs, described] = [uniqueName('mine '), uniqueName('theirs '), uniqueName('of ')]
  const storageState = await storageOf(server, other)
  const page = await (await browser.newContext({ baseURL: server, storageState })).newPage()
  const visitor = await browser.newPage({ baseURL: server })
  await visitor.clock.install()
  const save = page.getByRole('button', { name: 'Save settings' })
  try {
    await visitor.goto('/')
    await expect(visitor.getByText(before.globalConfig.slogan).first()).toBeVisible()
    await page.goto('/admin/settings')
    await page.getByLabel('Slogan').fill(mine)
    await put({ slogan: theirs, description: described })
    await save.click()
    const conflicts = page.getByRole('group', { name: "Someone else's changes" })
    await conflicts.getByRole('button', { name: 'Keep mine' }).click()
    await save.click()
    await expect(page.getByText('Settings saved', { exact: true })).toBeVisible()
    const stored = await unwrap(other.api.GET('/api/admin/config'))
    expect(stored.globalConfig).toMatchObject({ slogan: mine, description: described })

    await visitor.clock.runFor('01:10')
    await expect(visitor.getByText(mine).first()).toBeVisible()

    await page.goto('/admin/logs')
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    await page.getByRole('searchbox').fill('nothing-says-this')
    await expect(page.getByText('No line contains this text')).toBeVisible()
  } finally {
    // Null would keep what is stored.
    await put({ description: before.globalConfig.description ?? '' })
  }
})
