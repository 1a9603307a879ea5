/** Of ten seconds in 8 bits at 8 kHz: browsers route headset buttons only to pages playing more than five seconds of sound. */
const wavHeader = 'UklGRqQ4AQBXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YYA4AQA='

function silence(): Blob {
  const header = Uint8Array.from(atob(wavHeader), (character) => character.charCodeAt(0))
  return new Blob([header, new Uint8Array(80_000).fill(128)], { type: 'audio/wav' })
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
