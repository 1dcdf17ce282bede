/** The colour picker brings the solver along, so it has an entry point of its own. */
export { BrandScale, type BrandScaleProps } from './components/colour-picker/brand-scale.tsx'
export { ColourPicker, type ColourPickerProps } from './components/colour-picker/colour-picker.tsx'
