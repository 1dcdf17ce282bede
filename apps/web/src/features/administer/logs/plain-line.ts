// oxlint-disable no-control-regex -- control characters are what this is about

/** What colours a terminal or moves its cursor: CSI and OSC sequences, and the short ones. */
const terminalCodes =
  /\u001B(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\)?|[ -/]*[0-~])/g
/** ASCII controls, which have pictures of their own. */
const asciiControls = /[\u0000-\u001F\u007F]/g
/** Controls without a picture, and what turns the direction of a line around. */
const otherControls = /[\u0080-\u009F\u200E\u200F\u202A-\u202E\u2028\u2029\u2066-\u2069]/g

const pictures = 0x24_00
const deletePicture = '\u2421'

const pictureOf = (sign: string) =>
  sign === '\u007F' ? deletePicture : String.fromCodePoint(pictures + (sign.codePointAt(0) ?? 0))

/** A line of a log as it can be shown: what steers a terminal is left out, other invisible signs become visible. */
export const plainLine = (text: string): string =>
  text
    .replaceAll(terminalCodes, '')
    .replaceAll(asciiControls, pictureOf)
    .replaceAll(otherControls, '\uFFFD')
