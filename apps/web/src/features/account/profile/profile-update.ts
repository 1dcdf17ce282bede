import type { Schema } from '@halyard/api'

export type ProfileValues = {
  userName: string
  bio: string
  realName: string
  stdNumber: string
  phone: string
}

/** The form as the server takes it: blank texts clear, except the phone, whose "nothing" the server only knows as null. */
export const toProfileUpdate = (values: ProfileValues): Schema<'ProfileUpdateModel'> => ({
  userName: values.userName.trim(),
  bio: values.bio.trim(),
  realName: values.realName.trim(),
  stdNumber: values.stdNumber.trim(),
  phone: values.phone.trim() || null,
})
