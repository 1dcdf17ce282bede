import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { ImageCropper, type ImageCropperHandle, type ImageCropperProps } from './image-cropper.tsx'
import '../../../styles.ts'

const labels = {
  area: 'Kept part',
  help: 'Arrows move, + and - zoom.',
  zoom: 'Zoom',
  moves: { left: 'Move left', right: 'Move right', up: 'Move up', down: 'Move down' },
  zoomText: (zoom: number) => `${Math.round(zoom * 100)} %`,
}

/** Left half red, right half blue, twice as wide as high. */
async function halves(): Promise<Blob> {
  const canvas = new OffscreenCanvas(200, 100)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#ff0000'
  context.fillRect(0, 0, 100, 100)
  context.fillStyle = '#0000ff'
  context.fillRect(100, 0, 100, 100)
  return canvas.convertToBlob()
}

/** Colour of the result's pixels at a share of its width, and its side. */
async function look(blob: Blob) {
  const bitmap = await createImageBitmap(blob)
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(bitmap, 0, 0)
  const at = (share: number) => {
    const [red = 0, , blue = 0] = context.getImageData(
      Math.floor(share * (bitmap.width - 1)),
      Math.floor(bitmap.height / 2),
      1,
      1,
    ).data
    return red > blue ? 'red' : 'blue'
  }
  return { width: bitmap.width, height: bitmap.height, left: at(0.05), right: at(0.95) }
}

async function show(image: Blob, props: Partial<ImageCropperProps> = {}) {
  const cropper = createRef<ImageCropperHandle>()
  const handleReady = vi.fn<() => void>()
  const screen = await render(
    <ImageCropper
      ref={cropper}
      image={image}
      labels={labels}
      output={{ width: 64, height: 64 }}
      outputType="image/png"
      onReady={handleReady}
      {...props}
    />,
  )
  await expect.poll(() => handleReady.mock.calls.length).toBeGreaterThan(0)
  const area = screen.getByRole('application', { name: 'Kept part' })
  const cut = async () => {
    if (!cropper.current) throw new Error('no cropper')
    return look(await cropper.current.toBlob())
  }
  return { screen, area, cut }
}

it('cuts the middle square when nothing was changed', async () => {
  const { cut } = await show(await halves())
  expect(await cut()).toEqual({ width: 64, height: 64, left: 'red', right: 'blue' })
})

it('moves by arrows and stops at the edge', async () => {
  const { area, cut } = await show(await halves())
  area.element().focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{/Shift}')
  expect(await cut()).toMatchObject({ left: 'blue', right: 'blue' })
  await userEvent.keyboard('0')
  expect(await cut()).toMatchObject({ left: 'red', right: 'blue' })
})

it('moves by buttons, without dragging', async () => {
  const { screen, cut } = await show(await halves())
  for (let presses = 0; presses < 7; presses++)
    await screen.getByRole('button', { name: 'Move right' }).click()
  expect(await cut()).toMatchObject({ left: 'blue', right: 'blue' })
  for (let presses = 0; presses < 5; presses++)
    await screen.getByRole('button', { name: 'Move left' }).click()
  expect(await cut()).toMatchObject({ left: 'red', right: 'blue' })
})

it('cuts a part of other proportions, which keys move', async () => {
  const { area, cut } = await show(await halves(), { output: { width: 32, height: 64 } })
  const { width, height } = area.element().getBoundingClientRect()
  expect(width / height).toBeCloseTo(0.5)
  expect(await cut()).toEqual({ width: 32, height: 64, left: 'red', right: 'blue' })
  area.element().focus()
  await userEvent.keyboard(
    '{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}',
  )
  expect(await cut()).toMatchObject({ left: 'red', right: 'red' })
})

it('zooms by + and -, and says how much', async () => {
  const { screen, area } = await show(await halves())
  area.element().focus()
  await userEvent.keyboard('++')
  await expect.element(screen.getByRole('status')).toHaveTextContent('121 %')
  await expect
    .element(screen.getByRole('slider', { name: 'Zoom' }))
    .toHaveAttribute('aria-valuenow', '1.21')
  await userEvent.keyboard('-')
  await expect.element(screen.getByRole('status')).toHaveTextContent('110 %')
})

it('moves by dragging, and a press brings its point to the middle', async () => {
  const { area, cut } = await show(await halves())
  const element = area.element()
  const box = element.getBoundingClientRect()
  const at = (x: number) => ({
    clientX: box.left + x * box.width,
    clientY: box.top + box.height / 2,
  })
  const fire = (type: string, x: number) =>
    element.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, isPrimary: true, ...at(x) }),
    )
  vi.spyOn(element, 'setPointerCapture').mockImplementation(() => undefined)
  fire('pointerdown', 0.2)
  fire('pointermove', 0.9)
  fire('pointerup', 0.9)
  await expect.poll(cut).toMatchObject({ left: 'red', right: 'red' })
  fire('pointerdown', 0.95)
  fire('pointerup', 0.95)
  await expect.poll(cut).toMatchObject({ left: 'red', right: 'blue' })
})

it('does nothing while it is disabled', async () => {
  const { screen, area } = await show(await halves(), { disabled: true })
  area.element().focus()
  await userEvent.keyboard('+')
  await expect.element(screen.getByRole('status')).toHaveTextContent('100 %')
})

it('says when the file is no picture', async () => {
  const handleUnreadable = vi.fn<() => void>()
  const cropper = createRef<ImageCropperHandle>()
  await render(
    <ImageCropper
      ref={cropper}
      image={new Blob(['text'])}
      labels={labels}
      onUnreadable={handleUnreadable}
    />,
  )
  await expect.poll(() => handleUnreadable.mock.calls.length).toBe(1)
  await expect(cropper.current?.toBlob()).rejects.toThrow('no picture')
})
