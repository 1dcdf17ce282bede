import { describe, expect, it } from 'vitest'
import { checkRows } from '#features/organise/accounts/check.ts'
import type { KnownAccounts } from '#features/organise/accounts/check.ts'
import { guessMapping } from '#features/organise/accounts/fields.ts'
import { readTable } from '#features/organise/accounts/table.ts'

const nobody: KnownAccounts = { names: new Map(), emails: new Map() }

async function check(csv: string, known = nobody) {
  const table = await readTable(new Blob([csv]))
  if (typeof table === 'string') throw new Error(table)
  return checkRows(table.rows, guessMapping(table.header), known)
}

describe('a list', () => {
  it.each([
    ['commas', 'Username,E-Mail,Team\nada,ada@example.org,"Quay, the"\n'],
    ['semicolons', 'Username;E-Mail;Team\nada;ada@example.org;Quay, the\n'],
    ['tabs and a mark', '\uFEFFUsername\tE-Mail\tTeam\r\nada\tada@example.org\tQuay, the\r\n'],
  ])('is read with %s', async (_how, csv) => {
    const [row] = await check(csv)
    expect(row).toEqual({
      row: 2,
      account: { userName: 'ada', email: 'ada@example.org', teamName: 'Quay, the' },
      issues: [],
      isKnown: false,
    })
  })

  it('counts rows as spreadsheets do, blank ones and lines within cells included', async () => {
    const rows = await check('user,email,real name\n\nada,a@b.c,"A\nB"\n,,\nbob,b@b.c,\n')
    expect(rows.map(({ row }) => row)).toEqual([3, 5])
  })

  it.each([
    ['empty', ''],
    ['empty', 'user,email\n\n'],
    ['broken', 'user,email\n"ada,a@b.c\nbob,b@b.c\n'],
  ])('that is %s is said to be so', async (problem, csv) => {
    expect(await readTable(new Blob([csv]))).toBe(problem)
  })

  it('in an old encoding is refused, one in UTF-16 is read', async () => {
    const latin = new Uint8Array([0x75, 0x2c, 0x65, 0x0a, 0x4a, 0xf6, 0x72, 0x67, 0x2c, 0x78])
    expect(await readTable(new Blob([latin]))).toBe('encoding')
    const utf16 = new Uint16Array([0xfeff, ...Array.from('u,e\nö,x', (one) => one.charCodeAt(0))])
    expect(await readTable(new Blob([utf16]))).toMatchObject({ rows: [{ cells: ['ö', 'x'] }] })
  })
})

describe('a row', () => {
  it.each([
    ['ad,a@b.c,,', [{ code: 'too-short', field: 'userName' }]],
    [`${'a'.repeat(16)},a@b.c,,`, [{ code: 'too-long', field: 'userName' }]],
    ['ada,nowhere,,', [{ code: 'malformed', field: 'email' }]],
    ['ada,,,', [{ code: 'missing', field: 'email' }]],
    ['ada,a@b.c,short,', [{ code: 'weak', field: 'password' }]],
    [`ada,a@b.c,,${'t'.repeat(21)}`, [{ code: 'too-long', field: 'teamName' }]],
    ['ada,a@b.c,Abcde1,Quay', []],
  ])('is checked by the limits of the contract: %s', async (line, issues) => {
    const [row] = await check(`user,email,password,team\n${line}\n`)
    expect(row?.issues).toEqual(issues)
  })

  it('with the name or address of an earlier one names that row, whatever the letter case', async () => {
    const rows = await check('user,email\nAda,a@b.c\nada,x@b.c\nbob,A@B.C\n')
    expect(rows.map(({ issues }) => issues)).toEqual([
      [],
      [{ code: 'twice', field: 'userName', row: 2 }],
      [{ code: 'twice', field: 'email', row: 2 }],
    ])
  })

  it('is compared with accounts of the platform', async () => {
    const known = {
      names: new Map([['ada', '1']]),
      emails: new Map([
        ['a@b.c', '1'],
        ['b@b.c', '2'],
      ]),
    }
    const rows = await check('user,email\nADA,a@b.c\ncyd,c@b.c\nada2,b@b.c\n', known)
    expect(rows.map(({ isKnown }) => isKnown)).toEqual([true, false, true])
    const [clash] = await check('user,email\nada,b@b.c\n', known)
    expect(clash?.issues).toEqual([{ code: 'clash' }])
  })
})
