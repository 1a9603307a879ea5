interface RecorderReports {
  piece(bytes: Blob): void
  interrupted(): void
  /** The microphone was unplugged, or the recorder failed. `ended` follows. */
  broke(why: 'device-was-lost' | 'recorder-broke'): void
  ended(): void
}

/** The most a crash can lose; each piece adds twenty bytes. */
const pieceMs = 500

/** Pieces this late mean the phone cannot keep up encoding, and a crash would lose the encoder's backlog. */
const behindAfterMs = 1_200
const easierPicture: MediaTrackConstraints = { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 15 } }

/** Shrinks the picture once when pieces are late. Call the returned function with each piece. */
function easeWhenBehind(stream: MediaStream, isRecording: () => boolean): () => void {
  let lastAtMs = performance.now()
  let isEased = stream.getVideoTracks().length === 0
  return () => {
    const lateMs = performance.now() - lastAtMs
    lastAtMs = performance.now()
    if (isEased || !isRecording() || lateMs < behindAfterMs) return
    isEased = true
    for (const track of stream.getVideoTracks()) void track.applyConstraints(easierPicture).catch(() => undefined)
  }
}

export function canRecord(type: string): boolean {
  return typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported(type)
}

/** Resolves once the recorder runs. @throws DOMException if the browser cannot record this stream */
export async function startRecorder(
  stream: MediaStream,
  options: { type: string; audioBitsPerSecond: number; videoBitsPerSecond: number },
  reports: RecorderReports,
) {
  const { type, ...rates } = options
  const recorder = new MediaRecorder(stream, { mimeType: type, ...rates })
  const life = new AbortController()
  const listen = { signal: life.signal }
  const flush = () => recorder.state === 'recording' && recorder.requestData()
  const stop = () => recorder.state !== 'inactive' && recorder.stop()
  const notePiece = easeWhenBehind(stream, () => recorder.state === 'recording')
  recorder.addEventListener('dataavailable', ({ data }) => {
    notePiece()
    reports.piece(data)
  })
  recorder.addEventListener('error', () => reports.broke('recorder-broke'), listen)
  recorder.addEventListener('stop', () => {
    life.abort()
    reports.ended()
  })
  for (const track of stream.getAudioTracks()) {
    track.addEventListener('mute', () => reports.interrupted(), listen)
    // Losing only the camera is fine: a pitch is judged by its words.
    track.addEventListener('ended', () => void [reports.broke('device-was-lost'), stop()], listen)
  }
  // The last chance before the phone freezes or discards the page.
  document.addEventListener('visibilitychange', flush, listen)
  addEventListener('pagehide', flush, listen)
  await new Promise<void>((resolve, reject) => {
    recorder.addEventListener('start', () => resolve(), { once: true })
    recorder.addEventListener('error', () => reject(new DOMException('The recorder did not start', 'InvalidStateError')), listen)
    recorder.start(pieceMs)
  })
  return {
    /** What is actually written, for example 'audio/webm;codecs=opus'. */
    type: recorder.mimeType || type,
    pause() {
      if (recorder.state !== 'recording') return
      // In this order, to store what was said before the pause.
      recorder.requestData()
      recorder.pause()
    },
    resume: () => recorder.state === 'paused' && recorder.resume(),
    stop,
  }
}
