import { describe, expect, it } from 'vitest'
import { describeAttachment } from '#shared/game/challenge/attachment.ts'

describe('describeAttachment', () => {
  it.each([
    ['/assets/ab12/harbourmaster-src.tar.zst', 'harbourmaster-src.tar.zst', undefined],
    ['/assets/ab12/%E6%BD%AE.zip', '潮.zip', undefined],
    ['https://files.example.org/a/b/c.bin?x=1', 'c.bin', 'files.example.org'],
    ['https://example.org/', 'example.org', 'example.org'],
    ['/assets/ab12/100%.txt', '/assets/ab12/100%.txt', undefined],
    ['http://[broken', 'http://[broken', 'http://[broken'],
  ])('%s', (url, name, host) => {
    expect(describeAttachment(url)).toEqual({ name, host })
  })
})
