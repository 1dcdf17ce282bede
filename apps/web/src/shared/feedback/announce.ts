import { create } from 'zustand'

/** What readers are told now; a new key tells the same words again. */
export const useAnnouncement = create<{ words: string; key: number }>(() => ({ words: '', key: 0 }))

/** Tells readers what eyes see by themselves: that something was made, joined or deleted. Texts come translated. */
export const announce = (words: string): void =>
  useAnnouncement.setState(({ key }) => ({ words, key: key + 1 }))
