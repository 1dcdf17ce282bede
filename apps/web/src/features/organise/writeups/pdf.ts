import type { PDFDocumentProxy } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- Vite makes the address of a file the default export
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { trustedUrl } from '#shared/platform/trusted-url.ts'

export type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'

/** Why a file cannot be read. */
export type PdfFault =
  /** It is no PDF, or nothing can be made of it. */
  | 'broken'
  /** Its makers locked it with a password. */
  | 'locked'
  /** The server does not have it any more. */
  | 'gone'
  /** It did not come, or the reader itself did not. */
  | 'unreachable'

export type OpenedPdf = {
  /** Rejects with PdfError. */
  readonly document: Promise<PDFDocumentProxy>
  /** Ends all work on it. */
  readonly close: () => void
}

export class PdfError extends Error {
  override readonly name = 'PdfError'
  readonly fault: PdfFault

  constructor(fault: PdfFault, cause: unknown) {
    super(`The PDF is ${fault}`, { cause })
    this.fault = fault
  }
}

/**
 * Addresses of the fonts, character maps and decoders of the reader, which are fetched when a document needs them. The fonts under the
 * GPL are left out: browsers have a sans-serif of their own.
 */
const files = import.meta.glob<string>(
  [
    '../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../../node_modules/pdfjs-dist/standard_fonts/*.pfb',
    '../../../../node_modules/pdfjs-dist/wasm/{openjpeg,jbig2,qcms_bg}.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
)
const fileNamed = new Map(Object.entries(files).map(([path, url]) => [path.split('/').at(-1), url]))

/** Where the reader gets such a file from; it asks by name. */
class BuiltFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = fileNamed.get(filename)
    if (!url) throw new Error(`The reader has no file ${filename}`)
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${filename} answered ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }
}

/** Where a file is, or all of it: the policy of the site lets nobody fetch from memory. */
export type PdfSource = { url: string } | { data: Uint8Array }

/**
 * Opens a PDF that somebody else made: in a worker of its own, which lives by the policy of its file (no `eval`, nothing but this
 * site) and ends with the document. Scripts and forms inside the file are never run.
 */
export function openPdf(source: PdfSource): OpenedPdf {
  const port = new Worker(trustedUrl(workerUrl), { type: 'module' })
  const failing = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', (event) => reject(new PdfError('unreachable', event.message)))
  })
  const opening = open(source, port)
  return {
    document: Promise.race([opening.document, failing]),
    close: () => {
      opening.close()
      port.terminate()
    },
  }
}

function open(source: PdfSource, port: Worker): OpenedPdf {
  let isClosed = false
  let destroy: (() => void) | undefined
  const start = async () => {
    const { getDocument, PDFWorker } = await import('pdfjs-dist').catch((error: unknown) => {
      throw new PdfError('unreachable', error)
    })
    if (isClosed) throw new PdfError('unreachable', 'closed')
    const task = getDocument({
      ...source,
      worker: PDFWorker.create({ port }),
      BinaryDataFactory: BuiltFiles,
      useWorkerFetch: false,
      enableXfa: false,
      stopAtErrors: false,
      // What the console says is for those who make the reader.
      verbosity: 0,
    })
    destroy = () => void task.destroy()
    try {
      return await task.promise
    } catch (error) {
      throw new PdfError(faultOf(error), error)
    }
  }
  return {
    document: start(),
    close: () => {
      isClosed = true
      destroy?.()
    },
  }
}

/** The reader's errors come out of a worker: only their names say what they are. */
function faultOf(error: unknown): PdfFault {
  if (!(error instanceof Error)) return 'broken'
  if (error.name === 'PasswordException') return 'locked'
  if (error.name !== 'ResponseException')
    return error instanceof TypeError ? 'unreachable' : 'broken'
  return 'missing' in error && error.missing === true ? 'gone' : 'unreachable'
}
