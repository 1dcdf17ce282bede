import { expect, it } from 'vitest'
import { staffFiles } from './kept-offline.ts'

it('leaves out what only staff load, and keeps what players share with them', () => {
  const manifest = {
    'index.html': { file: 'index.js', dynamicImports: ['board', 'review'] },
    board: { file: 'board.js', imports: ['shared'], css: ['board.css'] },
    review: { file: 'review.js', imports: ['shared', 'queue'], css: ['review.css'] },
    queue: { file: 'queue.js', dynamicImports: ['board'] },
    shared: { file: 'shared.js' },
  }
  const files = staffFiles(manifest, new Set(['review']))
  expect([...files].toSorted()).toEqual(['queue.js', 'review.css', 'review.js'])
})
