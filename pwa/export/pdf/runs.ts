import type { TextStyle, Typeface } from './typeface.ts'

export type Run = ReturnType<typeof runsOf>[number]

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const rightToLeftLetter =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}]/u

export const isRightToLeft = (text: string) => rightToLeftLetter.test(/\p{L}/u.exec(text)?.[0] ?? '')

/** In reading order. A space between two pictures of words belongs to the first one. */
export function runsOf(text: string, style: TextStyle, { fonts, painter, draws }: Typeface) {
  const parts: { text: string; byFont: boolean }[] = []
  for (const { segment } of graphemes.segment(text)) {
    const byFont = draws(segment)
    const [beforeLast, last] = [parts.at(-2), parts.at(-1)]
    if (last?.byFont === byFont) last.text += segment
    else if (last && beforeLast && !byFont && last.text.trim() === '') {
      parts.pop()
      beforeLast.text += last.text + segment
    } else parts.push({ text: segment, byFont })
  }
  return parts.map((part) => ({
    ...part,
    widthPt: part.byFont ? fonts[style.weight].widthOfTextAtSize(part.text, style.sizePt) : painter.widthPt(part.text, style),
  }))
}

export function inDrawingOrder(runs: readonly Run[], rightToLeft: boolean): Run[] {
  if (!rightToLeft) return [...runs]
  const mirrored = (run: Run) => ({ ...run, text: run.byFont ? run.text.replace(/^(\s*)(.*?)(\s*)$/u, '$3$2$1') : run.text })
  return runs.map(mirrored).reverse()
}
