import type { Meta, StoryObj } from '@storybook/react-vite'
import { HARD_TEXTS } from '../../../bad-input/texts.ts'
import { Button } from '../../actions/button/button.tsx'
import { Callout } from '../../feedback/callout/callout.tsx'
import { Stack } from '../../layout/layout/layout.tsx'
import { TextField } from '../../fields/text-field/text-field.tsx'
import { Dialog, type DialogContentProps } from './dialog.tsx'

function JoinDialog(props: DialogContentProps) {
  return (
    <Dialog.Root defaultOpen>
      <Dialog.Trigger asChild>
        <Button>Join</Button>
      </Dialog.Trigger>
      <Dialog.Content {...props}>
        <Dialog.Header title="Join Null Island Invitational" closeLabel="Close" />
        <Dialog.Body>
          <Stack gap={4}>
            <TextField label="Invitation code" isMono size="lg" />
            <Callout tone="warn">
              Once you are in, null & void is locked until the game ends.
            </Callout>
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button>Cancel</Button>
          </Dialog.Close>
          <Button tone="primary">Join as null & void</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}

const meta: Meta<typeof Dialog.Content> = {
  title: 'Overlays/Dialog',
  component: Dialog.Content,
  subcomponents: {
    'Dialog.Root': Dialog.Root,
    'Dialog.Header': Dialog.Header,
    'Dialog.Body': Dialog.Body,
    'Dialog.Footer': Dialog.Footer,
  },
  render: (props) => <JoinDialog {...props} />,
  // Each open one would cover the documentation page, and take the focus from the others.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
}
export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = {}
export const Small: Story = { args: { size: 'sm' } }
export const Large: Story = { args: { size: 'lg' } }
export const Wide: Story = { args: { size: 'wide', phone: 'page' } }
export const AtTheSide: Story = {
  render: () => (
    <Dialog.Root defaultOpen placement="side">
      <Dialog.Content>
        <Dialog.Header title="iris" description="Edit user" closeLabel="Close" hasLine />
        <Dialog.Body>
          <TextField label="Real name" defaultValue="Iris Ondřejová" />
        </Dialog.Body>
        <Dialog.Footer>
          <Button tone="primary">Save</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  ),
}
export const Inline: Story = {
  render: () => (
    <Dialog.Root defaultOpen placement="inline">
      <Dialog.Content>
        <Dialog.Header title="Harbourmaster" description="Web" closeLabel="Close" hasLine />
        <Dialog.Body>What stands beside it stays usable.</Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  ),
}
export const LongWords: Story = {
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog.Content>
        <Dialog.Header
          title={HARD_TEXTS.german}
          description={HARD_TEXTS.cjk}
          closeLabel="Close"
          hasLine
        />
        <Dialog.Body>
          {Object.entries(HARD_TEXTS).map(([name, text]) => (
            <TextField key={name} label={text || name} hint={text} defaultValue={text} />
          ))}
        </Dialog.Body>
        <Dialog.Footer>
          <Button>Zurück zur Mannschaftsübersicht</Button>
          <Button tone="primary">Unwiderruflich der Mannschaft beitreten</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  ),
}
