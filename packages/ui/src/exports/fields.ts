/** What is filled in and chosen. */
export { Checkbox, type CheckboxProps } from '../components/choice/checkbox.tsx'
export { Switch, type SwitchProps } from '../components/choice/switch.tsx'
export {
  ColourSwatches,
  type ColourSwatchesProps,
} from '../components/colour-swatches/colour-swatches.tsx'
export {
  Combobox,
  type ComboboxOption,
  type ComboboxProps,
} from '../components/combobox/combobox.tsx'
export {
  DateTimeField,
  type DateTimeFieldProps,
} from '../components/date-time-field/date-time-field.tsx'
export { Dropzone, type DropzoneProps } from '../components/dropzone/dropzone.tsx'
export { Field, type FieldProps, useField } from '../components/field/field.tsx'
export { Fieldset, type FieldsetProps } from '../components/fieldset/fieldset.tsx'
export {
  type FilterChip,
  FilterChips,
  type FilterChipsProps,
} from '../components/filter-chips/filter-chips.tsx'
export { FormFrame, type FormFrameProps } from '../components/form-frame/form-frame.tsx'
export {
  ImageCropper,
  type ImageCropperHandle,
  type ImageCropperProps,
  type ImageCropperWords,
} from '../components/image-cropper/image-cropper.tsx'
export {
  MultiSelect,
  type MultiSelectOption,
  type MultiSelectProps,
} from '../components/multi-select/multi-select.tsx'
export { NumberField, type NumberFieldProps } from '../components/number-field/number-field.tsx'
export {
  PasswordField,
  type PasswordFieldProps,
} from '../components/password-field/password-field.tsx'
export {
  type RadioCard,
  RadioCards,
  type RadioCardsProps,
} from '../components/radio-cards/radio-cards.tsx'
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from '../components/radio-group/radio-group.tsx'
export { SearchField, type SearchFieldProps } from '../components/search-field/search-field.tsx'
export {
  Segmented,
  type SegmentedOption,
  type SegmentedProps,
} from '../components/segmented/segmented.tsx'
export { Select, type SelectOption, type SelectProps } from '../components/select/select.tsx'
export { Slider, type SliderProps } from '../components/slider/slider.tsx'
export { TextArea, type TextAreaProps } from '../components/text-area/text-area.tsx'
export { InputBox, TextField, type TextFieldProps } from '../components/text-field/text-field.tsx'
