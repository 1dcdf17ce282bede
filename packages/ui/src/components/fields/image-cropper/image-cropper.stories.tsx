import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ImageCropper } from './image-cropper.tsx'

const drawing = (width: number, height: number) =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path fill="#2c5fd6" d="M0 0H50V50H0Z"/><path fill="#f2c230" d="M50 0H100V50H50Z"/>
        <path fill="#d8344a" d="M0 50H50V100H0Z"/><path fill="#2f9f62" d="M50 50H100V100H50Z"/>
        <circle cx="50" cy="50" r="20" fill="#f3f3ee"/>
      </svg>`,
    ],
    { type: 'image/svg+xml' },
  )

const meta = {
  title: 'Fields/ImageCropper',
  component: ImageCropper,
  args: {
    image: drawing(640, 360),
    labels: {
      area: 'Part of the picture that is kept',
      help: 'Drag, or use the arrow keys. + and - zoom, 0 starts anew.',
      zoom: 'Zoom',
      moves: { left: 'Move left', right: 'Move right', up: 'Move up', down: 'Move down' },
      zoomText: (zoom: number) => `${Math.round(zoom * 100)} %`,
    },
    onReady: fn(),
    onUnreadable: fn(),
  },
} satisfies Meta<typeof ImageCropper>
export default meta
type Story = StoryObj<typeof meta>

const untilReady: Story['play'] = async ({ args }) => {
  await waitFor(() => expect(args.onReady).toHaveBeenCalled())
}

export const Wide: Story = { play: untilReady }
export const Tall: Story = { args: { image: drawing(200, 900) }, play: untilReady }
export const Square: Story = {
  args: { image: drawing(400, 400), shape: 'square' },
  play: untilReady,
}
export const Poster: Story = {
  args: { image: drawing(300, 400), shape: 'wide', output: { width: 1600, height: 900 } },
  play: untilReady,
}
export const OnePixel: Story = { args: { image: drawing(1, 1) }, play: untilReady }
export const Disabled: Story = { args: { disabled: true }, play: untilReady }
export const Unreadable: Story = {
  args: { image: new Blob(['not a picture'], { type: 'image/png' }) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onUnreadable).toHaveBeenCalled())
  },
}
export const LongWords: Story = {
  args: {
    labels: {
      area: 'Behaltener Bildausschnitt',
      help: 'Bildausschnittsverschiebungstastenkombinationen: Pfeiltasten verschieben, + und - vergrößern.',
      zoom: 'Vergrößerungsmaßstab',
      moves: {
        left: 'Nach links verschieben',
        right: 'Nach rechts verschieben',
        up: 'Nach oben verschieben',
        down: 'Nach unten verschieben',
      },
      zoomText: (zoom: number) => `${Math.round(zoom * 100)} Prozent der Ausgangsgröße`,
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: '15rem' }}>{<Story />}</div>],
  play: ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}
