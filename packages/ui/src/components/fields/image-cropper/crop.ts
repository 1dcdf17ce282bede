/** Which part of a picture is kept. All lengths are shares: the place of the centre of the picture's width and height. */
export type Crop = {
  /** 1 shows the largest part that fits; 4 a quarter of its sides. */
  zoom: number
  /** Centre of the part, 0 to 1 from the left and the top. */
  x: number
  y: number
}

export type Size = { width: number; height: number }
/** A picture, and the width of the part that is kept divided by its height. */
export type Frame = Size & { ratio: number }
export type Part = Size & { left: number; top: number }

export const MIN_ZOOM = 1
export const MAX_ZOOM = 8

export const START: Crop = { zoom: MIN_ZOOM, x: 0.5, y: 0.5 }

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Size of the part in px of the picture. */
function sizeOf(zoom: number, { width, height, ratio }: Frame): Size {
  const widest = Math.min(width, height * ratio)
  return { width: widest / zoom, height: widest / ratio / zoom }
}

/** The nearest crop whose part lies wholly inside the picture. */
export function keepInside({ zoom, x, y }: Crop, frame: Frame): Crop {
  const allowed = clamp(zoom, MIN_ZOOM, MAX_ZOOM)
  const part = sizeOf(allowed, frame)
  const marginX = part.width / 2 / frame.width
  const marginY = part.height / 2 / frame.height
  return {
    zoom: allowed,
    x: clamp(x, marginX, 1 - marginX),
    y: clamp(y, marginY, 1 - marginY),
  }
}

/** Moves the part by shares of its own sides: 1 is one whole part to the right or down. */
export function move(crop: Crop, right: number, down: number, frame: Frame): Crop {
  const part = sizeOf(crop.zoom, frame)
  return keepInside(
    {
      ...crop,
      x: crop.x + (right * part.width) / frame.width,
      y: crop.y + (down * part.height) / frame.height,
    },
    frame,
  )
}

export const zoomBy = (crop: Crop, factor: number, frame: Frame): Crop =>
  keepInside({ ...crop, zoom: crop.zoom * factor }, frame)

/** The part in px of the picture, for the canvas that cuts it out. */
export function partOf(crop: Crop, frame: Frame): Part {
  const { width, height } = sizeOf(crop.zoom, frame)
  return {
    left: crop.x * frame.width - width / 2,
    top: crop.y * frame.height - height / 2,
    width,
    height,
  }
}

/** Arrows move a little, with Shift a lot; + and - zoom; 0 and Home start over. Null for any other key. */
export function cropForKey(
  key: { key: string; shiftKey: boolean },
  crop: Crop,
  frame: Frame,
): Crop | null {
  const step = key.shiftKey ? 0.1 : 0.01
  switch (key.key) {
    case 'ArrowLeft':
      return move(crop, -step, 0, frame)
    case 'ArrowRight':
      return move(crop, step, 0, frame)
    case 'ArrowUp':
      return move(crop, 0, -step, frame)
    case 'ArrowDown':
      return move(crop, 0, step, frame)
    case '+':
    case '=':
      return zoomBy(crop, 1.1, frame)
    case '-':
    case '_':
      return zoomBy(crop, 1 / 1.1, frame)
    case '0':
    case 'Home':
      return START
    default:
      return null
  }
}
