/** What this browser remembers of the last file it handed in. */
export type Receipt = {
  /** Name of the file on the reader's disk. */
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** SHA-256 in hexadecimal digits, where the browser could work it out. */
  readonly sha256: string | undefined
  /** When the server took it, epoch milliseconds of the server. */
  readonly at: number
}

const receiptKey = (gameId: number) => `halyard:writeup:${gameId}`
const deadlineKey = (gameId: number) => `halyard:writeup-deadline:${gameId}`

export function keepReceipt(gameId: number, receipt: Receipt): void {
  localStorage.setItem(receiptKey(gameId), JSON.stringify(receipt))
}

/** The receipt of the file the server has now; a teammate's later file makes it void. @param fileSize bytes the server has */
export function receiptOf(gameId: number, fileSize: number): Receipt | undefined {
  try {
    const found: Partial<Receipt> = JSON.parse(localStorage.getItem(receiptKey(gameId)) ?? '{}')
    const { name, size, sha256, at } = found
    if (name === undefined || size === undefined || at === undefined) return undefined
    return size === fileSize ? { name, size, sha256, at } : undefined
  } catch {
    return undefined
  }
}

/** The board tells the deadline; once it is closed nobody does, so it is kept. Epoch milliseconds. */
export function keepDeadline(gameId: number, deadline: number): void {
  localStorage.setItem(deadlineKey(gameId), String(deadline))
}

export function keptDeadline(gameId: number): number | undefined {
  const kept = Number(localStorage.getItem(deadlineKey(gameId)) ?? Number.NaN)
  return Number.isSafeInteger(kept) ? kept : undefined
}
