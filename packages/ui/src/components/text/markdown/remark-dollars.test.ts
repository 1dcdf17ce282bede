import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { remarkDollars } from './remark-dollars.ts'

function formulasOf(source: string): string[] {
  const tree = unified().use(remarkParse).use(remarkMath).use(remarkDollars).parse(source)
  const formulas: string[] = []
  visit(tree, (node) => {
    if (node.type === 'inlineMath' || node.type === 'math') formulas.push(node.value)
  })
  return formulas
}

describe('formulas', () => {
  it.each([
    ['$x^2$', ['x^2']],
    ['a $x$, b $y$。 c $z$', ['x', 'y', 'z']],
    ['$$x$$', ['x']],
    [String.raw`$a\$b$`, [String.raw`a\$b`]],
    ['from $5 to $6', []],
    ['from $5 to 6 and $x$ more', ['x']],
    ['US$5 and a$b', []],
    ['`$x$` and \\$x\\$', []],
    ['$ x$ or $x $', []],
    ['$x$y', []],
    ['$$$x$$$', []],
    ['$x', []],
    ['**$x$**', ['x']],
    ['before\n\n$$\nx +\ny\n$$\n\nafter', ['x +\ny']],
  ])('%o contains %o', (source, expected) => {
    expect(formulasOf(source)).toEqual(expected)
  })
})
