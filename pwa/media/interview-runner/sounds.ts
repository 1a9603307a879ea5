/** The small sounds of a practice; quiet, because the microphone may be open. */
export interface Sounds {
  /** "You're on": two rising notes. Resolves when they are over, to keep them out of the recording. */
  begin(): Promise<void>
  /** The silence is about to end the answer. */
  tick(): void
  /** The answer is kept: one falling note. */
  kept(): void
}

interface Note {
  hz: number
  atMs: number
  forMs: number
}

const gains = { clear: 0.16, soft: 0.05 } as const

/** Plays notes and releases the sound card. Never throws: practice works without sounds, too. */
async function play(notes: readonly Note[], gain: keyof typeof gains): Promise<void> {
  if (typeof AudioContext === 'undefined') return
  const lastMs = Math.max(...notes.map(({ atMs, forMs }) => atMs + forMs))
  const context = new AudioContext()
  const volume = new GainNode(context, { gain: gains[gain] })
  volume.connect(context.destination)
  for (const { hz, atMs, forMs } of notes) {
    const tone = new OscillatorNode(context, { frequency: hz })
    tone.connect(volume)
    tone.start(context.currentTime + atMs / 1_000)
    tone.stop(context.currentTime + (atMs + forMs) / 1_000)
  }
  // By the clock and not by `ended`: a context that the browser suspends never ends.
  await new Promise((over) => setTimeout(over, lastMs))
  await context.close().catch(() => undefined)
}

export const pageSounds: Sounds = {
  begin() {
    navigator.vibrate?.(80)
    return play(
      [
        { hz: 523, atMs: 0, forMs: 120 },
        { hz: 784, atMs: 140, forMs: 180 },
      ],
      'clear',
    )
  },
  tick() {
    navigator.vibrate?.(30)
    void play([{ hz: 880, atMs: 0, forMs: 40 }], 'soft')
  },
  kept() {
    void play([{ hz: 392, atMs: 0, forMs: 160 }], 'clear')
  },
}
