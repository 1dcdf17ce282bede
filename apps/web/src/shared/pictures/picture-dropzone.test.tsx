import type { FileToSend } from '@halyard/query'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { PictureDropzone } from '#shared/pictures/picture-dropzone.tsx'
import { show } from '#shared/testing.tsx'

async function open() {
  const send = vi.fn<(sent: FileToSend) => Promise<unknown>>().mockResolvedValue(undefined)
  const { screen } = await show(
    <PictureDropzone label="Poster" maxBytes={1_000_000} cropTo="wide" send={send} />,
  )
  const sentFile = () => send.mock.lastCall?.[0].file
  return { screen, send, sentFile, field: screen.getByLabelText('Poster') }
}

/** Higher than wide, as a poster on paper. */
async function aPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(300, 400)
  canvas.getContext('2d')?.fillRect(0, 0, 300, 400)
  return new File([await canvas.convertToBlob()], 'photo.png', { type: 'image/png' })
}

async function sizeOf(file: File | undefined) {
  const { width, height } = await createImageBitmap(file ?? new Blob())
  return { width, height }
}

it('sends the part that was chosen by keyboard, in the proportions of a poster', async () => {
  const { screen, send, sentFile, field } = await open()
  await field.upload(await aPhoto())
  const dialog = screen.getByRole('dialog', { name: 'Poster' })
  const part = dialog.getByRole('application')
  await expect.element(dialog.getByRole('button', { name: 'Use picture' })).toBeEnabled()
  part.element().focus()
  await userEvent.keyboard('{ArrowDown}+')
  await expect.element(dialog.getByRole('status')).toHaveTextContent('110%')
  expect(send).not.toHaveBeenCalled()
  dialog.getByRole('button', { name: 'Use picture' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(await sizeOf(sentFile())).toEqual({ width: 1600, height: 900 })
  await expect.element(dialog).not.toBeInTheDocument()
})

it('takes what is dropped, and sends nothing when it is cancelled', async () => {
  const { screen, send, field } = await open()
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(await aPhoto())
  field.element().dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }))
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(send).not.toHaveBeenCalled()
})

const gif = (bytes: number) =>
  new File([new Uint8Array(bytes)], 'moving.gif', { type: 'image/gif' })

it('sends a moving picture whole, unless it is too large', async () => {
  const { send, sentFile, field } = await open()
  await field.upload(gif(1_000_001))
  await expect.element(field).toHaveAccessibleDescription(/larger than/)
  expect(send).not.toHaveBeenCalled()
  await field.upload(gif(1000))
  await vi.waitFor(() => expect(sentFile()?.size).toBe(1000))
})

it('continues sending when its screen is left', async () => {
  const { screen, send, field } = await open()
  send.mockReturnValue(new Promise(() => {}))
  await field.upload(gif(1000))
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  await screen.unmount()
  expect(send.mock.lastCall?.[0].signal?.aborted).toBe(false)
})
