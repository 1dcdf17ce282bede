import { create } from 'zustand'

/** The current text for screen readers; a new key announces the same text again. */
export const useAnnouncement = create<{ text: string; key: number }>(() => ({ text: '', key: 0 }))

/** Announces to screen readers what is visible to others: that something was made, joined or deleted. Texts come translated. */
export const announce = (text: string): void =>
  useAnnouncement.setState(({ key }) => ({ text, key: key + 1 }))
