import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { LiveIndicator } from '../components/feedback/live-indicator/live-indicator.tsx'
import { Spinner } from '../components/feedback/progress/spinner.tsx'
import { Skeleton } from '../components/feedback/skeleton/skeleton.tsx'
import '../styles.ts'

/** What the browser moves without laying out or painting anything again. */
const cheap = new Set(['opacity', 'transform'])
/** What every keyframe has. */
const timing = new Set(['offset', 'computedOffset', 'easing', 'composite'])

it('what moves for as long as it is shown does not paint the page in every frame', async () => {
  await render(
    <>
      <LiveIndicator state="live">Live</LiveIndicator>
      <Skeleton height="2rem" />
      <Spinner />
    </>,
  )
  const moved = document
    .getAnimations()
    .map(({ effect }) => effect)
    .filter((effect) => effect instanceof KeyframeEffect)
    .filter((effect) => effect.getTiming().iterations === Infinity)
    .map((effect) => effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
  expect(moved).toHaveLength(3)
  for (const names of moved)
    expect(names.filter((name) => !timing.has(name) && !cheap.has(name))).toEqual([])
})
