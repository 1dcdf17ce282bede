import { expect, it } from 'vitest'
import { inlineVars } from './inline-vars.ts'

it('sets variables by their references and leaves out what has no value', () => {
  const values = { 'var(--width)': '4rem', 'var(--height)': undefined, 'var(--hue)': null }
  expect(inlineVars(values)).toEqual({ '--width': '4rem' })
})
