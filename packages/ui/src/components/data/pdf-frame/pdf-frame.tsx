import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx'
import { isPdf } from './is-pdf.ts'
import * as styles from './pdf-frame.css.ts'

export type PdfFrameProps = {
  file: Blob
  /** What it is, for readers. */
  title: string
  /** Any CSS height. */
  height?: string
  /** Instead of the file, where the browser shows no PDF: a way to download it. */
  fallback: ReactNode
  /** The file is no PDF. */
  unreadable: ReactNode
}

/**
 * A PDF somebody else wrote, in the browser's own viewer. It is given to the frame as a PDF and nothing else, so that HTML under
 * a false name is never run; browsers refuse to start their viewer under the `sandbox` attribute, so this is its place.
 */
export function PdfFrame({ file, title, height = '70dvh', fallback, unreadable }: PdfFrameProps) {
  const [checked, setChecked] = useState<{ file: Blob; isPdf: boolean } | null>(null)
  useEffect(() => {
    let isCurrent = true
    const check = async () => {
      const result = await isPdf(file).catch(() => false)
      if (isCurrent) setChecked({ file, isPdf: result })
    }
    void check()
    return () => {
      isCurrent = false
    }
  }, [file])
  if (!navigator.pdfViewerEnabled) return <Note height={height}>{fallback}</Note>
  if (checked?.file !== file) return <Skeleton height={height} shape="box" />
  if (!checked.isPdf) return <Note height={height}>{unreadable}</Note>
  return <Viewer file={file} title={title} height={height} />
}

function Note({ height, children }: { height: string; children: ReactNode }) {
  return (
    <div className={styles.note} style={{ minBlockSize: `min(${height}, 16rem)` }}>
      {children}
    </div>
  )
}

type ViewerProps = Pick<PdfFrameProps, 'file' | 'title'> & { height: string }

function Viewer({ file, title, height }: ViewerProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }))
    if (frame.current) frame.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    // Browsers refuse to start their viewer in a sandbox; see above for what stands in its place.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      ref={frame}
      title={title}
      referrerPolicy="no-referrer"
      className={styles.frame}
      style={{ blockSize: height }}
    />
  )
}
