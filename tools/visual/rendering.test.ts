import { expect, it } from 'vitest'
import { otherScripts, type Rendering, whyNotComparable } from './rendering.ts'

const accepted: Rendering = {
  chromium: '156.0.8078.79',
  platform: 'linux-x64',
  scripts: { han: 'a1', emoji: 'b2' },
}

it('compares within one major version of the browser on one platform', () => {
  expect(whyNotComparable(accepted, { ...accepted, chromium: '156.1.1.1' })).toBeUndefined()
  expect(whyNotComparable(accepted, { ...accepted, chromium: '157.0.1.1' })).toBe(
    'the accepted pictures are of Chromium 156, this is 157',
  )
  expect(whyNotComparable(accepted, { ...accepted, platform: 'darwin-arm64' })).toBe(
    'the accepted pictures are of linux-x64, this is darwin-arm64',
  )
})

it('names the scripts that another font draws', () => {
  expect(otherScripts(accepted, accepted)).toEqual([])
  expect(otherScripts(accepted, { ...accepted, scripts: { han: '??', emoji: 'b2' } })).toEqual([
    'han',
  ])
})
