import { expect, it } from 'vitest'
import { databaseAddress } from '#move-in/gzctf/address.ts'

it.each([
  'postgres://ctf:secret@db.example:5433/gzctf?sslmode=require',
  'postgresql://ctf@db.example/gzctf',
])('an address stays as it is: %s', (address) => {
  expect(databaseAddress(address)).toBe(address)
})

it.each([
  [
    'Host=db.example:5432;Database=gzctf;Username=postgres;Password=secret',
    'postgres://postgres:secret@db.example:5432/gzctf',
  ],
  [
    'Host=db.example;Port=5433;Database=gzctf;Username=ctf;Password=p@ss/word=1;SSL Mode=Require',
    'postgres://ctf:p%40ss%2Fword%3D1@db.example:5433/gzctf?sslmode=require',
  ],
  [
    ' server = db ; user id = "c;t""f" ; PASSWORD = \'it\'\'s\' ; Database = g z ;Pooling=true;',
    "postgres://c%3Bt%22f:it's@db:5432/g%20z",
  ],
  ['Host=/var/run/postgresql;Username=ctf', 'postgres://ctf@%2Fvar%2Frun%2Fpostgresql:5432/ctf'],
])('a connection string of .NET is understood: %s', (given, address) => {
  expect(databaseAddress(given)).toBe(address)
})

it.each(['gzctf', 'Database=gzctf;Password=secret', 'mysql://ctf:secret@db/gzctf'])(
  'what is neither is one sentence, which does not repeat it: %s',
  (given) => {
    expect(() => databaseAddress(given)).toThrow(/^The address of the old database is neither/)
    expect(() => databaseAddress(given)).not.toThrow(/secret/)
  },
)
