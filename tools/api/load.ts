import { bundle, createConfig } from '@redocly/openapi-core'
import { existsSync } from 'node:fs'
import { ApiDocument } from './compare/document.ts'
import { isRecord } from './compare/json.ts'
import { contractFile, generatedFiles } from './files.ts'
import { fileAt } from './git.ts'
import { bundleContract } from './bundle.ts'

/**
 * Reads an OpenAPI document from an address, a file (JSON or YAML) or, for our own contract, a git
 * commit, branch or tag. Throws one sentence when there is no document to be had.
 */
export async function loadApi(source: string): Promise<ApiDocument> {
  if (/^https?:\/\//i.test(source)) return loadBundled(source)
  if (existsSync(source)) return loadBundled(source)
  const committed = await fileAt(source, generatedFiles.bundle)
  if (committed !== undefined) return new ApiDocument(JSON.parse(committed), source)
  throw new Error(`${source} is no address, no file and no version that git knows`)
}

/** Our own contract as its files are right now. */
export async function loadContract(): Promise<ApiDocument> {
  const { contract } = await bundleContract(contractFile)
  return new ApiDocument(contract, 'the contract')
}

async function loadBundled(source: string): Promise<ApiDocument> {
  const config = await createConfig({})
  const result = await bundle({ ref: source, config }).catch((error: unknown) => {
    throw new Error(`${source} cannot be read: ${firstLine(error)}`)
  })
  const { parsed } = result.bundle
  if (!isRecord(parsed)) throw new Error(`${source} is not an OpenAPI 3 document`)
  return new ApiDocument(parsed, source)
}

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.split('\n', 1)[0] ?? message
}
