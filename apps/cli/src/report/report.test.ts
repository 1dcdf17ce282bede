import { describe, expect, it } from 'vitest'
import type { NoteCode, Row } from '@halyard/packs/send'
import { sanitise } from '#report/sanitise.ts'
import { createProgress } from '#report/progress.ts'
import { exitCodeOf } from '#report/report.ts'
import type { Report } from '#report/report.ts'
import { renderTable } from '#report/table.ts'
import { renderTotals } from '#report/totals.ts'
import { commonNotes, filesCell, notesCell } from '#report/cells.ts'

function aRow(difference: Partial<Row> = {}): Row {
  return {
    source: 'a/challenge.yml',
    title: 'Echo',
    category: 'Pwn',
    points: 100,
    flags: 1,
    files: { named: 0, found: 0 },
    isEnabled: true,
    outcome: 'created',
    changes: [],
    notes: [],
    ...difference,
  }
}

const aReport = (...rows: Row[]): Report => ({
  server: 'https://ctf.example',
  dryRun: false,
  game: { title: 'Event', id: 3, startMs: 0, endMs: 3_600_000, outcome: 'created' },
  rows,
  leftOut: [],
  passedOver: [{ source: 'a/pod/challenge.yaml', why: 'manifest beside a' }],
  requests: 12,
  seconds: 1.24,
})

function recorded(isTTY: boolean) {
  const written: string[] = []
  const stream = { isTTY, columns: 40, write: (text: string) => written.push(text) }
  const progress = createProgress(stream, () => 12, false)
  progress.step(0, 'Echo', 'flags')
  progress.wait(1)
  progress.wait(1)
  progress.finish(0, aRow())
  progress.end()
  return written
}

describe('words of a row', () => {
  it.each([
    [{ named: 0, found: 0 }, '-'],
    [{ named: 1, found: 1 }, '1'],
    [{ named: 3, found: 3 }, '3 in zip'],
    [{ named: 2, found: 1 }, '1 of 2'],
  ])('files %j read %s', (files, cell) => {
    expect(filesCell(aRow({ files }))).toBe(cell)
  })

  it('put the error first and keys of one kind together', () => {
    const notes = [
      { code: 'left-out', text: 'tags' },
      { code: 'flag-regex', text: 'regex flag' },
      { code: 'left-out', text: 'version' },
      { code: 'unknown-key', text: 'id' },
    ] as const
    const row = aRow({ outcome: 'failed', error: 'refused', notes: [...notes] })
    expect(notesCell(row, [])).toBe('refused; regex flag; left out: tags, version; unknown: id')
  })

  it('name what an update changes', () => {
    const changes = [
      { code: 'originalScore', text: 'points' },
      { code: 'flags', text: '1 flag' },
    ] as const
    const row = aRow({ outcome: 'updated', changes: [...changes] })
    expect(notesCell(row, [])).toBe('changes points, 1 flag')
  })
})

describe('remarks of all challenges', () => {
  const common = { code: 'left-out', text: 'version' } as const
  const own = { code: 'flag-regex', text: 'regex flag' } as const
  const rows = [aRow({ notes: [common, own] }), aRow({ notes: [common] })]

  it('are listed once', () => {
    expect(commonNotes(rows)).toEqual([common])
    expect(notesCell(rows[0] ?? aRow(), [common])).toBe('regex flag')
    expect(renderTable(rows, false, 140)).not.toContain('version')
    expect(renderTotals(aReport(...rows))).toContain('In every challenge: left out: version\n')
  })

  it('are none of a single one', () => {
    expect(commonNotes(rows.slice(0, 1))).toEqual([])
  })

  it('are not looked for in files that cannot be read', () => {
    const broken = aRow({ category: undefined, outcome: 'failed', error: '1:1: no name' })
    expect(commonNotes([...rows, broken])).toEqual([common])
    expect(renderTotals(aReport(broken))).toContain('  a/challenge.yml:1:1: no name')
  })
})

