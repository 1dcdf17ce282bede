// Checks the contract; every finding is one line with file and line number.
import { checkContract } from './check.ts'
import { contractFile } from './files.ts'
import { formatProblem } from './problems.ts'

const { problems, operationCount } = await checkContract(contractFile)
for (const problem of problems) console.error(formatProblem(problem))
if (problems.length > 0) process.exitCode = 1
else console.log(`The contract is sound: ${operationCount} operations.`)
