/** Windows to look at a story in: a phone, then the first width of each layout of the design, px. */
export const widths = {
  least: { name: 'Least, 320', px: 320 },
  phone: { name: 'Phone, 390', px: 390 },
  xs: { name: 'xs, 480', px: 480 },
  sm: { name: 'sm, 768', px: 768 },
  md: { name: 'md, 1024', px: 1024 },
  lg: { name: 'lg, 1184', px: 1184 },
  xl: { name: 'xl, 1440', px: 1440 },
  w18: { name: 'Wide, 1800', px: 1800 },
  w24: { name: 'Wide, 2400', px: 2400 },
  w30: { name: 'Wide, 3000', px: 3000 },
  w36: { name: 'Wide, 3600', px: 3600 },
  w42: { name: 'Wide, 4200', px: 4200 },
  w48: { name: 'Wide, 4800', px: 4800 },
} as const

/** Width at which tests draw a story first. */
export const TEST_WIDTH = 'xl'
