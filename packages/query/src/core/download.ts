/** A file that came as an answer: only for operations a plain link cannot reach. */
export type Download = {
  blob: Blob
  /** As the server calls it, or the fallback. */
  fileName: string
}

/** The name a `Content-Disposition` gives its file: the UTF-8 form first, else the plain one. */
export function fileNameOf({ headers }: Response, fallback: string): string {
  const header = headers.get('Content-Disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  return decoded(encoded) ?? /filename="?([^";]+)"?/i.exec(header)?.[1]?.trim() ?? fallback
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text.trim())
  } catch {
    return undefined
  }
}

/** Downloads a file and reports how many bytes have arrived. The browser keeps large ones on disk. */
export async function receive(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null | undefined,
  onProgress: (bytes: number) => void = () => {},
): Promise<Blob> {
  let bytes = 0
  const counted = body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        onProgress(bytes)
        controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted ?? null).blob()
}

/** Hands a fetched file to the browser's downloads. Where cookies suffice use a link with `download` instead: it streams. */
export function saveDownload({ blob, fileName }: Download): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = fileName
  link.click()
  // The browser has taken the file over by the next second; before that the address must live.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
