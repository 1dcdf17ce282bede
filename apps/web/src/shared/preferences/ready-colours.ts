import { msg } from '@lingui/core/macro'

/** The ready colours, around the wheel; any other is typed. */
export const readyColours = [
  { value: '#e5484d', name: msg`Red` },
  { value: '#f76b15', name: msg`Orange` },
  { value: '#ffc53d', name: msg({ message: 'Amber', comment: 'Name of a colour.' }) },
  { value: '#46a758', name: msg`Green` },
  { value: '#12a594', name: msg({ message: 'Teal', comment: 'Name of a colour.' }) },
  { value: '#0090ff', name: msg`Sky blue` },
  { value: '#4a6cf7', name: msg`Halyard blue` },
  { value: '#8e4ec6', name: msg`Purple` },
  { value: '#e93d82', name: msg`Pink` },
  {
    value: '#1c2024',
    name: msg({ message: 'Ink', comment: 'Name of a colour: a very dark blue.' }),
  },
] as const

/** Whether a text is a colour as the platform takes it. */
export const isHexColour = (text: string): text is `#${string}` => /^#[0-9a-f]{6}$/i.test(text)
