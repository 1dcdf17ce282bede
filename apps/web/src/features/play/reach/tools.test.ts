import { describe, expect, it } from 'vitest'
import { commandFor, splitEntry, webLink } from '#features/play/reach/tools.ts'

describe('splitEntry', () => {
  it.each([
    ['127.0.0.1:41873', '127.0.0.1', 41873],
    ['pier.ctf.example.org:31337', 'pier.ctf.example.org', 31337],
    ['[2001:db8::7]:80', '2001:db8::7', 80],
    ['[::ffff:10.0.0.1]:443', '::ffff:10.0.0.1', 443],
    ['0.0.0.0:5000', '127.0.0.1', 5000],
  ])('reads %s', (entry, host, port) => {
    expect(splitEntry(entry)).toMatchObject({ host, port })
  })

  it.each([
    '',
    'host',
    'host:0',
    'host:65536',
    'host:1x',
    '2001:db8::7:80',
    'a b:80',
    '$(id):80',
    '"x:1',
  ])('leaves %j alone', (entry) => expect(splitEntry(entry)).toBeUndefined())
})

it.each([
  ['address', '127.0.0.1:41873', '127.0.0.1:41873'],
  ['address', '[::1]:41873', '[::1]:41873'],
  ['nc', 'pier.example:31337', 'nc pier.example 31337'],
  ['nc', '[::1]:31337', 'nc ::1 31337'],
  ['curl', '127.0.0.1:8080', 'curl http://127.0.0.1:8080/'],
  ['curl', '[2001:db8::7]:80', 'curl http://[2001:db8::7]:80/'],
  ['pwntools', 'pier.example:31337', 'remote("pier.example", 31337)'],
  ['pwntools', '[::1]:31337', 'remote("::1", 31337)'],
  ['curl', '$(id):80', '$(id):80'],
] as const)('%s with %s is %s', (tool, entry, command) => {
  expect(commandFor(tool, entry)).toBe(command)
})

it.each([
  ['Web', '127.0.0.1:41873', 'http://127.0.0.1:41873/'],
  ['Misc', '127.0.0.1:8080', 'http://127.0.0.1:8080/'],
  ['Pwn', '127.0.0.1:31337', undefined],
  ['Web', 'javascript:1', 'http://javascript:1/'],
  ['Web', 'wss://x', undefined],
] as const)('in %s the link to %s is %s', (category, entry, link) => {
  expect(webLink(entry, category)).toBe(link)
})
