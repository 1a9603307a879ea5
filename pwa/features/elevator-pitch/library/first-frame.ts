/** A phone that saves data may never load it; the card shows its icon then. */
const withinMs = 15_000
/** The very first frame of a recording is often still dark. */
const atSeconds = 0.2
/** Twice the width of a card's picture on a phone would be 660; this is sharp enough and takes 20 KB. */
const widthPx = 480

/**
 * The first frame of a video as a picture (a data address), for a card that must not load the whole. Requests only the beginning.
 * @returns null when this browser cannot show it
 */
export async function firstFrameOf(address: string): Promise<string | null> {
  const video = document.createElement('video')
  Object.assign(video, { muted: true, playsInline: true, preload: 'metadata' })
  try {
    const shown = new Promise<string | null>((resolve) => {
      // A frame beyond the end would never come: short videos show an earlier one.
      video.onloadedmetadata = () => {
        video.currentTime = Math.min(atSeconds, (video.duration || 0) / 2)
      }
      video.onseeked = () => resolve(drawn(video))
      video.onerror = () => resolve(null)
      setTimeout(() => resolve(null), withinMs)
    })
    video.src = address
    return await shown
  } finally {
    video.onerror = null
    video.removeAttribute('src')
    video.load()
  }
}

function drawn(video: HTMLVideoElement): string | null {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) return null
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(widthPx, videoWidth)
  canvas.height = Math.round((canvas.width * videoHeight) / videoWidth)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', 0.7)
}
