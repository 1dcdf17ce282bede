import {
  createPersistedStores,
  readPersisted,
  usePersisted,
  writePersisted,
} from '#shared/storage/persisted-store.ts'

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

const receipts = createPersistedStores<Receipt | undefined>(
  (gameId) => `halyard:writeup:${gameId}`,
  {
    initial: undefined,
    parse: (text) => {
      const { name, size, sha256, at }: Partial<Receipt> = JSON.parse(text)
      if (name === undefined || size === undefined || at === undefined) return undefined
      return { name, size, sha256, at }
    },
  },
)

const deadlines = createPersistedStores<number | undefined>(
  (gameId) => `halyard:writeup-deadline:${gameId}`,
  {
    initial: undefined,
    parse: (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : undefined),
  },
)

export const saveReceipt = (gameId: number, receipt: Receipt): void =>
  void writePersisted(receipts(gameId), receipt)

/** The receipt of the file the server has now; a teammate's later file makes it void. @param fileSize bytes the server has */
export function receiptOf(gameId: number, fileSize: number): Receipt | undefined {
  const receipt = readPersisted(receipts(gameId))
  return receipt?.size === fileSize ? receipt : undefined
}

/** The board has the deadline; once it is closed nothing does, so it is stored. Epoch milliseconds. */
export const saveDeadline = (gameId: number, deadline: number): void =>
  void writePersisted(deadlines(gameId), deadline)

export const useSavedDeadline = (gameId: number): number | undefined =>
  usePersisted(deadlines(gameId))
