/** Milliseconds between two: of downloads that begin at once browsers keep only the last. */
const gapMs = 400

/** Saves several files of the server, each as its own download. */
export async function saveEach(hrefs: readonly string[]): Promise<void> {
  for (const href of hrefs) {
    const link = document.createElement('a')
    link.href = href
    link.download = ''
    link.click()
    await new Promise((resolve) => {
      setTimeout(resolve, gapMs)
    })
  }
}
