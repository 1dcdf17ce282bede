import { type ComponentProps, type ReactNode, useState } from 'react'

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & {
  src: string
  /** Takes its place when it cannot be loaded. */
  fallback: ReactNode
}

/** A decorative picture that somebody uploaded: it may be gone, or be none. */
export function Picture({ src, fallback, ...rest }: PictureProps) {
  const [broken, setBroken] = useState('')
  if (broken === src) return fallback
  return (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      src={src}
      alt=""
      onError={() => setBroken(src)}
    />
  )
}
