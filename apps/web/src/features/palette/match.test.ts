import { describe, expect, it } from 'vitest'
import { asked, foundIn, matchEntries } from '#features/palette/match.ts'

const entry = (label: string, keywords = '') => ({ id: label, label, keywords, onSelect: () => {} })
const groups = [
  {
    id: 'go',
    label: 'Go',
    items: [entry('Games'), entry('Teams'), entry('Überblick', 'overview')],
  },
  { id: 'do', label: 'Do', items: [entry('Theme: dark'), entry('Log out')] },
]
const labels = (query: string) =>
  matchEntries(groups, query, 5).flatMap(({ items }) => items.map(({ label }) => label))

describe('matchEntries', () => {
  it('shows everything while nothing is typed', () => {
    expect(labels('  ')).toEqual(['Games', 'Teams', 'Überblick', 'Theme: dark', 'Log out'])
  })

  it.each([
    ['tea', ['Teams']],
    ['UBER', ['Überblick']],
    ['overview', ['Überblick']],
    ['dark theme', ['Theme: dark']],
    ['nothing like it', []],
    ['(', []],
    ['.*', []],
  ])('finds %j', (query, found) => {
    expect(labels(query)).toEqual(found)
  })

  it('puts the better fit first', () => {
    const items = [entry('Old steam engine'), entry('Team sheet'), entry('My team')]
    const [group] = matchEntries([{ id: 'x', label: 'X', items }], 'team', 5)
    expect(group?.items.map(({ label }) => label)).toEqual([
      'Team sheet',
      'My team',
      'Old steam engine',
    ])
  })

  it('leaves out a group without a fit and cuts long ones', () => {
    const many = Array.from({ length: 9 }, (_, index) => entry(`Game ${index}`))
    const found = matchEntries([...groups, { id: 'many', label: 'Many', items: many }], 'game', 3)
    expect(found.map(({ id, items }) => [id, items.length])).toEqual([
      ['go', 1],
      ['many', 3],
    ])
  })
})

describe('foundIn', () => {
  it.each([
    ['Harbourmaster', 'harb', ['Harb']],
    ['Überblick', 'uber', ['Über']],
    ['Old Harbour Lights', 'lights old', ['Old', 'Lights']],
    ['第三回 夜桜 CTF', '夜桜', ['夜桜']],
    ['😭 Café', 'cafe', ['Café']],
    ['Harbour', 'bourb', []],
    ['Aaa', 'aa a', ['Aa']],
    ['Harbour', '', []],
  ])('marks in %j what %j asks for', (label, query, parts) => {
    expect(foundIn(label, query).map(([from, to]) => label.slice(from, to))).toEqual(parts)
  })
})

describe('asked', () => {
  it.each([
    ['> log', { kind: 'actions', text: 'log' }],
    ['@null', { kind: 'teams', text: 'null' }],
    ['plain', { kind: 'all', text: 'plain' }],
    ['', { kind: 'all', text: '' }],
  ])('%j', (query, what) => {
    expect(asked(query)).toEqual(what)
  })
})
