import { expect, it } from 'vitest'
import { parseAuditFilter } from '#features/administer/audit/audit-filter.ts'

const parse = (search: string) => parseAuditFilter(new URLSearchParams(search))

it('reads a filter from an address', () => {
  expect(parse('kind=User&action=Changed&by=ada&q=+nyan+&from=1000&to=2000')).toEqual({
    kind: 'User',
    action: 'Changed',
    user: 'ada',
    subject: 'nyan',
    from: 1000,
    to: 2000,
  })
})

it.each(['', 'kind=Sail&action=Sunk', 'from=soon&to=-1', 'by=&q=++'])(
  'leaves out what it does not know in "%s"',
  (search) => expect(parse(search)).toEqual({}),
)
