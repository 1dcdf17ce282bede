const MAGIC = '%PDF-'

/** Whether a file begins as a PDF does, whatever its name and type say. Readers allow a little before the mark. */
export async function isPdf(file: Blob): Promise<boolean> {
  const start = await file.slice(0, 1024).text()
  return start.includes(MAGIC)
}
