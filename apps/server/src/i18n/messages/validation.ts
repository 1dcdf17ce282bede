import { msg } from '#i18n/msg.ts'

/** Why a value was refused; `{field}` is its name on the wire. */
export const validationMessages = {
  fieldRequired: msg({ message: '{field}: this is required.' }),
  fieldBlank: msg({ message: '{field}: this must not be blank.' }),
  fieldNull: msg({ message: '{field}: null is not allowed.' }),
  fieldType: msg({ message: '{field}: the type must be {type}.' }),
  fieldLengthBetween: msg({ message: '{field}: use {min} to {max} characters.' }),
  fieldTooShort: msg({ message: '{field}: use at least {min} characters.' }),
  fieldTooLong: msg({
    message: '{field}: use at most {max, plural, one {# character} other {# characters}}.',
  }),
  fieldBetween: msg({ message: '{field}: choose a number from {min} to {max}.' }),
  fieldTooSmall: msg({ message: '{field}: {min} is the smallest value allowed.' }),
  fieldTooBig: msg({ message: '{field}: {max} is the largest value allowed.' }),
  fieldNotEmail: msg({ message: '{field}: this is not an email address.' }),
  fieldNotPhone: msg({ message: '{field}: this is not a phone number.' }),
  fieldNotUuid: msg({ message: '{field}: this is not a UUID.' }),
  fieldNotListed: msg({ message: '{field}: choose one of {choices}.' }),
  fieldMalformed: msg({ message: '{field}: this has the wrong format.' }),
}
