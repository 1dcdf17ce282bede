/** What is pressed. */
export { Button, type ButtonProps } from '../components/button/button.tsx'
export {
  CopyButton,
  type CopyButtonProps,
  CopyIconButton,
  type CopyIconButtonProps,
} from '../components/copy-button/copy-button.tsx'
export { useCopy } from '../components/copy-button/use-copy.ts'
export { IconButton, type IconButtonProps } from '../components/icon-button/icon-button.tsx'
export { TextLink, type TextLinkProps } from '../components/text-link/text-link.tsx'
