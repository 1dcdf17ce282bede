import { expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import { bannerOf } from '#start/banner.ts'

const project = {
  HALYARD_SOURCE_URL: 'https://code.example.org/ctf',
  HALYARD_ISSUES_URL: 'https://code.example.org/ctf/issues',
  HALYARD_TRANSLATIONS_URL: 'https://words.example.org/ctf',
  HALYARD_CONTRIBUTORS: 'Mara,  Iris , , نوارس',
}

const platform = {
  url: 'http://127.0.0.1:8080',
  metricsUrl: undefined,
  dataFolder: 'data',
  database: 'PostgreSQL 18',
  files: 'data',
  mail: 'files',
  administrator: undefined,
}

it('names the project below what the operator reads at the start', () => {
  const lines = bannerOf('1.0.0', { ...platform, project: readConfig(project).project })
  expect(lines).toContain('  Source    https://code.example.org/ctf\n')
  expect(lines).toContain('  Issues    https://code.example.org/ctf/issues\n')
  expect(lines).toContain('  Made by   Mara, Iris, نوارس\n')
  expect(bannerOf('1.0.0', { ...platform, project: {} })).not.toMatch(/Source|Issues|Made by/)
})
