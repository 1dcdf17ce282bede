import {
  Download,
  ExternalLink,
  File,
  FileArchive,
  FileCode,
  FileImage,
  FileText,
} from 'lucide-react'
import type { ReactNode } from 'react'
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

const kinds = [
  ['archive', /\.(zip|tar|gz|tgz|zst|xz|bz2|7z|rar)$/i],
  ['image', /\.(png|jpe?g|gif|webp|svg|bmp)$/i],
  ['text', /\.(pdf|txt|md|docx?|csv|log)$/i],
  ['code', /\.(py|js|ts|c|cpp|h|rs|go|java|sh|rb|php|html|json|ya?ml)$/i],
] as const

const icons = {
  archive: <FileArchive size={18} />,
  image: <FileImage size={18} />,
  text: <FileText size={18} />,
  code: <FileCode size={18} />,
  other: <File size={18} />,
} as const

const kindOf = (name: string) => kinds.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other'

/** One file to take away. */
export function AttachmentRow({ href, name, meta, isRemote = false, label }: AttachmentRowProps) {
  const End = isRemote ? ExternalLink : Download
  const target = isRemote ? { target: '_blank', rel: 'noopener noreferrer' } : { download: name }
  return (
    <a href={href} className={styles.row} {...target}>
      <span className={styles.icon} aria-hidden>
        {icons[kindOf(name)]}
      </span>
      <span className={styles.words}>
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
