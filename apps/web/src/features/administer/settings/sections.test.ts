import { describe, expect, it } from 'vitest'
import { aConfig } from '#features/administer/settings/builders.ts'
import { domainsOf, toStoredDomains, wrongDomain } from '#features/administer/settings/domains.ts'
import {
  accountsSection,
  instancesSection,
  mailSection,
  platformSection,
} from '#features/administer/settings/sections.ts'

const config = aConfig()

describe('a part of the settings', () => {
  it('is sent with the rest of its group as it is stored', () => {
    const accounts = { ...accountsSection.toForm(config), useCaptcha: true }
    expect(accountsSection.toUpdate(accounts, config)).toEqual({
      accountPolicy: { ...config.accountPolicy, useCaptcha: true },
    })
    const mail = { ...mailSection.toForm(config), emailDomainList: 'quay.example' }
    expect(mailSection.toUpdate(mail, config)).toEqual({
      accountPolicy: { ...config.accountPolicy, emailDomainList: 'quay.example' },
    })
    const instances = { ...instancesSection.toForm(config), defaultLifetime: 30 }
    expect(instancesSection.toUpdate(instances, config)).toEqual({
      containerPolicy: { ...config.containerPolicy, defaultLifetime: 30 },
    })
  })

  it('stores the built-in colour as none, and an emptied text as empty', () => {
    const platform = { ...platformSection.toForm(config), footerInfo: '' }
    expect(platform.customTheme).toBe('#4a6cf7')
    expect(platformSection.toUpdate(platform, config).globalConfig).toMatchObject({
      customTheme: '',
      footerInfo: '',
    })
  })
})

describe('mail domains', () => {
  it('are typed with commas, blanks or lines, and stored with commas, each once', () => {
    expect(domainsOf(' Quay.example,\nharbour.example; quay.example ')).toEqual([
      'quay.example',
      'harbour.example',
    ])
    expect(toStoredDomains('a.example b.example')).toBe('a.example,b.example')
    expect(toStoredDomains(' , ')).toBe('')
  })

  it.each([
    '@quay.example',
    'quay',
    'quay..example',
    '-a.example',
    'a_b.example',
    'https://a.example',
    '*',
    '*.quay',
    'a.*.example',
  ])('%s is none', (entry) => expect(wrongDomain(`harbour.example, ${entry}`)).toBe(entry))

  it.each([
    '',
    'quay.example',
    'a.b-c.co',
    '*.uni.example',
    'bücher.example',
    'xn--bcher-kva.example',
    '例え.テスト',
  ])('"%s" can be stored', (entry) => expect(wrongDomain(entry)).toBeUndefined())
})
