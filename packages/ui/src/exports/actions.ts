/** What is pressed. */
export { Button, type ButtonProps } from '../components/actions/button/button.tsx'
export { CopyButton, CopyIconButton } from '../components/actions/copy-button/copy-button.tsx'
export { CopyField } from '../components/actions/copy-field/copy-field.tsx'
export { useCopy } from '../components/actions/copy-button/use-copy.ts'
export { IconButton } from '../components/actions/icon-button/icon-button.tsx'
export { TextLink } from '../components/actions/text-link/text-link.tsx'
