import { describe, expect, it } from 'vitest'
import { readConfig } from '#config.ts'

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 8080,
      dataFolder: 'data',
      databaseUrl: undefined,
      logLevel: 'info',
      trustProxy: false,
      adminName: 'admin',
      adminPassword: undefined,
      webFolder: undefined,
      powDifficulty: 18,
      rateLimits: true,
      rateLimitsOnLoopback: false,
    })
  })

  it('takes blanks as nothing, and PORT where the host sets it', () => {
    expect(readConfig({ PORT: '9000', HALYARD_HOST: ' ' })).toMatchObject({
      port: 9000,
      host: '127.0.0.1',
    })
    expect(readConfig({ PORT: '9000', HALYARD_PORT: '9001' }).port).toBe(9001)
  })

  it.each([
    ['HALYARD_PORT', '70000', 'not a port'],
    ['HALYARD_LOG_LEVEL', 'loud', 'HALYARD_LOG_LEVEL must be one of'],
    ['HALYARD_RATE_LIMITS', 'maybe', 'HALYARD_RATE_LIMITS must be one of on, off'],
    ['HALYARD_POW_DIFFICULTY', '7', 'from 8 to 48'],
    ['DATABASE_URL', 'localhost', 'DATABASE_URL must look like'],
  ])('names %s when it is wrong', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence)
  })
})
