import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Dropzone, type DropzoneProps } from './dropzone.tsx'

const pdf = new File(['%PDF'], 'writeup.pdf', { type: 'application/pdf' })
const text = new File(['hello'], 'notes.txt', { type: 'text/plain' })

async function show(props: Partial<DropzoneProps> = {}) {
  const onFiles = vi.fn<(files: File[]) => void>()
  const onRefused = vi.fn<(files: File[], reason: 'type' | 'size') => void>()
  const screen = await render(
    <Dropzone
      label="Write-up"
      prompt="Drop a PDF here, or choose one"
      rules="PDF, up to 8 bytes"
      accept="application/pdf"
      maxBytes={8}
      {...{ onFiles, onRefused, ...props }}
    />,
  )
  return { input: screen.getByLabelText('Write-up'), screen, onFiles, onRefused }
}

function drop(target: Element, files: readonly File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

it('takes a file that is chosen, and the same one again', async () => {
  const { input, onFiles } = await show()
  await userEvent.upload(input, pdf)
  await userEvent.upload(input, pdf)
  expect(onFiles.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([
    ['writeup.pdf'],
    ['writeup.pdf'],
  ])
})

it('takes one of the files that are dropped, or all where it may', async () => {
  const one = await show()
  drop(one.input.element(), [pdf, pdf])
  expect(one.onFiles.mock.calls[0]?.[0]).toHaveLength(1)
  const many = await show({ label: 'Files', multiple: true })
  drop(many.screen.getByLabelText('Files').element(), [pdf, pdf])
  expect(many.onFiles.mock.calls[0]?.[0]).toHaveLength(2)
})

it('says which files it refuses, and why', async () => {
  const { input, onFiles, onRefused } = await show()
  drop(input.element(), [text])
  drop(input.element(), [new File(['%PDF-1.7 too long'], 'long.pdf', { type: 'application/pdf' })])
  expect(onRefused.mock.calls.map(([[file], reason]) => [file?.name, reason])).toEqual([
    ['notes.txt', 'type'],
    ['long.pdf', 'size'],
  ])
  expect(onFiles).not.toHaveBeenCalled()
})

it('takes nothing while it is disabled', async () => {
  const { input, onFiles, onRefused } = await show({ disabled: true })
  drop(input.element(), [pdf])
  expect(onFiles).not.toHaveBeenCalled()
  expect(onRefused).not.toHaveBeenCalled()
})
