import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { isPdf } from './is-pdf.ts'
import { PdfFrame } from './pdf-frame.tsx'
import '../../../styles.ts'

const pdf = new Blob(['%PDF-1.4\n'], { type: 'application/pdf' })
const html = new Blob(['<script>alert(1)</script>'], { type: 'application/pdf' })

const frame = (file: Blob) => (
  <PdfFrame file={file} title="Write-up" fallback="Download it" unreadable="Not a PDF" />
)

afterEach(() => {
  vi.restoreAllMocks()
})

const canShow = (isAble: boolean) =>
  vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(isAble)

it.each([
  ['%PDF-1.7', true],
  ['<html>', false],
  ['', false],
])('%o is a PDF: %s', async (text, expected) => {
  expect(await isPdf(new Blob([text]))).toBe(expected)
})

it('shows a PDF under its name, from an address that dies with it', async () => {
  canShow(true)
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const screen = await render(frame(pdf))
  const viewer = screen.getByTitle('Write-up')
  await expect.element(viewer).toHaveAttribute('src', expect.stringMatching(/^blob:/))
  const address = viewer.element().getAttribute('src')
  await screen.unmount()
  expect(revoke).toHaveBeenCalledExactlyOnceWith(address)
})

it('never frames what only calls itself a PDF', async () => {
  canShow(true)
  const screen = await render(frame(html))
  await expect.element(screen.getByText('Not a PDF')).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
})

it('looks at another file anew', async () => {
  canShow(true)
  const screen = await render(frame(html))
  await expect.element(screen.getByText('Not a PDF')).toBeVisible()
  await screen.rerender(frame(pdf))
  await expect.element(screen.getByTitle('Write-up')).toBeInTheDocument()
})

it('offers the file where the browser has no viewer', async () => {
  canShow(false)
  const screen = await render(frame(pdf))
  await expect.element(screen.getByText('Download it')).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
})
