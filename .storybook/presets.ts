/** Brand colours to try: the default, two hard ones, and those every screen must pass with. */
export const brandPresets = {
  '#4a6cf7': 'Default blue',
  '#ffd400': 'Yellow',
  '#0b0b0d': 'Black',
  '#e5176b': 'Pink',
  '#0e9f8a': 'Teal',
  '#d8344a': 'Red',
  '#ffffff': 'White',
  '#0b1d51': 'Navy',
} as const
