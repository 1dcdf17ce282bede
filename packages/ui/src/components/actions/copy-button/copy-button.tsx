import { Check, Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx'
import { useCopy } from './use-copy.ts'

type CopyLabels = { copy: string; copied: string }

type CopyBase = {
  /** A function is asked when it is pressed. */
  text: string | (() => string)
  labels: CopyLabels
  /** Runs where the browser refuses, to select the text instead. */
  onBlocked?: () => void
}

export type CopyButtonProps = CopyBase &
  Pick<ButtonProps, 'tone' | 'size' | 'isFullWidth'> & { children?: ReactNode }

/** Label and icon; both say for a moment that it worked. */
export function CopyButton({ text, labels, onBlocked, children, ...rest }: CopyButtonProps) {
  const { isCopied, copy } = useCopy(onBlocked)
  return (
    <Button
      {...rest}
      icon={isCopied ? <Check size={16} /> : <Copy size={16} />}
      onClick={() => void copy(text)}
    >
      <span aria-live="polite">{isCopied ? labels.copied : (children ?? labels.copy)}</span>
    </Button>
  )
}

export type CopyIconButtonProps = CopyBase & { size?: 'sm' | 'md'; variant?: 'plain' | 'bordered' }

export function CopyIconButton({ text, labels, onBlocked, ...rest }: CopyIconButtonProps) {
  const { isCopied, copy } = useCopy(onBlocked)
  return (
    <>
      <IconButton
        {...rest}
        label={isCopied ? labels.copied : labels.copy}
        onClick={() => void copy(text)}
      >
        {isCopied ? <Check size={14} /> : <Copy size={14} />}
      </IconButton>
      <VisuallyHidden aria-live="polite">{isCopied && labels.copied}</VisuallyHidden>
    </>
  )
}