describe('what is left to do', () => {
  it('is listed with its file', () => {
    const open = { code: 'address-open', text: 'tell players where: nc ${host} 1' } as const
    expect(renderTotals(aReport(aRow({ notes: [open] })))).toContain(
      'For you to mend in the editor\n  a/challenge.yml: tell players where: nc ${host} 1',
    )
  })
})

describe('text of others', () => {
  it('cannot steer the terminal', () => {
    expect(sanitise('a\u001B[2Jb\r\nc\u202Ed\u0007')).toBe('a [2Jb c d')
    const table = renderTable([aRow({ title: 'x\u001B]0;y\u0007' })], false, 120)
    expect(table).not.toContain('\u001B')
    expect(table).not.toContain('\u0007')
  })
})

describe('the totals', () => {
  it('count results, remarks by challenge and name lost files', () => {
    const missing = { code: 'file-missing', text: 'x.pcap missing' } as const
    const text = renderTotals(
      aReport(aRow({ notes: [missing, missing] }), aRow({ outcome: 'failed' })),
    )
    expect(text).toContain('2 challenges: 1 done, 1 failed.')
    expect(text).toContain('1 × file missing')
    expect(text).toContain('a/challenge.yml: x.pcap missing')
    expect(text).toContain('a/pod/challenge.yaml: manifest beside a')
    expect(text).toContain('https://ctf.example/games/3, 1970-01-01T00:00:00.000Z to ')
    expect(text).toContain('12 requests in 1.2 s.')
  })

  it('decide the exit code', () => {
    expect(exitCodeOf(aReport(aRow(), aRow({ outcome: 'unchanged' })))).toBe(0)
    expect(exitCodeOf(aReport(aRow(), aRow({ outcome: 'failed' })))).toBe(2)
    const withNote = (code: NoteCode) => aReport(aRow({ notes: [{ code, text: '' }] }))
    expect(exitCodeOf(withNote('file-missing'))).toBe(2)
    expect(exitCodeOf(withNote('no-flags'))).toBe(2)
    expect(exitCodeOf(withNote('left-out'))).toBe(0)
  })
})

describe('progress', () => {
  it('is one line a challenge in a file', () => {
    expect(recorded(false)).toEqual([
      'The server limits requests; this waits whenever it is told to.\n',
      '[ 1/12] done: Echo\n',
    ])
  })

  it('is one moving line in a terminal', () => {
    expect(recorded(true)).toEqual([
      '\r\u001B[K[ 1/12] Echo: flags',
      '\r\u001B[KThe server asks for a pause of 1 s …',
      '\r\u001B[KThe server asks for a pause of 1 s …',
      '\r\u001B[K[ 1/12] done: Echo',
      '\r\u001B[K',
    ])
  })
})

describe('what players will see', () => {
  it('is a column of the table and a line of the totals', () => {
    const rows = [aRow(), aRow({ title: 'Bell', isEnabled: false })]
    expect(renderTable(rows, false, 140)).toMatch(/Enabled[^]*Echo.*yes[^]*Bell.*no/)
    expect(renderTotals(aReport(...rows))).toContain(
      '2 challenges: 2 done.\nPlayers will see 1 of them; 1 is disabled.',
    )
    expect(renderTotals(aReport(aRow()))).toContain('Players will see 1 of them.\n')
  })

  it('is said first, with what to do, when most flags ignore case', () => {
    const notes = [{ code: 'flag-case', text: 'case-insensitive flag' } as const]
    const ignoring = aRow({ isEnabled: false, notes })
    expect(renderTotals(aReport(ignoring, ignoring, aRow()))).toMatch(
      /^The flags of 2 of 3 challenges ignore case\. .+\n.+ --flags exact/,
    )
    expect(renderTotals(aReport(ignoring, aRow()))).not.toMatch(/^The flags of/)
  })
})
