/** Ten seconds of silence: browsers route headset buttons only to pages playing more than five seconds of sound. */
function silence(): Blob {
  const samplesPerSecond = 8_000
  const samples = samplesPerSecond * 10
  const file = new DataView(new ArrayBuffer(44 + samples))
  const text = (at: number, word: string) => new Uint8Array(file.buffer).set(new TextEncoder().encode(word), at)
  text(0, 'RIFF')
  file.setUint32(4, 36 + samples, true)
  text(8, 'WAVEfmt ')
  file.setUint32(16, 16, true)
  file.setUint16(20, 1, true)
  file.setUint16(22, 1, true)
  file.setUint32(24, samplesPerSecond, true)
  file.setUint32(28, samplesPerSecond, true)
  file.setUint16(32, 1, true)
  file.setUint16(34, 8, true)
  text(36, 'data')
  file.setUint32(40, samples, true)
  new Uint8Array(file.buffer, 44).fill(128)
  return new Blob([file.buffer], { type: 'audio/wav' })
}

const actions = ['play', 'pause', 'stop', 'togglemicrophone'] as const

/** Most headsets have one button: it stops a recording or resumes a paused one. */
export function listenToHeadset(title: string, pressed: () => void): () => void {
  if (!('mediaSession' in navigator)) return () => undefined
  const address = URL.createObjectURL(silence())
  const quiet = new Audio(address)
  quiet.loop = true
  // Blocked without a prior tap; the button then still controls the music player.
  void quiet.play().catch(() => undefined)
  const session = navigator.mediaSession
  session.metadata = new MediaMetadata({ title, artist: 'Greenroom' })
  session.playbackState = 'playing'
  for (const action of actions) setHandler(session, action, pressed)
  return () => {
    quiet.pause()
    URL.revokeObjectURL(address)
    for (const action of actions) setHandler(session, action, null)
    session.playbackState = 'none'
    session.metadata = null
  }
}

function setHandler(session: MediaSession, action: (typeof actions)[number], handler: (() => void) | null) {
  try {
    session.setActionHandler(action as MediaSessionAction, handler)
  } catch {
    // Browsers throw on actions they do not know.
  }
}
