import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { answersText, answerShapes, contractHashText, staffAnswersText } from './answers.ts'
import { bundleContract } from './bundle.ts'
import { generatedFiles } from './files.ts'
import { limitsText } from './limits.ts'
import { typesText } from './types.ts'
import type { Contract } from './contract.ts'

let contract: Contract

beforeAll(async () => {
  contract = (await bundleContract()).contract
})

test('the committed types, limits and tables are those of the contract', async () => {
  expect(await readFile(generatedFiles.types, 'utf8')).toBe(await typesText(contract))
  expect(await readFile(generatedFiles.limits, 'utf8')).toBe(limitsText(contract))
  expect(await readFile(generatedFiles.answers, 'utf8')).toBe(answersText(contract))
  expect(await readFile(generatedFiles.staffAnswers, 'utf8')).toBe(staffAnswersText(contract))
  expect(await readFile(generatedFiles.hash, 'utf8')).toBe(contractHashText(contract))
})

test('every hub message carries a type of the contract', () => {
  const payloads = (contract['x-hubs'] ?? []).flatMap(({ messages }) =>
    Object.values(messages).map(({ payload }) => payload.$ref?.split('/').at(-1)),
  )

  expect(payloads).toEqual([
    ...['GameNotice', 'TeamPresenceModel', 'QuestionChange'],
    ...['GameEvent', 'Submission', 'QuestionChange'],
    'LogMessageModel',
  ])
  for (const type of payloads) expect(contract.components.schemas).toHaveProperty(type ?? '')
})

test('a field with a default may be left out, a file is a Blob', async () => {
  const types = await typesText(contract)

  expect(types).toContain('practiceMode?: boolean')
  expect(types).toContain('file: Blob')
})

test('answers have their types, and types their fields with what may be null or left out', () => {
  const { answers, types } = answerShapes(contract)

  expect(answers['GET /api/tokens']).toBe('[]ApiToken')
  expect(answers).not.toHaveProperty('POST /api/account/login')
  expect(types.BasicGameInfoPage).toBe('data:[]BasicGameInfoModel length total')
  expect(types.GameDetailModel).toMatch(
    /^challenges:\{\}\[\]ChallengeInfo .* rank\?:ScoreboardItem /,
  )
  expect(types.ClientConfig).toContain(' extensions~:[]')
})
