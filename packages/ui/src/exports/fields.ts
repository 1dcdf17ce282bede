/** What is filled in and chosen. */
export { Checkbox } from '../components/fields/choice/checkbox.tsx'
export { Switch, type SwitchProps } from '../components/fields/choice/switch.tsx'
export { ColourSwatches } from '../components/fields/colour-swatches/colour-swatches.tsx'
export { Combobox } from '../components/fields/combobox/combobox.tsx'
export { DateTimeField } from '../components/fields/date-time-field/date-time-field.tsx'
export { Dropzone } from '../components/fields/dropzone/dropzone.tsx'
export { Field } from '../components/fields/field/field.tsx'
export { Fieldset } from '../components/fields/fieldset/fieldset.tsx'
export { FilterChips } from '../components/fields/filter-chips/filter-chips.tsx'
export {
  ImageCropper,
  type ImageCropperHandle,
} from '../components/fields/image-cropper/image-cropper.tsx'
export { NumberField } from '../components/fields/number-field/number-field.tsx'
export { PasswordField } from '../components/fields/password-field/password-field.tsx'
export { RadioCards } from '../components/fields/radio-cards/radio-cards.tsx'
export { RadioGroup } from '../components/fields/radio-group/radio-group.tsx'
export { SearchField } from '../components/fields/search-field/search-field.tsx'
export { Segmented } from '../components/fields/segmented/segmented.tsx'
export { Select, type SelectProps } from '../components/fields/select/select.tsx'
export { Slider } from '../components/fields/slider/slider.tsx'
export { TextArea } from '../components/fields/text-area/text-area.tsx'
export { TextField } from '../components/fields/text-field/text-field.tsx'
