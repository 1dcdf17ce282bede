export type RunningInstance = {
  readonly challengeId: number
  readonly title: string
  readonly entry: string
  readonly closeTime: number
}
