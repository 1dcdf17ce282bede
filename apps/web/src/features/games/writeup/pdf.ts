/** Why a file cannot be handed in as a write-up. */
export type PdfProblem = 'type' | 'size' | 'empty'

const signature = '%PDF-'
/** Readers of PDF allow a little before the signature. */
const searched = 1024

/**
 * Looks at a file before it is sent, by what is in it. @param maxBytes largest size the server takes
 */
export async function pdfProblem(file: File, maxBytes: number): Promise<PdfProblem | undefined> {
  if (file.size === 0) return 'empty'
  if (!/\.pdf$/i.test(file.name)) return 'type'
  const start = await file.slice(0, searched).text()
  if (!start.includes(signature)) return 'type'
  return file.size > maxBytes ? 'size' : undefined
}

/** The file as servers take it: its type said, the ending of its name in small letters. */
export const asPdf = (file: File): File =>
  new File([file], file.name.replace(/\.pdf$/i, '.pdf'), { type: 'application/pdf' })
