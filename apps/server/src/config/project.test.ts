import { describe, expect, it } from 'vitest'
import { readConfig } from '#config.ts'

const said = {
  HALYARD_SOURCE_URL: 'https://code.example.org/ctf',
  HALYARD_ISSUES_URL: 'https://code.example.org/ctf/issues',
  HALYARD_TRANSLATIONS_URL: 'https://words.example.org/ctf',
  HALYARD_CONTRIBUTORS: 'Mara,  Iris , , نوارس',
}

describe('who makes the platform', () => {
  it('is read from the environment, and is nothing where nobody says it', () => {
    expect(readConfig(said).project).toEqual({
      source: 'https://code.example.org/ctf',
      issues: 'https://code.example.org/ctf/issues',
      translations: 'https://words.example.org/ctf',
      contributors: ['Mara', 'Iris', 'نوارس'],
    })
    expect(readConfig({}).project).toEqual({})
  })

  it.each([
    ['HALYARD_SOURCE_URL', 'javascript:alert(1)'],
    ['HALYARD_ISSUES_URL', 'code.example.org'],
    ['HALYARD_TRANSLATIONS_URL', 'https://me:secret@words.example.org'],
    ['HALYARD_CONTRIBUTORS', 'x'.repeat(81)],
    ['HALYARD_CONTRIBUTORS', 'x,'.repeat(201)],
  ])('is refused where it is not what %s wants: %.30s', (name, text) => {
    expect(() => readConfig({ [name]: text })).toThrow(name)
  })
})
