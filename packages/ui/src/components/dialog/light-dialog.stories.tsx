import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { HARD_TEXTS } from '../../bad-input/texts.ts'
import { Button } from '../button/button.tsx'
import { Stack } from '../layout/layout.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog } from './dialog.tsx'
import type { DialogHeaderProps } from './dialog-header.tsx'
import { Dock, LightDialog, type LightDialogContentProps } from './light-dialog.tsx'

type SampleProps = Pick<LightDialogContentProps, 'size' | 'phone'> &
  Pick<DialogHeaderProps, 'title' | 'description'>

function Challenge({ title, description, ...size }: SampleProps) {
  const [isOpen, setIsOpen] = useState(true)
  const content = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={opener} onClick={() => setIsOpen(true)}>
        Harbourmaster
      </Button>
      {isOpen && (
        <LightDialog.Content
          {...size}
          ref={content}
          onClose={() => setIsOpen(false)}
          onClosed={() => opener.current?.focus()}
        >
          <LightDialog.Header {...{ title, description }} closeLabel="Close" hasLine />
          <Dialog.Body>
            <Stack gap={4}>
              <p>Who keeps the harbour keeps the flag.</p>
              <TextField label="Flag" isMono size="lg" />
            </Stack>
          </Dialog.Body>
          <Dialog.Footer>
            <Button tone="primary">Submit flag</Button>
          </Dialog.Footer>
        </LightDialog.Content>
      )}
    </>
  )
}

function Beside() {
  const content = useRef<HTMLDivElement>(null)
  return (
    <Dock.Content ref={content} onClose={() => {}} onClosed={() => {}}>
      <Dock.Header title="Harbourmaster" description="Web" closeLabel="Close" hasLine />
      <Dialog.Body>What stands beside it stays usable.</Dialog.Body>
    </Dock.Content>
  )
}

const meta = {
  title: 'Overlays/LightDialog',
  component: Challenge,
  args: { title: 'Harbourmaster', description: 'Web' },
} satisfies Meta<typeof Challenge>
export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = {}
export const Wide: Story = { args: { size: 'wide', phone: 'page' } }
export const LongWords: Story = {
  args: { title: HARD_TEXTS.german, description: HARD_TEXTS.cjk },
}
export const Docked: Story = { render: () => <Beside /> }
