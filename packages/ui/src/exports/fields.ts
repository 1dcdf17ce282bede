/** What is filled in and chosen. */
export { Checkbox, type CheckboxProps } from '../components/fields/choice/checkbox.tsx'
export { Switch, type SwitchProps } from '../components/fields/choice/switch.tsx'
export {
  ColourSwatches,
  type ColourSwatchesProps,
} from '../components/fields/colour-swatches/colour-swatches.tsx'
export {
  Combobox,
  type ComboboxOption,
  type ComboboxProps,
} from '../components/fields/combobox/combobox.tsx'
export {
  DateTimeField,
  type DateTimeFieldProps,
} from '../components/fields/date-time-field/date-time-field.tsx'
export { Dropzone, type DropzoneProps } from '../components/fields/dropzone/dropzone.tsx'
export { Field, type FieldProps, useField } from '../components/fields/field/field.tsx'
export { Fieldset, type FieldsetProps } from '../components/fields/fieldset/fieldset.tsx'
export {
  type FilterChip,
  FilterChips,
  type FilterChipsProps,
} from '../components/fields/filter-chips/filter-chips.tsx'
export {
  ImageCropper,
  type ImageCropperHandle,
  type ImageCropperProps,
  type ImageCropperWords,
} from '../components/fields/image-cropper/image-cropper.tsx'
export {
  NumberField,
  type NumberFieldProps,
} from '../components/fields/number-field/number-field.tsx'
export {
  PasswordField,
  type PasswordFieldProps,
} from '../components/fields/password-field/password-field.tsx'
export {
  type RadioCard,
  RadioCards,
  type RadioCardsProps,
} from '../components/fields/radio-cards/radio-cards.tsx'
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from '../components/fields/radio-group/radio-group.tsx'
export {
  SearchField,
  type SearchFieldProps,
} from '../components/fields/search-field/search-field.tsx'
export {
  Segmented,
  type SegmentedOption,
  type SegmentedProps,
} from '../components/fields/segmented/segmented.tsx'
export { Select, type SelectOption, type SelectProps } from '../components/fields/select/select.tsx'
export { Slider, type SliderProps } from '../components/fields/slider/slider.tsx'
export { TextArea, type TextAreaProps } from '../components/fields/text-area/text-area.tsx'
export {
  InputBox,
  TextField,
  type TextFieldProps,
} from '../components/fields/text-field/text-field.tsx'
