import { type Solver, matches } from './reading.ts'

export const lampKeeper: Solver = ({ file }) => {
  const page = file.toString()
  const burnt = (/_0xa = \[([^\]]+)\]/.exec(page)?.[1] ?? '').split(',').map(Number)
  const [step, start] = (/_0xf \* (0x\w+) \+ (0x\w+)/.exec(page) ?? []).slice(1).map(Number)
  return String.fromCharCode(
    ...burnt.map((byte, index) => byte ^ ((index * (step ?? 0) + (start ?? 0)) & 0xff)),
  )
}

export const capstan: Solver = ({ file }) => {
  const blocks = matches(
    file.toString(),
    /load (\d+)\s+twist (\d+)\s+turn (\d+)\s+haul (\d+)\s+check (\d+)/g,
  ).map((block) => block.map(Number))
  const word: string[] = []
  for (const [place = 0, twist = 0, turns = 0, haul = 0, end = 0] of blocks) {
    const hauled = (end - haul + 256) & 0xff
    const turned = ((hauled >>> turns) | (hauled << (8 - turns))) & 0xff
    word[place] = String.fromCharCode(turned ^ twist)
  }
  return word.join('')
}

export const quayDay: Solver = ({ content, file }) => {
  const berths = Array.from({ length: Number(/has (\d+) berths/.exec(content)?.[1]) }, () => 0)
  let sum = 0
  for (const line of file.toString().trim().split('\n')) {
    const [arrives = 0, needs = 0] = line.split(' ').slice(1).map(Number)
    let minute = arrives
    while (berths.every((busyUntil) => busyUntil > minute)) minute += 1
    const berth = berths.findIndex((busyUntil) => busyUntil <= minute)
    berths[berth] = minute + needs
    sum += (berth + 1) * (minute + needs)
  }
  return `halyard{${Math.max(...berths)}_${sum}}`
}

export const parrot: Solver = ({ file }) => {
  const network: { alphabet: string; weights: number[][] } = JSON.parse(file.toString())
  return network.weights
    .map((row) => network.alphabet.charAt(row.indexOf(Math.max(...row))))
    .join('')
}
