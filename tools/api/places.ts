import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { isNode, LineCounter, parseDocument, type Document } from 'yaml'

type Key = string | number

/** A place in a contract file. */
export interface Place {
  file: string
  line: number
}

interface ParsedFile {
  document: Document
  lines: LineCounter
}

/** Finds where things of the bundled contract are written. */
export class Places {
  readonly #root: string
  readonly #files = new Map<string, Promise<ParsedFile>>()

  constructor(contractFile: string) {
    this.#root = contractFile
  }

  /** Place of a part of an operation, e.g. `['get', 'responses', '200']`. */
  async inUrl(url: string, keys: Key[]): Promise<Place> {
    const { document } = await this.#parse(this.#root)
    const reference = document.getIn(['paths', url, '$ref'])
    if (typeof reference !== 'string') return this.inFile(this.#root, ['paths', url, ...keys])
    return this.inFile(resolve(dirname(this.#root), reference), keys)
  }

  /** Place of a part of a shared piece, e.g. `responses`, `BadRequest`. */
  inPiece(kind: string, name: string, keys: Key[]): Promise<Place> {
    return this.inFile(resolve(dirname(this.#root), kind, `${name}.yaml`), keys)
  }

  /** Place of a part of a file; of its nearest parent when the part itself is not there. */
  async inFile(file: string, keys: Key[]): Promise<Place> {
    const { document, lines } = await this.#parse(file)
    for (let length = keys.length; length > 0; length -= 1) {
      const node = document.getIn(keys.slice(0, length), true)
      if (isNode(node) && node.range) return { file, line: lines.linePos(node.range[0]).line }
    }
    return { file, line: 1 }
  }

  #parse(file: string): Promise<ParsedFile> {
    const known = this.#files.get(file)
    if (known) return known
    const parsed = parseFile(file)
    this.#files.set(file, parsed)
    return parsed
  }
}

async function parseFile(file: string): Promise<ParsedFile> {
  const lines = new LineCounter()
  const document = parseDocument(await readFile(file, 'utf8'), { lineCounter: lines })
  return { document, lines }
}
