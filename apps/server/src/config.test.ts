import { describe, expect, it } from 'vitest'
import { readConfig, VARIABLES } from '#config.ts'

it('says what stays when the limits of requests are off', () => {
  expect(VARIABLES.HALYARD_RATE_LIMITS).toContain('guesses of passwords and codes')
})

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 8080,
      dataFolder: 'data',
      databaseUrl: undefined,
      files: undefined,
      logLevel: 'info',
      trustProxy: false,
      adminName: 'admin',
      adminPassword: undefined,
      webFolder: undefined,
      foreignClient: undefined,
      powDifficulty: 18,
      publicUrl: undefined,
      smtp: undefined,
      turnstile: undefined,
      providers: [],
      webhookRanges: [],
      knownNames: false,
      onePerMailbox: false,
      rateLimits: true,
      rateLimitsOnLoopback: false,
      maxUploadBytes: undefined,
      processes: 1,
      project: {},
      serverRendering: true,
      metrics: undefined,
      traces: false,
      backupPassphrase: undefined,
      captures: {
        isOn: true,
        lifeMs: 30 * 24 * 60 * 60 * 1000,
        maxBytes: 2_000_000_000,
        teamBytes: 10_000_000_000,
      },
      instances: {
        backend: 'built-in',
        portMapping: 'PlatformProxy',
        publicHost: 'localhost',
        kubernetes: { namespace: 'halyard-instances', pullSecrets: [], runtimeClass: undefined },
        docker: {
          pull: 'missing',
          reach: process.platform === 'linux' ? 'address' : 'port',
          customNetwork: undefined,
        },
        registry: undefined,
      },
    })
  })

  it('takes blanks as nothing, and PORT where the host sets it', () => {
    expect(readConfig({ PORT: '9000', HALYARD_HOST: ' ' })).toMatchObject({
      port: 9000,
      host: '127.0.0.1',
    })
    expect(readConfig({ PORT: '9000', HALYARD_PORT: '9001' }).port).toBe(9001)
  })

  it('knows proxies by their addresses', () => {
    expect(readConfig({ HALYARD_TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toBe(
      '10.0.0.0/8, ::1',
    )
    for (const text of ['proxy.local', '10.0.0.0/99', 'true']) {
      expect(() => readConfig({ HALYARD_TRUST_PROXY: text })).toThrow(
        /^HALYARD_TRUST_PROXY must list/,
      )
    }
  })

  it('serves metrics on a port of their own, to this machine alone by default', () => {
    expect(readConfig({ HALYARD_METRICS_PORT: '9464' }).metrics).toEqual({
      host: '127.0.0.1',
      port: 9464,
    })
    expect(
      readConfig({ HALYARD_METRICS_PORT: '9464', HALYARD_METRICS_HOST: '0.0.0.0' }).metrics?.host,
    ).toBe('0.0.0.0')
    expect(() => readConfig({ HALYARD_METRICS_PORT: 'http' })).toThrow('"http" is not a port')
  })

  it('takes the largest upload in megabytes', () => {
    expect(readConfig({ HALYARD_MAX_UPLOAD: '1500' }).maxUploadBytes).toBe(1_500_000_000)
    for (const text of ['0', '-1', '30MB', '1e99']) {
      expect(() => readConfig({ HALYARD_MAX_UPLOAD: text })).toThrow('HALYARD_MAX_UPLOAD')
    }
  })

  const MAIL = {
    HALYARD_URL: 'https://ctf.example.org/',
    HALYARD_SMTP_URL: 'smtp://sailor:s3cret@mail.example.org:587',
    HALYARD_MAIL_FROM: 'My CTF <ctf@example.org>',
  }

  it('sends mails only when it knows by whom and where their links lead', () => {
    expect(readConfig(MAIL)).toMatchObject({
      publicUrl: 'https://ctf.example.org',
      smtp: { url: MAIL.HALYARD_SMTP_URL, from: MAIL.HALYARD_MAIL_FROM },
    })
    expect(() => readConfig({ ...MAIL, HALYARD_URL: '' })).toThrow('HALYARD_URL must be set')
    expect(() => readConfig({ ...MAIL, HALYARD_MAIL_FROM: '' })).toThrow('HALYARD_MAIL_FROM')
    expect(() => readConfig({ ...MAIL, HALYARD_URL: 'https://ctf.example.org/path' })).toThrow(
      'without a path',
    )
    for (const url of ['sailor:s3cret@mail', 'http://sailor:s3cret@mail', 'smtp://']) {
      expect(() => readConfig({ ...MAIL, HALYARD_SMTP_URL: url })).toThrow(
        /^HALYARD_SMTP_URL must look like smtp:\/\/user:password@host:587\.$/,
      )
    }
  })

  it('needs the whole account at a registry, and publishes ports where containers are elsewhere', () => {
    const account = { HALYARD_REGISTRY: 'r.example.org', HALYARD_REGISTRY_USER: 'sailor' }
    expect(() => readConfig(account)).toThrow('set all or none')
    const { registry } = readConfig({ ...account, HALYARD_REGISTRY_PASSWORD: 's3cret' }).instances
    expect(registry).toEqual({ host: 'r.example.org', user: 'sailor', password: 's3cret' })
    for (const host of ['tcp://10.0.0.5:2376', 'unix:///run/user/1000/docker.sock'])
      expect(readConfig({ DOCKER_HOST: host }).instances.docker.reach).toBe('port')
  })

  it('takes both halves of the Turnstile account or none', () => {
    const both = { HALYARD_TURNSTILE_SITE_KEY: 'site', HALYARD_TURNSTILE_SECRET: 'secret' }
    expect(readConfig(both).turnstile).toMatchObject({ siteKey: 'site', secret: 'secret' })
    expect(() => readConfig({ HALYARD_TURNSTILE_SECRET: 'secret' })).toThrow('set both or none')
  })

  it('takes another client from a folder alone', () => {
    const theirs = { HALYARD_WEB: '/srv/client', HALYARD_FOREIGN_CLIENT: 'on' }
    expect(readConfig(theirs)).toMatchObject({ webFolder: '/srv/client', foreignClient: true })
    expect(() => readConfig({ HALYARD_FOREIGN_CLIENT: 'on' })).toThrow(
      'HALYARD_WEB must name the folder of the other client',
    )
  })

  it('proxies instances unless an engine publishes their ports', () => {
    const published = { HALYARD_INSTANCES: 'Docker', HALYARD_PORT_MAPPING: 'default' }
    expect(
      readConfig({ ...published, HALYARD_URL: 'https://ctf.example.org' }).instances,
    ).toMatchObject({
      backend: 'docker',
      portMapping: 'Default',
      publicHost: 'ctf.example.org',
      kubernetes: { namespace: 'halyard-instances', pullSecrets: [], runtimeClass: undefined },
    })
    expect(() => readConfig({ HALYARD_PORT_MAPPING: 'Default' })).toThrow(
      'needs HALYARD_INSTANCES=docker or kubernetes',
    )
  })

  it.each([
    ['HALYARD_INSTANCES', 'podman', 'HALYARD_INSTANCES must be one of built-in, docker'],
    ['HALYARD_CAPTURE_DAYS', '0', 'a whole number of days such as 30'],
    ['HALYARD_KUBERNETES_NAMESPACE', 'My Games', 'lower-case letters, digits and hyphens'],
    ['HALYARD_PORT', '70000', 'not a port'],
    ['HALYARD_LOG_LEVEL', 'loud', 'HALYARD_LOG_LEVEL must be one of'],
    ['HALYARD_RATE_LIMITS', 'maybe', 'HALYARD_RATE_LIMITS must be one of on, off'],
    ['HALYARD_POW_DIFFICULTY', '7', 'from 8 to 48'],
    ['DATABASE_URL', 'localhost', 'DATABASE_URL must look like'],
  ])('names %s when it is wrong', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence)
  })
})
