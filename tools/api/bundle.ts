import { bundle, createConfig, type NormalizedProblem } from '@redocly/openapi-core'
import { contractFile } from './files.ts'
import { referHubPayloads } from './hubs.ts'
import type { Components, Contract } from './contract.ts'

/** The contract as one document, and what prevented making it. */
export interface BundledContract {
  contract: Contract
  problems: NormalizedProblem[]
  /** Absolute paths of the files it is made of, the root apart. */
  usedFiles: Set<string>
}

/** Joins all files of the contract. Shared pieces stay references into `#/components`. */
export async function bundleContract(file: string = contractFile): Promise<BundledContract> {
  const config = await createConfig({})
  const { bundle: document, problems, fileDependencies } = await bundle({ ref: file, config })
  const contract = document.parsed
  if (!isContract(contract)) throw new Error(`${file} is not an OpenAPI document with components`)
  const components = sortComponents(contract.components)
  const hubs = referHubPayloads(contract['x-hubs'] ?? [])
  return {
    contract: { ...contract, components, 'x-hubs': hubs },
    problems,
    usedFiles: fileDependencies,
  }
}

function isContract(value: unknown): value is Contract {
  if (typeof value !== 'object' || value === null) return false
  return 'openapi' in value && 'paths' in value && 'components' in value
}

/** The order of the bundler follows the first use of a piece; by name, a new use moves nothing. */
function sortComponents(components: Components): Components {
  const sorted: Components = { schemas: {}, responses: {}, parameters: {} }
  for (const kind of Object.keys(components).toSorted()) {
    const pieces = components[kind] ?? {}
    const names = Object.keys(pieces).toSorted()
    sorted[kind] = Object.fromEntries(names.map((name) => [name, pieces[name]]))
  }
  return sorted
}
