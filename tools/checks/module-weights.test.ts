import { expect, it } from 'vitest'
import { linesOf, weigh } from './module-weights.ts'

const react = 'node_modules/.pnpm/react@19.0.0/node_modules/react'

it('shares the bytes of each file out among its modules, packages summed and our own modules beside them', () => {
  const weights = weigh([
    {
      bytes: 100,
      modules: { [`${react}/index.js`]: 100, [`${react}/jsx-runtime.js`]: 200, 'src/a.ts': 100 },
    },
    { bytes: 30, modules: { 'src/b.ts': 60, [`${react}/compiler-runtime.js`]: 30 } },
  ])

  expect(weights).toEqual([
    { name: 'react', isLibrary: true, minified: 330, sent: 85 },
    { name: 'src/a.ts', isLibrary: false, minified: 100, sent: 25 },
    { name: 'src/b.ts', isLibrary: false, minified: 60, sent: 20 },
  ])
})

it('names packages with a scope whole, and what the bundler adds after it', () => {
  const scoped = 'node_modules/.pnpm/@lingui+core@6.0.0/node_modules/@lingui/core/dist/index.mjs'

  const weights = weigh([
    { bytes: 60, modules: { [scoped]: 30, 'rolldown/runtime.js': 20, 'packages/ui/src/a.ts': 10 } },
  ])

  expect(weights.map(({ name, isLibrary }) => [name, isLibrary])).toEqual([
    ['@lingui/core', true],
    ['rolldown', true],
    ['packages/ui/src/a.ts', false],
  ])
})

it('lists the sums first', () => {
  const lines = linesOf([
    { name: 'react', isLibrary: true, minified: 330, sent: 84.6 },
    { name: 'src/a.ts', isLibrary: false, minified: 100, sent: 25.2 },
    { name: 'src/b.ts', isLibrary: false, minified: 60, sent: 20.1 },
  ])

  expect(lines).toEqual([
    '      85     330  all libraries',
    '      45     160  all our own modules',
    '      85     330  react',
    '      25     100  src/a.ts',
    '      20      60  src/b.ts',
  ])
})
