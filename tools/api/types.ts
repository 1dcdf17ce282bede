import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { generatedNotice } from './files.ts'
import { hubTypesText } from './hubs.ts'
import type { Contract } from './contract.ts'

/** The text of `schema.gen.ts`: one TypeScript type for every type and operation. */
export async function typesText(contract: Contract): Promise<string> {
  const nodes = await openapiTS(withoutExamples(contract), {
    // A default makes a field optional to send, not certain to be there.
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => (schema.format === 'binary' ? blobType() : undefined),
  })
  return `${generatedNotice}\n\n${astToString(nodes)}\n${hubTypesText(contract)}`
}

/** A copy without examples: as comments they would be most of the file. */
function withoutExamples(contract: Contract): OpenAPI3 {
  const text = JSON.stringify(contract, function (this: unknown, key: string, value: unknown) {
    return isExample(this, key) ? undefined : value
  })
  const copy: OpenAPI3 = JSON.parse(text)
  return copy
}

/** Parameters, headers and media types carry a schema beside their example; a mere field of that name does not. */
function isExample(holder: unknown, key: string): boolean {
  if (key !== 'example' && key !== 'examples') return false
  return typeof holder === 'object' && holder !== null && 'schema' in holder
}

/** Files travel as Blob, not as text. */
function blobType() {
  return ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'))
}
