let context: AudioContext | undefined

/** Frequencies in hertz and when each begins, in seconds: a ship's bell, struck twice. */
const strokes = [
  [880, 0],
  [1174.7, 0.14],
] as const
const strokeSeconds = 0.35
const loudness = 0.12

/** A short sound, made here: nothing is loaded for it. Browsers keep quiet until the page was touched once. */
export async function chime(): Promise<void> {
  context ??= new AudioContext()
  if (context.state === 'suspended') await context.resume()
  const from = context.currentTime
  for (const [frequency, after] of strokes) {
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setValueAtTime(loudness, from + after)
    gain.gain.exponentialRampToValueAtTime(0.001, from + after + strokeSeconds)
    const tone = new OscillatorNode(context, { frequency, type: 'sine' })
    tone.connect(gain).connect(context.destination)
    tone.start(from + after)
    tone.stop(from + after + strokeSeconds)
  }
}
