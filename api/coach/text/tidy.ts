import { boundedText } from './bounded-text.ts'

/** Longest text that is read; the rest is ignored (the longest resume that is accepted). */
const longestText = 100_000

const replacements: [RegExp, string][] = [
  [/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n'],
  // Soft hyphens, zero-width characters and byte order marks carry no text but split words apart.
  [/[\u00ad\u200b-\u200f\u2060\ufeff]/g, ''],
  [/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/g, ' '],
  [/[\u2018\u2019\u201b\u02bc\u00b4`]/g, "'"],
  [/[\u201c\u201d\u201e\u2033]/g, '"'],
  [/[\u2010\u2011\u2012\u2212]/g, '-'],
  [/\ufb00/g, 'ff'],
  [/\ufb01/g, 'fi'],
  [/\ufb02/g, 'fl'],
  [/\ufb03/g, 'ffi'],
  [/\ufb04/g, 'ffl'],
  [/\ufb05|\ufb06/g, 'st'],
  // Icons of symbol fonts: in a resume they are bullets.
  [/[\ue000-\uf8ff]/g, '•'],
  // "Ph.D.", "R.N.", "e.g." would end a sentence.
  [/\bPh\.\s?D\b\.?/g, 'PhD'],
  [/\b(B|M)\.\s?(Sc|Ed|Eng|Com|Tech|Arch)\b\.?/g, '$1$2'],
  [/\bincl\b\.?/gi, 'including'],
  [/\b(e\.g|i\.e)\b\.?,?/gi, 'e.g'],
  [/\be\.g/g, 'eg'],
  [/\b(approx|min|max|yrs|yr|exp|dept|etc|vs|Inc|Ltd|Corp|Co|St|Dr|Mr|Mrs|Ms|No)\.(?=\s+[\w(])/g, '$1'],
]

/** "R.N." and "U.S." */
const dottedAcronym = /\b(?:[A-Z]\.){1,5}[A-Z]\b\.?(?=[\s,;)/]|$)/g

/**
 * One spelling of line ends, spaces, quotes, hyphens, ligatures and dotted abbreviations, so that the same words from a PDF, a DOCX
 * and a pasted ad compare equal.
 */
export function tidy(text: string): string {
  let tidied = text.slice(0, longestText)
  for (const [pattern, replacement] of replacements) tidied = tidied.replace(pattern, replacement)
  return boundedText(tidied.replace(dottedAcronym, (acronym) => acronym.replaceAll('.', '')))
}
