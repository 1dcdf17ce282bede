/** Whether a text has so many characters, counted as the contract does: by code points, so that 👍 is one and not two. */
export function hasLength(
  text: string,
  { minLength, maxLength }: { readonly minLength: number; readonly maxLength: number },
): boolean {
  // oxlint-disable-next-line typescript/no-misused-spread -- code points are what the contract counts
  const { length } = [...text]
  return length >= minLength && length <= maxLength
}
