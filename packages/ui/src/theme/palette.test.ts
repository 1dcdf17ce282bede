import { describe, expect, it } from 'vitest'
import { vars } from './contract.css.ts'
import { themeProperties } from './palette.ts'
import { THEMES } from './tokens.ts'

type Tree = string | { [key: string]: Tree }

const namesIn = (tree: Tree): string[] =>
  typeof tree === 'string'
    ? [/var\(--([\w-]+)/.exec(tree)?.[1] ?? tree]
    : Object.values(tree).flatMap(namesIn)

describe('custom properties of a brand', () => {
  it.each(THEMES)('all have a place in the contract, %s', (theme) => {
    const known = new Set(namesIn(vars.color))
    const unknown = Object.keys(themeProperties('#e5176b', theme)).filter(
      (name) => !known.has(name),
    )
    expect(unknown).toEqual([])
  })

  it('differ between brands in neutrals, accent and tones', () => {
    const blue = themeProperties('#4a6cf7', 'dark')
    const yellow = themeProperties('#ffd400', 'dark')
    expect(blue['h-color-neutral-1']).not.toBe(yellow['h-color-neutral-1'])
    expect(blue['h-color-accent-9']).toBe('#496af5')
    expect(yellow['h-color-accent-9']).toBe('#ffd400')
  })
})
