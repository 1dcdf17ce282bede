import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { type Crop, type Frame, keepInside, move, zoomBy } from './crop.ts'

type Point = { x: number; y: number }
/** Px a finger may tremble while it presses. */
const TREMBLE = 4

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** Drag moves, two fingers and the wheel zoom, a press brings its point to the middle (for those who cannot drag). */
export function useCropGestures({
  stage,
  frame,
  onChange,
}: {
  stage: RefObject<HTMLElement | null>
  frame: Frame | null
  onChange: (change: (crop: Crop) => Crop) => void
}) {
  const fingers = useRef(new Map<number, Point>())
  const travelled = useRef(0)

  useEffect(() => {
    const element = stage.current
    if (!element || !frame) return undefined
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault()
      onChange((crop) => zoomBy(crop, Math.exp(-event.deltaY / 400), frame))
    }
    // React listens to the wheel passively, so the page would scroll along.
    element.addEventListener('wheel', handleWheel, { passive: false })
    return () => element.removeEventListener('wheel', handleWheel)
  }, [stage, frame, onChange])

  if (!frame) return {}
  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    if (fingers.current.size === 0) travelled.current = 0
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const { clientWidth, clientHeight } = event.currentTarget
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    travelled.current += distance(before, now)
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other))
      onChange((crop) => zoomBy(crop, factor, frame))
    } else {
      const [right, down] = [(before.x - now.x) / clientWidth, (before.y - now.y) / clientHeight]
      onChange((crop) => move(crop, right, down, frame))
    }
  }
  const handlePointerEnd = (event: PointerEvent<HTMLElement>) => {
    const wasDown = fingers.current.delete(event.pointerId)
    if (!wasDown || event.type !== 'pointerup' || travelled.current > TREMBLE) return
    const box = event.currentTarget.getBoundingClientRect()
    const right = (event.clientX - box.left) / box.width - 0.5
    const down = (event.clientY - box.top) / box.height - 0.5
    onChange((crop) => keepInside(move(crop, right, down, frame), frame))
  }
  return {
    onPointerDown: handlePointerDown,
    onPointerMove: handlePointerMove,
    onPointerUp: handlePointerEnd,
    onPointerCancel: handlePointerEnd,
  }
}
