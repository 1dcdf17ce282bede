import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { drawPicture } from '#features/organise/writeups/draw-picture.ts'
import type { PDFDocumentProxy } from '#features/organise/writeups/pdf.ts'
import type { PageSize } from '#features/organise/writeups/use-pdf.ts'
import * as styles from './reader.css.ts'

type PdfPageProps = {
  document: PDFDocumentProxy
  /** From 1. */
  number: number
  /** CSS pixels for a point. */
  scale: number
  /** Its size until it is known. */
  guess: PageSize
  /** Far from what is read: it keeps its place, and draws nothing. */
  isNear: boolean
  /** Its text is there to be selected and marked. */
  onText: (number: number, runs: readonly HTMLElement[] | undefined) => void
}

/** One page: its picture, and its text above it. */
export function PdfPage({ document, number, scale, guess, isNear, onText }: PdfPageProps) {
  const { t } = useLingui()
  const [size, setSize] = useState(guess)
  const [hasFailed, setHasFailed] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isNear) return undefined
    let stop = () => {}
    let isCurrent = true
    const draw = async () => {
      const page = await document.getPage(number)
      if (!isCurrent || !canvas.current || !text.current) return
      const { width, height } = page.getViewport({ scale: 1 })
      setSize({ width, height })
      const picture = drawPicture(page, canvas.current, scale)
      const { TextLayer } = await import('pdfjs-dist')
      if (!isCurrent || !text.current) return
      text.current.replaceChildren()
      // The reader lays its text out by this.
      text.current.style.setProperty('--total-scale-factor', String(scale))
      const layer = new TextLayer({
        textContentSource: page.streamTextContent(),
        container: text.current,
        viewport: page.getViewport({ scale }),
      })
      stop = () => {
        picture.cancel()
        layer.cancel()
      }
      await Promise.all([picture.promise, layer.render()])
      if (isCurrent) onText(number, layer.textDivs)
    }
    draw().catch(() => {
      // What was stopped has not failed.
      if (isCurrent) setHasFailed(true)
    })
    return () => {
      isCurrent = false
      stop()
      onText(number, undefined)
    }
  }, [document, number, scale, isNear, onText])

  return (
    <section
      className={styles.page}
      style={{
        inlineSize: size.width * scale,
        blockSize: size.height * scale,
      }}
      aria-label={t`Page ${number}`}
      data-page={number}
    >
      {isNear && <canvas ref={canvas} className={styles.picture} aria-hidden />}
      {isNear && <div ref={text} className={styles.text} dir="ltr" />}
      {hasFailed && (
        <p className={styles.pageFault}>
          <Trans>This page cannot be shown.</Trans>
        </p>
      )}
    </section>
  )
}
