/** A file of a challenge that could not be read. */
export class FileFailure extends Error {
  readonly fileName: string

  constructor(fileName: string, cause: unknown) {
    super(`${fileName} could not be read`, { cause })
    this.fileName = fileName
  }
}
