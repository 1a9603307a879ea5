import regularFont from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url'
import boldFont from '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf?url'
import { isRightToLeft } from './runs.ts'
import { pictureBottom, pictureTop, type TextStyle, type TextTools } from './typeface.ts'

/** 288 dpi: sharp in print. */
const pixelsPerPt = 4

async function fetchFont(address: string): Promise<Uint8Array> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`font: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

function contextFor({ sizePt, weight }: TextStyle, canvas = document.createElement('canvas')) {
  const context = canvas.getContext('2d')!
  context.font = `${weight === 'bold' ? 700 : 400} ${sizePt}px system-ui, sans-serif`
  return context
}

/** Our Noto Sans for Latin, Greek and Cyrillic; device fonts for other scripts. */
export const browserText: TextTools = {
  async loadFonts() {
    const [regular, bold] = await Promise.all([fetchFont(regularFont), fetchFont(boldFont)])
    return { regular, bold }
  },
  painter: {
    widthPt: (text, style) => contextFor(style).measureText(text).width,
    async paint(text, style, ink) {
      const canvas = document.createElement('canvas')
      const widthPt = this.widthPt(text, style)
      canvas.width = Math.ceil(widthPt * pixelsPerPt)
      canvas.height = Math.ceil((pictureTop + pictureBottom) * style.sizePt * pixelsPerPt)
      const context = contextFor(style, canvas)
      context.scale(canvas.width / widthPt, canvas.height / ((pictureTop + pictureBottom) * style.sizePt))
      context.fillStyle = `rgb(${ink.map((part) => Math.round(part * 255)).join(' ')})`
      const rightToLeft = isRightToLeft(text)
      context.direction = rightToLeft ? 'rtl' : 'ltr'
      context.fillText(text, rightToLeft ? widthPt : 0, pictureTop * style.sizePt)
      const png = await new Promise<Blob | null>((done) => canvas.toBlob(done))
      if (!png) throw new Error('The browser could not draw a picture of a word')
      return new Uint8Array(await png.arrayBuffer())
    },
  },
}
