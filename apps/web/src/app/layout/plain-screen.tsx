import type { ComponentProps, CSSProperties, ReactNode } from 'react'

// In the document, not in a style sheet: these screens are shown where files did not load.
const page: CSSProperties = {
  display: 'grid',
  gap: '1rem',
  justifyItems: 'start',
  maxInlineSize: '44rem',
  marginInline: 'auto',
  padding: '4rem 1.25rem',
  lineHeight: 1.5,
}
const heading: CSSProperties = { margin: 0, fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 700 }
const button: CSSProperties = {
  minBlockSize: '2.5rem',
  paddingInline: '1rem',
  border: '1px solid currentcolor',
  borderRadius: '0.5rem',
  background: 'ButtonFace',
  color: 'ButtonText',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
}

type PlainScreenProps = { title: ReactNode; actions: ReactNode; children: ReactNode }

/** A screen that says what is wrong from nothing but its own code. */
export function PlainScreen({ title, actions, children }: PlainScreenProps) {
  return (
    <div style={page}>
      <h1 tabIndex={-1} style={heading}>
        {title}
      </h1>
      {children}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>{actions}</div>
    </div>
  )
}

export const PlainButton = (props: ComponentProps<'button'>) => (
  <button type="button" style={button} {...props} />
)
