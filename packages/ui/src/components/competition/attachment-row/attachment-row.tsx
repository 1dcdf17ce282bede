import { Download, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { FileIcon } from '../../data/file-icon/file-icon.tsx'
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx'
import * as styles from './attachment-row.css.ts'

export type AttachmentRowProps = {
  href: string
  name: string
  /** Size of a stored file, or the host of a remote one. */
  meta?: ReactNode
  /** Opens another site instead of saving a file. */
  isRemote?: boolean
  /** What a press does, for readers: they hear it after name and size. */
  label: string
}

/** One file to take away. */
export function AttachmentRow({ href, name, meta, isRemote = false, label }: AttachmentRowProps) {
  const End = isRemote ? ExternalLink : Download
  const target = isRemote ? { target: '_blank', rel: 'noopener noreferrer' } : { download: name }
  return (
    <a href={href} className={styles.row} {...target}>
      <FileIcon name={name} size={18} />
      <span className={styles.text}>
        <span className={styles.name} dir="auto" title={name}>
          {name}
        </span>
        {meta && <span className={styles.meta}>{meta}</span>}
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
      <End size={16} className={styles.icon} aria-hidden />
    </a>
  )
}
