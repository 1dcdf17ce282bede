import { expect, test } from '@playwright/test'

test('the palette goes anywhere and changes settings by keys alone', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search or run a command' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('light')
  await expect(palette.getByRole('option').first()).toContainText('Light')
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

  await page.keyboard.press('Control+k')
  // The list holds the fifty games nearest to now; other tests make many.
  const nearest: { title: string }[] = await (
    await page.request.get('/api/game/recent?limit=1')
  ).json()
  const title = nearest[0]?.title ?? ''
  await page.keyboard.type(title.toLowerCase())
  await expect(palette.getByRole('option', { name: title })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/games\/\d+$/)

  await page.keyboard.press('Control+k')
  await page.keyboard.type('> dark')
  await expect(palette.getByRole('option').first()).toContainText('Dark')
  await expect(palette.getByRole('group')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(palette).toBeHidden()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('no such thing')
  await expect(palette.getByText('Nothing matches “no such thing”')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
})

test('shortcuts of one key act, but not while typing and not when switched off', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.type('gg')
  await expect(page).toHaveURL('/games')
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible()
  await page.keyboard.press('/')
  const search = page.getByRole('main').getByRole('searchbox')
  await expect(search).toBeFocused()
  await page.keyboard.type('gt?')
  await expect(search).toHaveValue('gt?')
  await expect(page.getByRole('dialog')).toBeHidden()
  await search.blur()

  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.keyboard.type('gt')
  await page.keyboard.press('?')
  await page.keyboard.press('/')
  await expect(sheet).toBeHidden()
  await expect(search).not.toBeFocused()
  await expect(page).toHaveURL(/\/games/)
})

test('a machine translation says so, and leaving the question goes back to English', async ({
  page,
}) => {
  await page.goto('/')
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /^(Language|Sprache)$/ }).click()
    await page.getByRole('menuitemradio', { name }).click()
  }
  await choose('Deutsch')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-de')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('This translation was made by machines and AIs')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-us')

  await choose('Deutsch')
  await dialog.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-de')
  await expect(page.getByRole('link', { name: 'Spiele' }).first()).toBeVisible()

  await choose('日本語')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja-jp')
  await expect(dialog).toBeHidden()
})
