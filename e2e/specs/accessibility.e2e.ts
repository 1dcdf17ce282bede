import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../world/test.ts'

test('the page about the platform leads to its accessibility report', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('link', { name: 'conformance report' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Accessibility conformance report',
  )
  const table = page.getByRole('table', { name: 'Success criteria, level AA' })
  await expect(table.getByRole('row', { name: /^2\.4\.11 Focus Not Obscured/ })).toContainText(
    'Supports',
  )
  // The page runs no scripts, not even those of axe: its document is looked at elsewhere.
  const html = await page.content()
  await page.goto('about:blank')
  await page.setContent(html)
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})
