import { countWords } from '../../../contract/limits.ts'
import type { FormatFinding } from '../../../contract/resume-analysis.ts'
import type { ResumeDocument } from '../../../documents/document.ts'
import { counted, good, notice, problem } from './finding.ts'

const mostPages = 2
const fewestWords = 150
/** About what two pages hold, for files that do not say how many pages they have. */
const mostWords = 1200
/** Scripts without spaces: about this many characters say what an English word says. */
const charactersPerWord = 2

export function lengthChecks({ text, pages, format }: ResumeDocument): FormatFinding[] {
  const words = wordsOf(text)
  const pageCount = pages ?? format.declaredPages
  const isLong = pageCount === null ? words > mostWords : pageCount > mostPages
  if (words < fewestWords)
    return [
      problem(
        'too-short',
        'Very short',
        `${counted(words, 'word')} were found. Say for each job what you did and what came of it; 300 to 700 words are usual.`,
      ),
    ]
  if (isLong) {
    const length = pageCount === null ? `${words} words` : counted(pageCount, 'page')
    return [
      notice(
        'too-long',
        'Longer than two pages',
        `The resume has ${length}. Keep what speaks for this job; two pages are enough for most people.`,
      ),
    ]
  }
  return [
    good('length', 'Good length', `${counted(words, 'word')}${pageCount === null ? '' : ` on ${counted(pageCount, 'page')}`}.`),
  ]
}

function wordsOf(text: string): number {
  const unspaced = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0
  return unspaced > text.length * 0.2 ? Math.round(unspaced / charactersPerWord) : countWords(text)
}
