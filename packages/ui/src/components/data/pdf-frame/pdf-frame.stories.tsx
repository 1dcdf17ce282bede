import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PdfFrame } from './pdf-frame.tsx'

const page = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/MediaBox[0 0 300 400]/Parent 2 0 R>>endobj',
  'trailer<</Root 1 0 R>>',
].join('\n')

const meta = {
  title: 'Data/PdfFrame',
  component: PdfFrame,
  args: {
    file: new Blob([page], { type: 'application/pdf' }),
    title: 'Write-up of null & void',
    height: '20rem',
    fallback: 'This browser shows no PDF. Download the file instead.',
    unreadable: 'This file is not a PDF. Ask the team for another one.',
  },
} satisfies Meta<typeof PdfFrame>
export default meta
type Story = StoryObj<typeof meta>

/** The browser of the pictures may have no viewer; then the way to the file is shown. */
export const Writeup: Story = {
  // The viewer shows the address of the file, which is another one each time.
  tags: ['no-screenshot'],
  play: async ({ canvas }) => {
    const shown = navigator.pdfViewerEnabled
      ? await canvas.findByTitle('Write-up of null & void')
      : canvas.getByText(/Download/)
    await expect(shown).toBeVisible()
  },
}
export const NotAPdf: Story = {
  args: { file: new Blob(['<script>alert(1)</script>'], { type: 'application/pdf' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not a PDF|Download/)).toBeVisible()
    await expect(canvas.queryByTitle('Write-up of null & void')).toBeNull()
  },
}
