import { expect, it } from 'vitest'
import { fileNameOf } from '#core/download.ts'

it.each([
  [
    'the UTF-8 form',
    `attachment; filename=ctf.zip; filename*=UTF-8''%E6%AF%94%E8%B5%9B.zip`,
    '比赛.zip',
  ],
  ['a quoted name', 'attachment; filename="null & void.zip"', 'null & void.zip'],
  ['a plain name', 'attachment; filename=export.zip', 'export.zip'],
  ['a broken UTF-8 form', `attachment; filename=a.zip; filename*=UTF-8''%E6%A`, 'a.zip'],
  ['nothing', 'attachment', 'game.zip'],
])('takes the name from %s', (_what, header, name) => {
  const response = new Response(null, { headers: { 'Content-Disposition': header } })
  expect(fileNameOf(response, 'game.zip')).toBe(name)
})
