/** What is pressed. */
export { Button, type ButtonProps } from '../components/actions/button/button.tsx'
export {
  CopyButton,
  type CopyButtonProps,
  CopyIconButton,
  type CopyIconButtonProps,
} from '../components/actions/copy-button/copy-button.tsx'
export { CopyField, type CopyFieldProps } from '../components/actions/copy-field/copy-field.tsx'
export { useCopy } from '../components/actions/copy-button/use-copy.ts'
export { IconButton, type IconButtonProps } from '../components/actions/icon-button/icon-button.tsx'
export { TextLink, type TextLinkProps } from '../components/actions/text-link/text-link.tsx'
