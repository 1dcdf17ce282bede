import { Button, EmptyState, Loading, Skeleton } from '@halyard/ui'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { PdfPage } from '#features/organise/writeups/pdf-page.tsx'
import type { PDFDocumentProxy, PdfFault } from '#features/organise/writeups/pdf.ts'
import { pageWindow } from '#features/organise/writeups/page-window.ts'
import type { PageWindow } from '#features/organise/writeups/page-window.ts'
import { ReaderBar } from '#features/organise/writeups/reader-bar.tsx'
import { useFind, useHighlights } from '#features/organise/writeups/use-find.ts'
import { usePdf } from '#features/organise/writeups/use-pdf.ts'
import type { PageSize } from '#features/organise/writeups/use-pdf.ts'
import * as styles from './reader.css.ts'

const faultText = {
  broken: msg`This file cannot be read: it is damaged or not a PDF.`,
  locked: msg`This file is locked with a password. Ask the team for another one.`,
  gone: msg`The server does not have this file anymore.`,
  unreachable: msg`The file could not be downloaded. Check your connection and try again.`,
} as const satisfies Record<PdfFault, MessageDescriptor>

type PdfReaderProps = { url: string }

/** Reads a PDF: pages as they come into view, zoom and search. */
export function PdfReader({ url }: PdfReaderProps) {
  const { t, i18n } = useLingui()
  const [attempt, setAttempt] = useState(0)
  const pdf = usePdf(url, attempt)
  if (pdf.status === 'loading')
    return (
      <Loading label={t`The write-up is loading`}>
        <Skeleton height="60dvh" shape="box" />
      </Loading>
    )
  if (pdf.status === 'open')
    return <Pages key={url} url={url} document={pdf.document} firstPage={pdf.firstPage} />
  return (
    <div role="alert">
      <EmptyState
        flags={['F']}
        title={t`The write-up cannot be shown`}
        actions={
          <>
            <Button asChild>
              <a href={url} download>
                <Trans>Download</Trans>
              </a>
            </Button>
            {pdf.fault === 'unreachable' && (
              <Button tone="primary" onClick={() => setAttempt(attempt + 1)}>
                <Trans>Try again</Trans>
              </Button>
            )}
          </>
        }
      >
        {i18n._(faultText[pdf.fault])}
      </EmptyState>
    </div>
  )
}

type PagesProps = { url: string; document: PDFDocumentProxy; firstPage: PageSize }

const start: PageWindow = { current: 1, first: 1, last: 1 }

function Pages({ url, document, firstPage }: PagesProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(start)
  const [width, setWidth] = useState(0)
  const [zoom, setZoom] = useState(1)
  const find = useFind(document)
  const handleText = useHighlights(find)
  const scale = width > 0 ? (width / firstPage.width) * zoom : 0

  const measure = useCallback(() => {
    if (!box.current) return
    const { scrollTop, clientHeight, offsetTop } = box.current
    const places = [...box.current.querySelectorAll<HTMLElement>('[data-page]')].map((page) => ({
      top: page.offsetTop - offsetTop,
      height: page.offsetHeight,
    }))
    const next = pageWindow(places, { top: scrollTop, height: clientHeight })
    setShown((before) =>
      (['current', 'first', 'last'] as const).every((key) => before[key] === next[key])
        ? before
        : next,
    )
  }, [])
  useEffect(() => {
    if (!box.current) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  useLayoutEffect(measure, [measure, scale])

  const goTo = useCallback((number: number) => {
    const page = box.current?.querySelector<HTMLElement>(`[data-page="${number}"]`)
    // Only the box scrolls, not the screen around it.
    if (page && box.current) box.current.scrollTop = page.offsetTop - box.current.offsetTop
  }, [])
  const foundPage = find.current?.page
  useEffect(() => {
    if (foundPage !== undefined) goTo(foundPage + 1)
  }, [foundPage, goTo])

  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  return (
    <div className={styles.reader}>
      <ReaderBar
        url={url}
        page={shown.current}
        count={document.numPages}
        onPage={goTo}
        zoom={zoom}
        onZoom={setZoom}
        find={find}
      />
      <div
        ref={box}
        className={styles.pages}
        onScroll={measure}
        role="document"
        aria-label={t`Write-up`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must take the keyboard
        tabIndex={0}
      >
        {scale > 0 &&
          numbers.map((number) => (
            <PdfPage
              key={number}
              document={document}
              number={number}
              scale={scale}
              guess={firstPage}
              isNear={number >= shown.first && number <= shown.last}
              onText={handleText}
            />
          ))}
      </div>
    </div>
  )
}
