import { expect, it } from 'vitest'
import { sparePreloads } from './spare-preloads.ts'

const chunk = (fileName: string, imports: string[] = [], id = `/halyard/${fileName}`) => ({
  fileName,
  imports,
  isEntry: fileName === 'index.js',
  moduleIds: [id],
})

const spare = sparePreloads([
  chunk('index.js', ['react.js']),
  chunk('react.js'),
  chunk('fields.js'),
  chunk('board.js', ['react.js', 'tiles.js'], '/halyard/apps/web/src/routes/games/challenges.tsx'),
  chunk('tiles.js', ['marks.js']),
  chunk('marks.js'),
  chunk('dialog.js', ['react.js', 'marks.js', 'fields.js']),
])

it('asks ahead only for what neither the page nor who imports the part has loaded', () => {
  const files = ['dialog.js', 'react.js', 'marks.js', 'fields.js']

  expect(spare('dialog.js', files, 'board.js')).toEqual(['dialog.js', 'fields.js'])
  expect(spare('dialog.js', files, 'index.js')).toEqual(['dialog.js', 'marks.js', 'fields.js'])
})

it('lists nothing beside a screen: the boot script asks for its files', () => {
  expect(spare('board.js', ['board.js', 'react.js', 'tiles.js', 'marks.js'], 'index.js')).toEqual(
    [],
  )
})
