import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'

export async function drawnPdf(
  draw: (page: PDFPage, font: PDFFont, pdf: PDFDocument) => void | Promise<void>,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([612, 792])
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  await draw(page, font, pdf)
  return pdf.save()
}

export const white = rgb(1, 1, 1)
export const dark = rgb(0.1, 0.2, 0.3)

export function drawLines(page: PDFPage, font: PDFFont, lines: string[], { x = 72, y = 720, size = 11, step = 15 } = {}) {
  for (const [index, line] of lines.entries()) page.drawText(line, { x, y: y - index * step, size, font })
}

export const plainLines = [
  'Percival Placeholder',
  'Welder, Springfield, IL',
  'percival@example.com',
  'Experience',
  'Welded pressure vessels to code for nine years',
]
