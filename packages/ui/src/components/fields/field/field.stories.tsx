import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { Field, type FieldProps, useField } from './field.tsx'

/** Any control fits in the frame. */
function Example(props: FieldProps) {
  const { controlId, controlProps } = useField(props)
  return (
    <Field {...props} controlId={controlId}>
      <input type="range" {...controlProps} />
    </Field>
  )
}

const meta = {
  title: 'Fields/Field',
  component: Example,
  args: { label: 'Volume' },
  play: ({ canvas }) => expect(canvas.getByRole('slider')).toHaveAccessibleName(),
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithHint: Story = { args: { hint: 'Sounds are off until you turn them on.' } }
export const WithError: Story = {
  args: { hint: 'Sounds are off.', error: 'The server did not keep it. Try again.' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('slider')).toHaveAccessibleDescription(/did not keep it/),
}
export const WithSomethingAside: Story = { args: { labelAside: '3 of 10' } }
export const HiddenLabel: Story = { args: { isLabelHidden: true } }
export const LongWords: Story = {
  args: {
    label: HARD_TEXTS.german,
    labelAside: HARD_TEXTS.cjk,
    error: HARD_TEXTS.oneLetter,
  },
  play: ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}
