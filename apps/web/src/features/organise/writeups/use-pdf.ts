import { useEffect, useState } from 'react'
import { PdfError, openPdf } from '#features/organise/writeups/pdf.ts'
import type { PDFDocumentProxy, PdfFault } from '#features/organise/writeups/pdf.ts'

/** Size of a page in points. */
export type PageSize = { readonly width: number; readonly height: number }

export type PdfState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly fault: PdfFault }
  | { readonly status: 'open'; readonly document: PDFDocumentProxy; readonly firstPage: PageSize }

const loading: PdfState = { status: 'loading' }

/** A PDF while it is shown. @param attempt another number tries again */
export function usePdf(url: string, attempt: number): PdfState {
  const [state, setState] = useState<{ of: string; pdf: PdfState }>({ of: '', pdf: loading })
  const key = `${attempt} ${url}`
  useEffect(() => {
    let isCurrent = true
    const update = (pdf: PdfState) => isCurrent && setState({ of: key, pdf })
    const opened = openPdf({ url })
    const show = async () => {
      try {
        const document = await opened.document
        const page = await document.getPage(1)
        const { width, height } = page.getViewport({ scale: 1 })
        update({ status: 'open', document, firstPage: { width, height } })
      } catch (error) {
        update({ status: 'failed', fault: error instanceof PdfError ? error.fault : 'broken' })
      }
    }
    void show()
    return () => {
      isCurrent = false
      opened.close()
    }
  }, [url, key])
  return state.of === key ? state.pdf : loading
}
