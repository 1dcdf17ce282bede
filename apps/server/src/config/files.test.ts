import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '#config.ts'

const filesOf = (HALYARD_FILES: string, more: Record<string, string> = {}) =>
  readConfig({ HALYARD_FILES, ...more }).files

it('files are in a folder or in a bucket', () => {
  expect(filesOf('shared/files')).toEqual({ kind: 'folder', path: resolve('shared/files') })
  expect(filesOf('s3://ctf-2027/halyard/a%20b?endpoint=http://127.0.0.1:7070/')).toEqual({
    kind: 's3',
    bucket: 'ctf-2027',
    prefix: 'halyard/a b/',
    endpoint: 'http://127.0.0.1:7070',
    region: 'us-east-1',
  })
  const onAmazon = { kind: 's3', prefix: '', endpoint: undefined, region: 'eu-central-1' }
  expect(filesOf('s3://ctf?region=eu-central-1')).toMatchObject(onAmazon)
  expect(filesOf('s3://ctf', { AWS_REGION: 'eu-central-1' })).toMatchObject(onAmazon)
})

it.each([
  ['s3://', /is no place for files/],
  ['s3://Upper_Case', /is no place for files/],
  ['https://s3.example.org/ctf', /is no place for files/],
  ['s3://ctf?endpont=https://s3.example.org', /"endpont" means nothing/],
  ['s3://ctf?endpoint=s3.example.org', /must be an address such as/],
])('%s is refused', (text, sentence) => expect(() => filesOf(text)).toThrow(sentence))

it('a key in the address is refused, and not repeated', () => {
  for (const text of ['s3://key:hidden@ctf', 'http://key:hidden@ctf'])
    expect(() => filesOf(text)).toThrow(/^(?!.*hidden)/s)
})

it('uploads larger than a bucket takes are refused', () => {
  expect(() => filesOf('s3://ctf', { HALYARD_MAX_UPLOAD: '5001' })).toThrow(/HALYARD_MAX_UPLOAD/)
  expect(filesOf('elsewhere', { HALYARD_MAX_UPLOAD: '5001' })).toMatchObject({ kind: 'folder' })
})
