/** What a trace of Chromium says of one moment or stretch; times are microseconds. */
export interface TraceEvent {
  readonly name: string
  /** "X" is a stretch, everything else is passed over here. */
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Processor time of the thread. */
  readonly tdur?: number
  readonly args?: {
    readonly data?: {
      readonly documentLoaderURL?: string
      readonly url?: string
      /** Of a profile, in microseconds. */
      readonly startTime?: number
      readonly timeDeltas?: readonly number[]
      readonly cpuProfile?: {
        readonly nodes?: readonly ProfileNode[]
        readonly samples?: readonly number[]
      }
    }
  }
}

/** A function at its place in a stack. */
export interface ProfileNode {
  readonly id: number
  readonly parent?: number
  readonly callFrame: {
    readonly url?: string
    readonly lineNumber?: number
    readonly columnNumber?: number
  }
}

export const KINDS = [
  'compile',
  'evaluate',
  'React',
  'layout',
  'script',
  'memory',
  'other',
] as const
export type Kind = (typeof KINDS)[number]

/** Processor time of a page's thread in milliseconds, by what it was for. */
export type ThreadTime = Readonly<Record<Kind, number>>

const COMPILES =
  /^v8\.(compile|parse|preparse|offthread|optimize|finalize|maglev|bytecodebudget|stackguard|handleinterrupts|baseline|produce)/i
const LAYS_OUT =
  /^(Layout|UpdateLayoutTree|PrePaint|Paint|Layerize|Commit|UpdateLayer|HitTest|ParseAuthorStyleSheet|IntersectionObserverController::)/

/** Undefined for what is part of what it lies in. React's own file calls nothing from outside but its scheduler, which renders and runs effects. */
function kindOf({ name, args }: TraceEvent): Kind | undefined {
  if (COMPILES.test(name) || name === 'FlushInstructionCache') return 'compile'
  if (/^(v8\.evaluateModule|v8\.run|EvaluateScript)$/.test(name)) return 'evaluate'
  if (/^(MinorGC|MajorGC|V8\.GC)/.test(name)) return 'memory'
  if (LAYS_OUT.test(name)) return 'layout'
  if (name === 'FunctionCall')
    return /\/react-[^/]+$/.test(args?.data?.url ?? '') ? 'React' : 'script'
  return name === 'RunMicrotasks' ? 'script' : undefined
}

interface Open {
  readonly end: number
  readonly kind: Kind
  /** Of its processor time, what belongs to the window and no part has taken yet, microseconds. */
  own: number
}

/** The page's thread and the moment its visit began. */
export function startOf(events: readonly TraceEvent[]): TraceEvent | undefined {
  return events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL,
  )
}

/** When something was painted first, microseconds. */
export function firstPaintOf(events: readonly TraceEvent[]): number | undefined {
  const pid = startOf(events)?.pid
  return events.findLast((event) => event.name === 'firstContentfulPaint' && event.pid === pid)?.ts
}

/** Processor time of the page's thread between two moments of the trace. */
export function threadTime(
  events: readonly TraceEvent[],
  [from, until]: readonly [number, number],
): ThreadTime {
  const sums = { compile: 0, evaluate: 0, React: 0, layout: 0, script: 0, memory: 0, other: 0 }
  const thread = startOf(events)
  const open: Open[] = []
  const close = (one: Open | undefined) => {
    if (one) sums[one.kind] += Math.max(0, one.own) / 1000
  }
  const stretches = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === thread?.pid && tid === thread.tid)
    .toSorted((one, two) => one.ts - two.ts || (two.dur ?? 0) - (one.dur ?? 0))
  for (const event of stretches) {
    const { ts, dur = 0, tdur = 0 } = event
    while ((open.at(-1)?.end ?? Infinity) <= ts) close(open.pop())
    const inside = Math.max(0, Math.min(ts + dur, until) - Math.max(ts, from))
    const own = dur > 0 ? (tdur * inside) / dur : 0
    const around = open.at(-1)
    if (around) around.own -= own
    open.push({ end: ts + dur, kind: kindOf(event) ?? around?.kind ?? 'other', own })
  }
  while (open.length > 0) close(open.pop())
  return sums
}

/**
 * How long samples of the stack had a function in them between two moments of the trace, milliseconds of the clock.
 *
 * @param options.mark what the function's code has and no build renames, a global expression: each function that has it counts
 * @param options.sourceOf the code of a script by its address
 */
export function sampledMs(
  events: readonly TraceEvent[],
  [from, until]: readonly [number, number],
  { mark, sourceOf }: { mark: RegExp; sourceOf: (url: string) => string | undefined },
): number {
  const chunks = events.filter(({ name }) => name === 'ProfileChunk').map(({ args }) => args?.data)
  const nodes = chunks.flatMap((data) => data?.cpuProfile?.nodes ?? [])
  const wanted = new Set(
    [...Map.groupBy(nodes, ({ callFrame }) => callFrame.url ?? '')].flatMap(([url, own]) =>
      innermost(own, sourceOf(url) ?? '', mark),
    ),
  )
  const within = new Map<number, boolean>()
  // A function is listed after the one that calls it.
  for (const { id, parent } of nodes)
    within.set(id, wanted.has(id) || (parent !== undefined && within.get(parent) === true))
  let now = events.find(({ name }) => name === 'Profile')?.args?.data?.startTime ?? 0
  let sum = 0
  for (const data of chunks) {
    for (const [index, id] of (data?.cpuProfile?.samples ?? []).entries()) {
      const lasted = data?.timeDeltas?.[index] ?? 0
      now += lasted
      if (within.get(id) && now > from && now <= until) sum += lasted / 1000
    }
  }
  return sum
}

/** The nodes of each function that begins last before a mark in its source. */
function innermost(nodes: readonly ProfileNode[], source: string, mark: RegExp): number[] {
  const marks = Array.from(source.matchAll(mark), ({ index }) => index)
  if (marks.length === 0) return []
  const starts = [0]
  for (let line = source.indexOf('\n'); line !== -1; line = source.indexOf('\n', line + 1))
    starts.push(line + 1)
  const placed = nodes.map(({ id, callFrame: { lineNumber = 0, columnNumber = 0 } }) => ({
    id,
    place: (starts[lineNumber] ?? 0) + columnNumber,
  }))
  const found = new Set(
    marks.map((at) => Math.max(...placed.map(({ place }) => place).filter((place) => place <= at))),
  )
  return placed.filter(({ place }) => found.has(place)).map(({ id }) => id)
}
