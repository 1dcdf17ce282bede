import { beforeEach, describe, expect, it } from 'vitest'
import { effectiveBrand, setAppearance, setServerBrand } from './apply-theme.ts'
import { boot } from './boot.ts'

const root = document.documentElement
const accent = () => root.style.getPropertyValue('--h-color-accent-9')

beforeEach(async () => {
  localStorage.clear()
  await setServerBrand(null)
  await setAppearance({ theme: 'system', density: 'auto', motion: 'system', brand: '' })
})

describe('appearance', () => {
  it('puts theme, density and motion on the root and stores them', async () => {
    await setAppearance({ theme: 'light', density: 'compact', motion: 'reduced' })
    expect(root.dataset.theme).toBe('light')
    expect(root.dataset.density).toBe('compact')
    expect(root.dataset.motion).toBe('reduced')
    expect(localStorage.getItem('halyard-theme')).toBe('light')
    await setAppearance({ density: 'auto', motion: 'system' })
    expect(root.dataset.density).toBeUndefined()
    expect(root.dataset.motion).toBeUndefined()
  })

  it('prefers the own colour, then the server’s, then the default', async () => {
    expect(effectiveBrand('')).toBe('#4a6cf7')
    await setServerBrand('#E5176B')
    expect(effectiveBrand('')).toBe('#e5176b')
    expect(effectiveBrand('brand')).toBe('#4a6cf7')
    expect(effectiveBrand('#ffd400')).toBe('#ffd400')
    await setServerBrand('not a colour')
    expect(effectiveBrand('')).toBe('#4a6cf7')
  })

  it('sets another brand’s colours on the root, and takes them back', async () => {
    await setAppearance({ theme: 'dark', brand: '#ffd400' })
    expect(accent()).toBe('#ffd400')
    await setAppearance({ brand: 'brand' })
    expect(accent()).toBe('')
    expect(localStorage.getItem('halyard-colors')).toBeNull()
  })

  it.each(['#fff', '#12345g', 'red', 'url(x)', '#12345678', ' #ffd400', '#ffd400;x:y'])(
    'neither applies nor stores %s',
    async (value) => {
      await setAppearance({ brand: '#0e9f8a' })
      const before = accent()
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a broken caller or an old storage may hold
      await setAppearance({ brand: value as `#${string}` })
      expect(accent()).toBe(before)
      expect(localStorage.getItem('custom-theme')).toBe('#0e9f8a')
      await setServerBrand(value)
      expect(effectiveBrand('')).toBe('#4a6cf7')
      expect(accent()).toBe(before)
    },
  )

  it('has a high-contrast theme of its own colours on black and on white', async () => {
    const page = () => getComputedStyle(root).getPropertyValue('--h-color-page')
    await setAppearance({ theme: 'contrast', brand: '#e5176b' })
    expect(page()).toBe('#000000')
    await setAppearance({ theme: 'contrast-light' })
    expect(page()).toBe('#ffffff')
    delete root.dataset.theme
    root.removeAttribute('style')
    boot()
    expect(root.dataset.theme).toBe('contrast-light')
    expect(page()).toBe('#ffffff')
  })

  it('starts the next page with the same colours, before any module runs', async () => {
    await setAppearance({ theme: 'light', brand: '#0e9f8a' })
    const before = root.getAttribute('style')
    root.removeAttribute('style')
    delete root.dataset.theme
    boot()
    expect(root.dataset.theme).toBe('light')
    expect(accent()).not.toBe('')
    expect(root.style.getPropertyValue('--h-color-page')).not.toBe('')
    expect(before).toContain(accent())
  })

  it('starts with a broken storage', () => {
    localStorage.setItem('halyard-colors', '{broken')
    localStorage.setItem('halyard-theme', 'purple')
    boot()
    expect(['dark', 'light', 'contrast', 'contrast-light']).toContain(root.dataset.theme)
  })
})
