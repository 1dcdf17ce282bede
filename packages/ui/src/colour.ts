/** The colour picker brings the solver along, so it has an entry point of its own. */
export { BrandScale, type BrandScaleProps } from './components/fields/colour-picker/brand-scale.tsx'
export {
  ColourPicker,
  type ColourPickerProps,
} from './components/fields/colour-picker/colour-picker.tsx'
