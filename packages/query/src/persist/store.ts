/** Where the kept answers lie: one text. No method ever rejects, since a page without its copies still works. */
export type Store = {
  read: () => Promise<string | undefined>
  write: (text: string) => Promise<void>
  clear: () => Promise<void>
}

const name = 'halyard-cache'
const table = 'answers'

/** IndexedDB, or local storage where a browser refuses it. */
export function openStore(): Store {
  return {
    read: () =>
      attempt(async () => {
        const kept: unknown = await request('readonly', (answers) => answers.get(name))
        return typeof kept === 'string' ? kept : inLocalStorage.read()
      }, inLocalStorage.read),
    write: (text) =>
      attempt(
        async () => void (await request('readwrite', (answers) => answers.put(text, name))),
        () => inLocalStorage.write(text),
      ),
    clear: () => {
      inLocalStorage.clear()
      return attempt(
        () => request('readwrite', (answers) => answers.delete(name)),
        () => {},
      )
    },
  }
}

/** Does it in the database; when that fails, otherwise. */
async function attempt<Result>(
  inDatabase: () => Promise<Result>,
  otherwise: () => Result,
): Promise<Result> {
  try {
    return await inDatabase()
  } catch {
    return otherwise()
  }
}

/** One request in a transaction of its own, on a connection that is closed again: nothing blocks an upgrade or a wipe. */
async function request<Result>(
  mode: IDBTransactionMode,
  ask: (answers: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(name, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(table))
  const database = await outcome(opening)
  try {
    return await outcome(ask(database.transaction(table, mode).objectStore(table)))
  } finally {
    database.close()
  }
}

const outcome = <Result>(asked: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    asked.addEventListener('success', () => resolve(asked.result))
    asked.addEventListener('error', () => reject(asked.error ?? new Error('IndexedDB failed')))
    asked.addEventListener('blocked', () => reject(new Error('IndexedDB is blocked')))
  })

const inLocalStorage = {
  read: () => quietly(() => localStorage.getItem(name)) ?? undefined,
  write: (text: string) => quietly(() => localStorage.setItem(name, text)),
  clear: () => quietly(() => localStorage.removeItem(name)),
}

/** Local storage throws when it is full or forbidden: then nothing is kept. */
function quietly<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
