import { expect, it } from 'vitest'
import { bannerLines } from '#app/layout/banner.ts'

const build = { tag: 'v1.4.2', commit: '3fd91c0a'.repeat(5), time: '2026-11-21T07:00:00Z' }

it('links the source and the issues', () => {
  const project = { source: 'https://code.example/', issues: 'https://code.example/issues' }
  const lines = bannerLines(build, project)
  expect(lines).toContain('Source: https://code.example/')
  expect(lines).toContain('Issues: https://code.example/issues')
  expect(lines.join()).not.toContain('unofficial')
})

it('says where to ask when nobody has named them, and that a build is unofficial', () => {
  const lines = bannerLines({ ...build, tag: '' }, { source: undefined, issues: undefined })
  expect(lines).toContain('Source: see /about')
  expect(lines).toContain('Issues: tell the organizers of this platform')
  expect(lines.at(-1)).toBe('This is an unofficial build.')
})
