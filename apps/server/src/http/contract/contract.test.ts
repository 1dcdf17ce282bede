import { describe, expect, it } from 'vitest'
import { loadContract } from '#http/contract/contract.ts'
import { handlers } from '#http/contract/handlers.ts'
import { createNormaliser } from '#http/contract/normaliser.ts'
import { DEFAULTED_PARAMETERS } from '#modules/operation/operation-types.ts'

const contract = loadContract()
const normalise = createNormaliser(contract)
const as = (name: string, value: unknown) => normalise({ $ref: `${name}#` }, value)

describe('the table of handlers', () => {
  it('has each operation under its own name', () => {
    const ids = contract.operations.map(({ id }) => id).toSorted()
    expect(Object.keys(handlers).toSorted()).toEqual(ids)
    for (const [id, handler] of Object.entries(handlers)) expect(handler.operationId).toBe(id)
  })
})

describe('the contract', () => {
  it('bounds every integer of a path and of a query, so that none is too large for the database', () => {
    const unbounded = contract.operations.flatMap(({ id, parameters }) =>
      parameters
        .filter(({ schema }) => schema.type === 'integer')
        .filter(({ schema }) => schema.minimum === undefined || schema.maximum === undefined)
        .map(({ name }) => `${id}: ${name}`),
    )
    expect(unbounded).toEqual([])
  })

  it('has a default for each query parameter that handlers take for granted', () => {
    const defaulted = contract.operations
      .flatMap(({ parameters }) => parameters)
      .filter(({ in: place, schema }) => place === 'query' && schema.default !== undefined)
    expect(new Set(defaulted.map(({ name }) => name))).toEqual(new Set(DEFAULTED_PARAMETERS))
  })

  it('declares the integers of its enumerations as they are read here', () => {
    for (const [name, schema] of Object.entries(contract.schemas)) {
      if (schema.type !== 'string' || !schema.enum || !schema.description) continue
      for (const [, choice, integer] of schema.description.matchAll(/(\w+) (-?\d+)(?=[,.])/g)) {
        expect([name, as(name, Number(integer))]).toEqual([name, choice])
      }
    }
  })
})

describe('a request', () => {
  it.each([
    [
      'keys in any letter case',
      'TeamUpdateModel',
      { NAME: 'x', Bio: 'y' },
      { name: 'x', bio: 'y' },
    ],
    ['unknown keys', 'TeamUpdateModel', { name: 'x', captain: 1 }, { name: 'x' }],
    ['numbers as text', 'GameJoinModel', { teamId: '7' }, { teamId: 7 }],
    ['text that is no number', 'GameJoinModel', { teamId: 'seven' }, { teamId: 'seven' }],
    [
      'enumerations in other letters',
      'AttachmentCreateModel',
      { attachmentType: 'rEMOTE' },
      { attachmentType: 'Remote' },
    ],
    [
      'enumerations as integers',
      'AttachmentCreateModel',
      { attachmentType: 1 },
      { attachmentType: 'Local' },
    ],
    [
      'enumerations out of range',
      'AttachmentCreateModel',
      { attachmentType: 9 },
      { attachmentType: 9 },
    ],
    [
      'gaps between integers',
      'ChallengeUpdateModel',
      { networkMode: 32 },
      { networkMode: 'Isolated' },
    ],
    ['null where it may be', 'ChallengeUpdateModel', { networkMode: null }, { networkMode: null }],
    [
      'ISO times',
      'GameInfoInput',
      { start: '2026-11-21T12:00:00Z' },
      { start: Date.UTC(2026, 10, 21, 12) },
    ],
    [
      'ISO times without a zone',
      'GameInfoInput',
      { start: '2026-11-21T12:00:00' },
      { start: Date.UTC(2026, 10, 21, 12) },
    ],
    ['dates', 'GameInfoInput', { start: '2026-11-21' }, { start: Date.UTC(2026, 10, 21) }],
  ])('may have %s', (_, name, given, expected) => {
    expect(as(name, given)).toEqual(expected)
  })
})
