import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { BrandScale } from './brand-scale.tsx'
import { ColourPicker } from './colour-picker.tsx'

const meta = {
  title: 'Fields/ColourPicker',
  component: ColourPicker,
  args: {
    value: '#4a6cf7',
    onValueChange: fn(),
    words: {
      hue: 'Hue',
      lightness: 'Lightness',
      hex: 'Hex',
      hexError: 'Use # and six of 0-9, a-f.',
      pick: 'Pick from the screen',
    },
  },
} satisfies Meta<typeof ColourPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Blue: Story = {}
export const Yellow: Story = { args: { value: '#ffd400' } }
export const Grey: Story = { args: { value: '#0b0b0d' } }
export const Scale: Story = {
  render: () => (
    <BrandScale
      brand="#e5176b"
      scheme="dark"
      label="Dark"
      contrastText={(ratio) => `Contrast ${ratio} : 1`}
    />
  ),
}
export const NotAColour: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Hex' })
    await userEvent.clear(field)
    await userEvent.type(field, '#gull')
    await expect(field).toBeInvalid()
  },
}
