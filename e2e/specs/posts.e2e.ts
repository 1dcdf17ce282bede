import { unwrap } from '@halyard/api'
import type { Browser } from '@playwright/test'
import { newPlayer, storageOf, theAdmin } from '../world/actor.ts'
import { harmIn, watchHarm } from '../world/harm.ts'
import { markdownPayloads } from '../world/markdown-payloads.ts'
import { uniqueName } from '../world/names.ts'
import { calm } from '../world/people.ts'
import { expect, test } from '../world/test.ts'

async function adminPage(browser: Browser, server: string) {
  const storageState = await storageOf(server, await theAdmin(server))
  return (await browser.newContext({ baseURL: server, storageState })).newPage()
}

test('the posts lead to their feed, which is no page of ours', async ({ page }) => {
  await page.goto('/posts')
  await calm(page)
  const feed = page.getByRole('main').getByRole('link', { name: 'Feed' })
  await expect(feed).toBeVisible()
  const address = (await feed.getAttribute('href')) ?? ''
  await expect(page.locator('head link[rel=alternate]')).toHaveAttribute('href', address)
  const answer = await page.request.get(address)
  expect(answer.headers()['content-type']).toContain('application/atom+xml')
  // The policy of our pages lets nothing be parsed there.
  const blank = await page.context().newPage()
  const isWellFormed = await blank.evaluate(
    (text) =>
      new DOMParser().parseFromString(text, 'application/xml').querySelector('feed') !== null,
    await answer.text(),
  )
  expect(isWellFormed).toBe(true)
})

test('a post: written, kept over a reload, published, found, pinned, deleted', async ({
  browser,
  server,
}) => {
  test.setTimeout(120_000)
  const title = uniqueName('Über die Regeln ')
  const page = await adminPage(browser, server)
  await page.goto('/posts')
  await page.getByRole('link', { name: 'New post' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Tags', { exact: true }).fill('#rules, 规则, rules')
  await page
    .getByLabel('Text')
    .fill('# Fair play\n\nNo **flag** sharing.\n\n## Hours\n\nAll night.')
  await page.getByRole('radio', { name: 'Split' }).click()
  await expect(page.getByRole('heading', { name: 'Fair play' })).toBeVisible()

  // Leaving asks; staying loses nothing.
  await page.getByRole('link', { name: 'Games' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('Title')).toHaveValue(title)

  // A reload, as after a crash, gives the text back. Chromium's own question is answered with yes.
  const drafts = () => page.evaluate(() => JSON.stringify(localStorage))
  await expect.poll(drafts).toContain('All night.')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('This is what you typed last time and did not save.')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await page.getByRole('button', { name: 'Publish post' }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: '#规则' })).toBeVisible()
  await expect(page.getByRole('strong')).toHaveText('flag')

  await page.getByRole('button', { name: 'Pin' }).click()
  await expect(page.getByRole('button', { name: 'Unpin' })).toBeVisible()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Title').fill('x'.repeat(51))
  await page.keyboard.press('Control+s')
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/at most 50/)
  await page.getByLabel('Title').fill(`${title}!`)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Post saved', { exact: true })).toBeVisible()

  await page.goto('/posts')
  await page.getByRole('searchbox').fill('uber regeln')
  await expect(page).toHaveURL(/q=uber/)
  const item = page.getByRole('article').filter({ hasText: `${title}!` })
  await expect(item.getByText('Pinned')).toBeVisible()
  await item.getByRole('button', { name: /^Unpin/ }).click()
  await expect(item.getByText('Pinned')).toBeHidden()
  await expect(item.getByRole('link', { name: /^Edit/ })).toBeVisible()
  await item.getByRole('link', { name: `${title}!`, exact: true }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete post' }).click()
  await expect(page).toHaveURL(/\/posts$/)
  await expect(page.getByRole('link', { name: `${title}!` })).toBeHidden()
  await page.context().close()
})

test('a post that cannot be saved keeps its text', async ({ browser, server }) => {
  const page = await adminPage(browser, server)
  await page.goto('/posts/new')
  await page.getByLabel('Title').fill('Kept')
  await page.getByLabel('Text').fill('every word')
  await page.route('**/api/edit/posts', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Publish post' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The server failed' })).toBeVisible()
  await expect(page.getByLabel('Text')).toHaveValue('every word')
  await expect(page.getByRole('button', { name: 'Publish post' })).toBeEnabled()
  await page.context().close()
})

test('only administrators write posts', async ({ browser, server }) => {
  const player = await newPlayer(server)
  const context = await browser.newContext({
    baseURL: server,
    storageState: await storageOf(server, player),
  })
  const page = await context.newPage()
  await page.goto('/posts/new')
  await expect(
    page.getByRole('heading', { name: 'You are not allowed to open this page' }),
  ).toBeVisible()
  await page.goto('/posts')
  await expect(page.getByRole('link', { name: 'New post' })).toBeHidden()
  await context.close()
})

test('markdown of anybody stays harmless on the page (T12)', async ({ server, page }) => {
  test.setTimeout(180_000)
  expect(markdownPayloads.length).toBeGreaterThanOrEqual(300)
  const { api } = await theAdmin(server)
  const problems = watchHarm(page, server)
  const size = 50
  for (let from = 0; from < markdownPayloads.length; from += size) {
    const some = markdownPayloads.slice(from, from + size)
    const postId = await unwrap(
      api.POST('/api/edit/posts', {
        body: {
          title: uniqueName('Payloads '),
          summary: some[0],
          content: some.join('\n\n---\n\n'),
        },
      }),
    )
    await page.goto(`/posts/${postId}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await calm(page)
    expect(await harmIn(page, 'article'), `payloads from ${from}`).toEqual([])
    await unwrap(api.DELETE('/api/edit/posts/{id}', { params: { path: { id: postId } } }))
  }
  expect(problems).toEqual([])
})
