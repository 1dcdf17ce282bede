import { File, FileArchive, FileCode, FileImage, FileText } from 'lucide-react'
import * as styles from './file-icon.css.ts'

const kinds = [
  [FileArchive, /\.(zip|tar|gz|tgz|zst|xz|bz2|7z|rar)$/i],
  [FileImage, /\.(png|jpe?g|gif|webp|avif|svg|bmp)$/i],
  [FileText, /\.(pdf|txt|md|docx?|csv|log)$/i],
  [FileCode, /\.(py|js|ts|c|cpp|h|rs|go|java|sh|rb|php|html|json|ya?ml)$/i],
] as const

export type FileIconProps = { name: string; size?: number }

/** What kind of file it is, going by its name. Decorative; the name is beside it. */
export function FileIcon({ name, size = 16 }: FileIconProps) {
  const [Icon] = kinds.find(([, pattern]) => pattern.test(name)) ?? [File]
  return <Icon size={size} className={styles.icon} aria-hidden />
}
