import { expect, it } from 'vitest'
import { smaller } from './second-pass.ts'

type Sample = { names: readonly string[]; heights: number; Shape: new () => { side: number } }

/** Each line is something that a minifier may take for idle: a getter that is read for its effect, a class, an order of calls. */
const sample = `const calls=[],box={get height(){return calls.push("read"),7}};function note(t){calls.push(t);return t}
box.height;var unused=note("kept");class Shape{side=(note("made"),3)}const a=2*3+1,b=a===7?"seven":"other";note(b);
export{calls as names,a as heights,Shape}`

const run = (code: string): Promise<Sample> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`)

it('makes code smaller that does the same in the same order, under the same names', async () => {
  const code = await smaller(sample)

  expect(code.length).toBeLessThan(sample.length)
  const [before, after] = await Promise.all([run(sample), run(code)])
  expect(after.names).toEqual(['read', 'kept', 'seven'])
  expect(after.names).toEqual(before.names)
  expect(after.heights).toBe(7)
  expect(new after.Shape().side).toBe(3)
  expect(after.names).toContain('made')
})
