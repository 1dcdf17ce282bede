import { expect, it } from 'vitest'
import { defaultOptions, parseDaemonAddress } from './options.ts'

it.each([
  ['3307', 'http://127.0.0.1:3307'],
  [' http://127.0.0.1:4000/ ', 'http://127.0.0.1:4000'],
  ['http://localhost:3307', undefined],
  ['https://127.0.0.1:3307', undefined],
  ['http://192.168.0.7:3307', undefined],
  ['http://127.0.0.1:3307@evil.example', undefined],
  ['http://127.0.0.1:0', undefined],
  ['http://127.0.0.1:65536', undefined],
  ['http://127.0.0.1', undefined],
  ['', undefined],
])('%j is the daemon at %s', (typed, address) => {
  expect(parseDaemonAddress(typed)).toBe(address)
})

it('calls the platform by its title', () => {
  expect(defaultOptions('Harbour').name).toBe('Harbour GZ::CTF')
  expect(defaultOptions()).toEqual({
    address: 'http://127.0.0.1:3307',
    name: 'GZ::CTF',
    allowLan: false,
  })
})
