import { play } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

const content = 'No attacks on the **platform**.'

test('the rules of a game print as a document, with nothing to press', async ({
  browser,
  server,
}) => {
  const wishes = [{ title: 'Capstan', flag: 'flag{right}' }]
  const { page, context, game } = await play(browser, server, wishes, { content })
  await page.goto(`/games/${game.id}`)
  const rules = page.getByText('No attacks on the')
  await expect(rules).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(rules).toBeVisible()
  await expect(page.getByRole('heading', { name: game.title })).toBeVisible()
  // The skip link is outside the page until it has the focus.
  const links = page.getByRole('link').filter({ visible: true, hasNotText: 'Skip' })
  await expect(links).toHaveCount(0)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await context.close()
})
