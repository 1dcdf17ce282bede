/** Which square of a picture is kept. All lengths are shares: the place of the centre of the picture's width and height. */
export type Crop = {
  /** 1 shows the largest square that fits; 4 a quarter of its side. */
  zoom: number
  /** Centre of the square, 0 to 1 from the left and the top. */
  x: number
  y: number
}

export type Size = { width: number; height: number }
export type Square = { left: number; top: number; side: number }

export const MIN_ZOOM = 1
export const MAX_ZOOM = 8

export const START: Crop = { zoom: MIN_ZOOM, x: 0.5, y: 0.5 }

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Side of the square in px of the picture. */
const sideOf = (zoom: number, { width, height }: Size) => Math.min(width, height) / zoom

/** The nearest crop whose square lies wholly inside the picture. */
export function keepInside({ zoom, x, y }: Crop, size: Size): Crop {
  const allowed = clamp(zoom, MIN_ZOOM, MAX_ZOOM)
  const half = sideOf(allowed, size) / 2
  const marginX = half / size.width
  const marginY = half / size.height
  return {
    zoom: allowed,
    x: clamp(x, marginX, 1 - marginX),
    y: clamp(y, marginY, 1 - marginY),
  }
}

/** Moves the square by shares of its own side: 1 is one whole square to the right or down. */
export function move(crop: Crop, right: number, down: number, size: Size): Crop {
  const side = sideOf(crop.zoom, size)
  return keepInside(
    {
      ...crop,
      x: crop.x + (right * side) / size.width,
      y: crop.y + (down * side) / size.height,
    },
    size,
  )
}

export const zoomBy = (crop: Crop, factor: number, size: Size): Crop =>
  keepInside({ ...crop, zoom: crop.zoom * factor }, size)

/** The square in px of the picture, for the canvas that cuts it out. */
export function squareOf(crop: Crop, size: Size): Square {
  const side = sideOf(crop.zoom, size)
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side }
}

/** Arrows move a little, with Shift a lot; + and - zoom; 0 and Home start anew. Null for any other key. */
export function cropForKey(
  key: { key: string; shiftKey: boolean },
  crop: Crop,
  size: Size,
): Crop | null {
  const step = key.shiftKey ? 0.1 : 0.01
  switch (key.key) {
    case 'ArrowLeft':
      return move(crop, -step, 0, size)
    case 'ArrowRight':
      return move(crop, step, 0, size)
    case 'ArrowUp':
      return move(crop, 0, -step, size)
    case 'ArrowDown':
      return move(crop, 0, step, size)
    case '+':
    case '=':
      return zoomBy(crop, 1.1, size)
    case '-':
    case '_':
      return zoomBy(crop, 1 / 1.1, size)
    case '0':
    case 'Home':
      return START
    default:
      return null
  }
}
