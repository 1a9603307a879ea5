import { countWords } from '../../../contract/limits.ts'
import type { FormatFinding } from '../../../contract/resume-analysis.ts'
import type { ResumeDocument } from '../../../documents/document.ts'
import { counted, finding } from './finding.ts'

const mostPages = 2
const fewestWords = 150
/** About what two pages hold, for files that do not say how many pages they have. */
const mostWords = 1200
/** Scripts without spaces: about this many characters say what an English word says. */
const charactersPerWord = 2

export function lengthChecks({ text, pages, format }: ResumeDocument): FormatFinding[] {
  const count = countedWords(text)
  const words = counted(count, 'word')
  const pageCount = pages ?? format.declaredPages
  if (count < fewestWords) return finding(true, 'too-short', { words })
  if (pageCount === null ? count > mostWords : pageCount > mostPages)
    return finding(true, 'too-long', { length: pageCount === null ? words : counted(pageCount, 'page') })
  return finding(true, 'length', { length: pageCount === null ? words : `${words} on ${counted(pageCount, 'page')}` })
}

function countedWords(text: string): number {
  const unspaced = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0
  return unspaced > text.length * 0.2 ? Math.round(unspaced / charactersPerWord) : countWords(text)
}
