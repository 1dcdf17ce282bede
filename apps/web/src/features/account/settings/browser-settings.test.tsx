import { getAppearance, setAppearance } from '@halyard/ui'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AppearanceSettings } from '#features/account/settings/appearance.tsx'
import { LayoutSettings } from '#features/account/settings/layout-settings.tsx'
import { ShortcutSettings } from '#features/account/settings/shortcut-settings.tsx'
import { useFlagPatterns } from '#shared/preferences/flag-patterns.ts'
import { isShortcut } from '#shared/preferences/shortcuts.ts'
import { show } from '#shared/testing.tsx'
import { rehydrateStores } from '#shared/storage/persisted-store.ts'

afterEach(async () => {
  await setAppearance({ theme: 'system', density: 'auto', motion: 'system', brand: '' })
  localStorage.clear()
  rehydrateStores()
})

it('shows density and motion, and changes them at once', async () => {
  const { screen } = await show(<LayoutSettings />)
  await screen.getByRole('button', { name: 'Density: by screen size' }).click()
  await screen.getByRole('menuitemradio', { name: 'Density: compact' }).click()
  await expect.element(screen.getByRole('button', { name: 'Density: compact' })).toBeVisible()
  expect(document.documentElement.dataset.density).toBe('compact')
  await screen.getByRole('button', { name: 'Motion: same as system' }).click()
  await screen.getByRole('menuitemradio', { name: 'Motion: reduced' }).click()
  await expect.element(screen.getByRole('button', { name: 'Motion: reduced' })).toBeVisible()
  expect(document.documentElement.dataset.motion).toBe('reduced')
})

it('takes a colour of the reader only when it is one', async () => {
  const { screen } = await show(<AppearanceSettings />)
  await screen.getByRole('radio', { name: /^My own/ }).click()
  const field = screen.getByLabelText('Your color')
  await field.fill('#12ab')
  await expect.element(screen.getByText(/Write it as #/)).toBeVisible()
  expect(getAppearance().brand).toBe('#4a6cf7')
  await field.fill('#12ab34')
  await expect.poll(() => getAppearance().brand).toBe('#12ab34')
})

it('takes one of the ready colours, and names it', async () => {
  const { screen } = await show(<AppearanceSettings />)
  await screen.getByRole('radio', { name: /^My own/ }).click()
  await screen.getByRole('radio', { name: 'Teal' }).click()
  await expect.poll(() => getAppearance().brand).toBe('#12a594')
  await expect.element(screen.getByLabelText('Your color')).toHaveValue('#12a594')
  await screen.getByLabelText('Your color').fill('#12ab34')
  await expect.element(screen.getByRole('radio', { name: 'Teal' })).not.toBeChecked()
})

it('switches single keys off', async () => {
  const { screen } = await show(<ShortcutSettings />)
  const press = new KeyboardEvent('keydown', { key: 'g' })
  expect(isShortcut(press)).toBe(true)
  const keys = screen.getByRole('switch', { name: 'Single-key shortcuts' })
  await keys.click()
  expect(isShortcut(press)).toBe(false)
  await userEvent.keyboard(' ')
  await expect.element(keys).toBeChecked()
  expect(isShortcut(press)).toBe(true)
})

/** What another part of the page reads. */
function Reader() {
  const [hasPatterns] = useFlagPatterns()
  return <output>{hasPatterns ? 'with patterns' : 'plain'}</output>
}

it('switches patterns on flags on for every part of the page, and keeps it', async () => {
  const { screen } = await show(
    <>
      <AppearanceSettings />
      <Reader />
    </>,
  )
  await expect.element(screen.getByRole('status')).toHaveTextContent('plain')
  const patterns = screen.getByRole('switch', { name: 'Patterns on flags' })
  await expect.element(patterns).not.toBeChecked()
  await patterns.click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('with patterns')
  await screen.unmount()
  const again = await show(<AppearanceSettings />)
  const kept = again.screen.getByRole('switch', { name: 'Patterns on flags' })
  await expect.element(kept).toBeChecked()
  await kept.click()
  await expect.element(kept).not.toBeChecked()
})
