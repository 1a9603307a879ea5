const words = new Intl.Segmenter('und', { granularity: 'word' })

/** Scripts without spaces, where a line may break between any two words. */
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff01-\uff65]/u
/** Closing marks and small kana may not start a line, opening ones may not end it (Japanese kinsoku, also right for Chinese). */
const notFirst = /^[\p{Pe}\p{Pf}!%,.:;?、。，．：；！？・ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々…‥%％]/u
const notLast = /[\p{Ps}\p{Pi}]$/u

/** Pieces between which a line may break: after spaces and hyphens, and between words of scripts without spaces. */
export function breakablePieces(paragraph: string): string[] {
  const pieces: string[] = []
  for (const { segment } of words.segment(paragraph)) {
    const before = pieces.at(-1)
    const isNew =
      before === undefined ||
      (/\s$/u.test(before) && !/^\s/u.test(segment)) ||
      (/[\p{L}\p{N}][-–—/]$/u.test(before) && /^\p{L}/u.test(segment)) ||
      ((spaceless.test(before.slice(-1)) || spaceless.test(segment.charAt(0))) &&
        !/^\s/u.test(segment) &&
        !notFirst.test(segment) &&
        !notLast.test(before))
    if (isNew) pieces.push(segment)
    else pieces[pieces.length - 1] = before + segment
  }
  return pieces
}
