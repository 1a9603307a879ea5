const cuesAtLeftMs = [30_000, 10_000] as const
const toneHz = 660
const toneMs = 180

/** Plays the tone, and vibrates, when the time left has just passed a mark. */
export function cueAt(beforeMs: number, nowMs: number) {
  if (!hasPassed(beforeMs, nowMs)) return
  navigator.vibrate?.(120)
  if (typeof AudioContext === 'undefined') return
  const context = new AudioContext()
  const tone = new OscillatorNode(context, { frequency: toneHz })
  // Quiet, because the microphone is open; echo cancellation removes the rest.
  tone.connect(new GainNode(context, { gain: 0.06 })).connect(context.destination)
  tone.onended = () => void context.close()
  tone.start()
  tone.stop(context.currentTime + toneMs / 1_000)
}

export function hasPassed(beforeMs: number, nowMs: number): boolean {
  return cuesAtLeftMs.some((mark) => beforeMs > mark && nowMs <= mark)
}
