import { expect, it } from 'vitest'
import { asPdf, pdfProblem } from '#features/games/writeup/pdf.ts'

const pdf = '%PDF-1.7\n…'
const mebi = 1024 * 1024

it.each([
  ['a PDF', 'notes.pdf', pdf, undefined],
  ['one with a capital ending', 'NOTES.PDF', pdf, undefined],
  ['one with something before its signature', 'a.pdf', `\u{feff}\n${pdf}`, undefined],
  ['another file with its ending', 'photo.pdf', '\u{89}PNG', 'type'],
  ['a PDF with another ending', 'notes.txt', pdf, 'type'],
  ['nothing', 'notes.pdf', '', 'empty'],
])('looks into %s', async (_what, name, content, problem) => {
  expect(await pdfProblem(new File([content], name), mebi)).toBe(problem)
})

const file = (bytes: number) => new File([pdf.padEnd(bytes, 'x').slice(0, bytes)], 'a.pdf')

it('refuses what is too large, and takes what is just large enough', async () => {
  const bytes = 2048
  const { size } = file(bytes)
  expect(await pdfProblem(file(bytes), size)).toBeUndefined()
  expect(await pdfProblem(file(bytes), size - 1)).toBe('size')
})

it('writes the ending as servers want it', () => {
  expect(asPdf(new File([pdf], 'Crow.PDF'))).toMatchObject({
    name: 'Crow.pdf',
    type: 'application/pdf',
  })
})
