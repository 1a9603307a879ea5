interface Note {
  hz: number
  atMs: number
  forMs: number
}

/** `soft` while the microphone is open: echo cancellation removes the rest. */
const gains = { clear: 0.16, soft: 0.05 } as const

/** Plays notes and releases the audio device. Never throws: practice works without sounds. */
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
  // A timer, because a context suspended by the browser never fires `ended`.
  await new Promise((over) => setTimeout(over, lastMs))
  await context.close().catch(() => undefined)
}

export const pageSounds = {
  /** Two rising notes. Resolves when they end, to keep them out of the recording. */
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

const cuesAtLeftMs = [30_000, 10_000] as const

/** Plays a tone, and vibrates, when the time left has just passed a mark. */
export function cueAt(beforeMs: number, nowMs: number) {
  if (!hasPassed(beforeMs, nowMs)) return
  navigator.vibrate?.(120)
  void play([{ hz: 660, atMs: 0, forMs: 180 }], 'soft')
}

export function hasPassed(beforeMs: number, nowMs: number): boolean {
  return cuesAtLeftMs.some((mark) => beforeMs > mark && nowMs <= mark)
}
