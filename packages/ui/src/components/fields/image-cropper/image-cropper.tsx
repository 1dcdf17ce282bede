import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { Slider } from '../slider/slider.tsx'
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx'
import {
  type Crop,
  cropForKey,
  type Frame,
  keepInside,
  MAX_ZOOM,
  MIN_ZOOM,
  move,
  type Size,
  START,
} from './crop.ts'
import { cutOut } from './cut-out.ts'
import * as styles from './image-cropper.css.ts'
import { useCropGestures } from './use-crop-gestures.ts'

export type ImageCropperHandle = {
  /** The chosen part as a picture of `output` px; rejects while nothing can be cut. */
  toBlob: () => Promise<Blob>
}

type Direction = 'left' | 'right' | 'up' | 'down'

/** Shares of the part's own sides. */
const directions = [
  { name: 'left', Icon: ArrowLeft, by: [-0.1, 0] },
  { name: 'up', Icon: ArrowUp, by: [0, -0.1] },
  { name: 'down', Icon: ArrowDown, by: [0, 0.1] },
  { name: 'right', Icon: ArrowRight, by: [0.1, 0] },
] as const

export type ImageCropperLabels = {
  /** Name of the picture's part that is moved. */
  area: string
  /** How to move and zoom by keys; shown below, since nobody guesses them. */
  help: ReactNode
  zoom: string
  /** Buttons that move the part, for who cannot drag. */
  moves: Record<Direction, string>
  /** Zoom in words, from its factor: 1.5 is "150 %". */
  zoomText: (zoom: number) => string
}

export type ImageCropperProps = {
  image: Blob
  labels: ImageCropperLabels
  ref?: Ref<ImageCropperHandle>
  /** How the result will be shown; the file is a rectangle in any case. */
  shape?: 'round' | 'square' | 'wide'
  /** Px of the result; they also say which proportions the part has. */
  output?: Size
  outputType?: 'image/webp' | 'image/png' | 'image/jpeg'
  /** The picture can be cut now; a button that uses it waits for this. */
  onReady?: () => void
  /** The browser cannot read the file as a picture. */
  onUnreadable?: () => void
  disabled?: boolean
}

const SQUARE: Size = { width: 512, height: 512 }

/** Chooses the part of a picture that is kept: drag or arrows move, pinch, wheel, slider or + and - zoom. */
export function ImageCropper({
  image,
  labels,
  ref,
  shape = 'round',
  output = SQUARE,
  outputType = 'image/webp',
  onReady,
  onUnreadable,
  disabled = false,
}: ImageCropperProps) {
  const helpId = useId()
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  const [crop, setCrop] = useState(START)
  const { width, height } = output
  const ratio = width / height
  const frame = useMemo(() => size && { ...size, ratio }, [size, ratio])
  const active = disabled ? null : frame
  const gestures = useCropGestures({ stage, frame: active, onChange: setCrop })

  useEffect(() => {
    const url = URL.createObjectURL(image)
    if (picture.current) picture.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [image])

  useImperativeHandle(ref, () => ({
    toBlob: () =>
      picture.current && size
        ? cutOut(picture.current, crop, { width, height, type: outputType })
        : Promise.reject(new Error('There is no picture to cut.')),
  }))
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!active || event.ctrlKey || event.metaKey || event.altKey) return
    const next = cropForKey(event, crop, active)
    if (!next) return
    event.preventDefault()
    setCrop(next)
  }
  return (
    <div className={styles.root}>
      {/* Arrows mean "move" here, which no other role lets a reader pass on. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={stage}
        role="application"
        aria-label={labels.area}
        aria-describedby={helpId}
        aria-disabled={disabled || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.stage}
        style={{ aspectRatio: ratio }}
        onKeyDown={handleKeyDown}
        {...gestures}
      >
        <img
          ref={picture}
          alt=""
          draggable={false}
          className={styles.picture}
          style={frame ? place(crop, frame) : { visibility: 'hidden' }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            // A drawing without a size of its own cannot be cut.
            if (naturalWidth === 0 || naturalHeight === 0) return onUnreadable?.()
            setSize({ width: naturalWidth, height: naturalHeight })
            setCrop(START)
            return onReady?.()
          }}
          onError={() => {
            setSize(null)
            onUnreadable?.()
          }}
        />
        <span className={styles.mask({ shape })} aria-hidden />
      </div>
      <div className={styles.moves}>
        {directions.map(({ name, Icon, by: [right, down] }) => (
          <IconButton
            key={name}
            variant="bordered"
            size="sm"
            label={labels.moves[name]}
            disabled={!active}
            onClick={() => frame && setCrop((old) => move(old, right, down, frame))}
          >
            <Icon size={16} />
          </IconButton>
        ))}
      </div>
      <div className={styles.zoom}>
        <Slider
          label={labels.zoom}
          thumbLabels={[labels.zoom]}
          hint={<span id={helpId}>{labels.help}</span>}
          valueText={labels.zoomText(crop.zoom)}
          min={MIN_ZOOM}
          max={MAX_ZOOM}
          step={0.01}
          value={[Math.round(crop.zoom * 100) / 100]}
          disabled={!active}
          onValueChange={([zoom]) => {
            if (frame && zoom) setCrop((old) => keepInside({ ...old, zoom }, frame))
          }}
        />
      </div>
      <VisuallyHidden>
        <output>{size ? labels.zoomText(crop.zoom) : ''}</output>
      </VisuallyHidden>
    </div>
  )
}

/** The position of the whole picture at which the crop fills the stage; percentages of the stage. */
function place({ zoom, x, y }: Crop, { width, height, ratio }: Frame) {
  const widest = Math.min(width, height * ratio)
  const shownWidth = (width / widest) * zoom
  const shownHeight = (height / (widest / ratio)) * zoom
  return {
    width: `${shownWidth * 100}%`,
    height: `${shownHeight * 100}%`,
    left: `${(0.5 - x * shownWidth) * 100}%`,
    top: `${(0.5 - y * shownHeight) * 100}%`,
  }
}
