import { Ajv2020 } from 'ajv/dist/2020.js'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadShapes, readAnswer } from '../../packages/api/src/answers.ts'
import {
  answeredIn,
  variantsOf,
  type Document,
} from '../../packages/api/src/testing/odd-answers.ts'
import { generatedFiles } from './files.ts'

const contract: Document = JSON.parse(readFileSync(generatedFiles.bundle, 'utf8'))
const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false })
ajv.addSchema({ $id: 'contract', components: contract.components })

test(
  'what the client reads fits the contract, whichever field is null or not there',
  { timeout: 60_000 },
  async () => {
    const failures: string[] = []
    let count = 0
    for (const { key, schema, examples } of answeredIn(contract)) {
      await loadShapes(key)
      const text = JSON.stringify(schema).replaceAll('"#/components', '"contract#/components')
      const isValid = ajv.compile(JSON.parse(text))
      for (const example of examples)
        for (const { what, change } of variantsOf(contract, schema, example)) {
          count += 1
          const read = readAnswer(key, structuredClone(change(example)))
          const isWhole = read.missing === undefined && isValid(read.answer)
          if (!isWhole) failures.push(`${key} ${what}: ${ajv.errorsText(isValid.errors)}`)
        }
    }
    expect(failures).toEqual([])
    expect(count).toBeGreaterThan(500)
  },
)
