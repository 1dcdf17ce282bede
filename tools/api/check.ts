import { bundleContract } from './bundle.ts'
import { operationsOf } from './contract.ts'
import { exampleProblems } from './examples.ts'
import { operationProblems } from './operations.ts'
import { Places } from './places.ts'
import type { Problem } from './problems.ts'
import { structureProblems } from './structure.ts'
import { textLengthProblems } from './text-lengths.ts'
import { unusedFileProblems } from './unused.ts'

/** What a check of the contract found. */
export interface Report {
  problems: Problem[]
  operationCount: number
}

/** Checks a contract. While its structure is broken the finer checks would only add noise and are left out. */
export async function checkContract(contractFile: string): Promise<Report> {
  const structure = await structureProblems(contractFile)
  if (structure.length > 0) return { problems: structure, operationCount: 0 }
  const { contract, usedFiles } = await bundleContract(contractFile)
  const places = new Places(contractFile)
  const problems = [
    ...(await operationProblems(contract, places)),
    ...(await textLengthProblems(contract, places)),
    ...(await exampleProblems(contract, places)),
    ...(await unusedFileProblems(contractFile, usedFiles)),
  ]
  return { problems, operationCount: operationsOf(contract).length }
}
