import { rounds, start } from '#features/account/pow/hash.ts'
import type { Search } from '#features/account/pow/hash.ts'

/** Opcodes of WebAssembly that the search needs; https://webassembly.github.io/spec/core/binary/instructions.html */
const op = {
  loop: 0x03,
  if: 0x04,
  end: 0x0b,
  brIf: 0x0d,
  return: 0x0f,
  get: 0x20,
  set: 0x21,
  tee: 0x22,
  const: 0x41,
  bigConst: 0x42,
  isEqual: 0x46,
  isAtLeast: 0x4f,
  clz: 0x67,
  add: 0x6a,
  sub: 0x6b,
  and: 0x71,
  xor: 0x73,
  shiftRight: 0x76,
  rotateRight: 0x78,
  toBig: 0xad,
} as const

const noResult = 0x40
const i32 = 0x7f
const i64 = 0x7e

type Code = readonly number[]

/** A signed number in LEB128. */
function signed(value: number): number[] {
  const bytes: number[] = []
  for (let rest = value | 0; ; rest >>= 7) {
    const byte = rest & 0x7f
    const isLast = rest < 64 && rest >= -64
    bytes.push(isLast ? byte : byte | 0x80)
    if (isLast) return bytes
  }
}

/** An unsigned number in LEB128. */
function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}

const get = (local: number): Code => [op.get, ...unsigned(local)]
const set = (local: number): Code => [op.set, ...unsigned(local)]
const number = (value: number): Code => [op.const, ...signed(value)]
const rotated = (local: number, bits: number): Code => [
  ...get(local),
  ...number(bits),
  op.rotateRight,
]
const shifted = (local: number, bits: number): Code => [
  ...get(local),
  ...number(bits),
  op.shiftRight,
]
const mixed = (one: Code, two: Code, three: Code): Code => [
  ...one,
  ...two,
  op.xor,
  ...three,
  op.xor,
]

/** The parameters of `search`, in order, and what it works with after them. */
const [high, low, prefix, answer, count, difficulty, t1, zeros] = [0, 1, 2, 3, 4, 5, 6, 7]
const firstWord = 8
const firstState = 24
const localCount = 26

const word = (index: number) => firstWord + (index % 16)
/** The eight variables move by one place each round; their names move, not their values. */
const variable = (name: number, turn: number) => firstState + ((name - turn + 64) % 8)

/** One round of SHA-256 with its part of the schedule. */
function round(i: number): number[] {
  const at = (name: number) => variable(name, i)
  const [a, b, c, d] = [at(0), at(1), at(2), at(3)]
  const [e, f, g, h] = [at(4), at(5), at(6), at(7)]
  const schedule: Code =
    i < 16
      ? []
      : [
          ...get(word(i)),
          ...mixed(rotated(word(i + 1), 7), rotated(word(i + 1), 18), shifted(word(i + 1), 3)),
          op.add,
          ...get(word(i + 9)),
          op.add,
          ...mixed(rotated(word(i + 14), 17), rotated(word(i + 14), 19), shifted(word(i + 14), 10)),
          op.add,
          ...set(word(i)),
        ]
  return [
    ...schedule,
    ...get(h),
    ...mixed(rotated(e, 6), rotated(e, 11), rotated(e, 25)),
    op.add,
    // The bits of f where e has one, of g where it has none.
    ...[...get(f), ...get(g), op.xor, ...get(e), op.and, ...get(g), op.xor, op.add],
    ...number(rounds[i] ?? 0),
    op.add,
    ...get(word(i)),
    op.add,
    op.tee,
    t1,
    ...get(d),
    op.add,
    ...set(d),
    ...get(t1),
    ...mixed(rotated(a, 2), rotated(a, 13), rotated(a, 22)),
    op.add,
    // What most of a, b and c have.
    ...[...get(a), ...get(b), op.xor, ...get(c), ...get(b), op.xor, op.and, ...get(b), op.xor],
    op.add,
    ...set(h),
  ]
}

/** One hash over challenge, prefix and answer: 16 bytes and their padding are one block. */
const oneHash: Code = [
  ...[high, low, prefix, answer].flatMap((local, index) => [...get(local), ...set(word(index))]),
  ...number(0x80000000),
  ...set(word(4)),
  ...[5, 6, 7, 8, 9, 10, 11, 12, 13, 14].flatMap((index) => [...number(0), ...set(word(index))]),
  ...number(128),
  ...set(word(15)),
  ...[...start].flatMap((value, index) => [...number(value), ...set(firstState + index)]),
  ...Array.from({ length: 64 }, (_, index) => round(index)).flat(),
]

const hashWord = (index: number): Code => [
  ...get(firstState + index),
  ...number(start[index] ?? 0),
  op.add,
]

const body: Code = [
  op.loop,
  noResult,
  ...oneHash,
  // Leading zero bits of the first word, and of the second where the first has only zeros.
  ...[...hashWord(0), op.clz, op.tee, zeros, ...number(32), op.isEqual, op.if, noResult],
  ...[...hashWord(1), op.clz, ...get(zeros), op.add, ...set(zeros), op.end],
  ...[...get(zeros), ...get(difficulty), op.isAtLeast, op.if, noResult],
  ...[...get(answer), op.toBig, op.return, op.end],
  ...[...get(answer), ...number(1), op.add, ...set(answer)],
  ...[...get(count), ...number(1), op.sub, op.tee, count, op.brIf, 0],
  op.end,
  ...[op.bigConst, ...signed(-1), op.end],
]

const section = (id: number, content: Code): Code => [id, ...unsigned(content.length), ...content]
const name = [...new TextEncoder().encode('search')]
const locals: Code = [1, ...unsigned(localCount), i32]
const code: Code = [...unsigned(locals.length + body.length), ...locals, ...body]

/** A module with one function, its rounds written out: `search` of hash.ts without its loops over arrays. */
const bytes = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...section(1, [1, 0x60, 6, i32, i32, i32, i32, i32, i32, 1, i64]),
  ...section(3, [1, 0]),
  ...section(7, [1, name.length, ...name, 0x00, 0]),
  ...section(10, [1, ...code]),
])

type SearchFunction = (search: Search) => number | undefined

/**
 * The search as WebAssembly; undefined where the browser or a policy does not allow it. Hashes per second of one core,
 * measured with Node 24 (V8): WebAssembly 5.9 million, the same in JavaScript 0.93 million, WebCrypto with its promise for
 * each hash under 0.1 million.
 */
export function compileSearch(): SearchFunction | undefined {
  try {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes))
    const run = exports.search
    if (typeof run !== 'function') return undefined
    return ({ challenge, difficulty: bits, prefix: first, from, count: most }) => {
      const words = [challenge.slice(0, 8), challenge.slice(8, 16)].map((hex) =>
        Number.parseInt(hex, 16),
      )
      const found: unknown = run(...words, first, from, most, bits)
      return typeof found === 'bigint' && found >= 0n ? Number(found) : undefined
    }
  } catch {
    return undefined
  }
}
