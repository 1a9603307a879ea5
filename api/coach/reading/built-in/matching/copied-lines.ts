import { adLines } from '../../../lines/ad-lines.ts'
import { sharedRuns } from '../../../text/shared-runs.ts'
import { tokensOf } from '../../../text/tokens.ts'

/** So many words in a row are nobody's own within one sentence; names of credentials that happen to follow each other may be a few more. */
const longRun = 8
const longRunOverLines = 12
/** A sentence with a word changed here and there: nearly all of it in shorter runs, one of them as long as this. */
const nearlyAllShare = 0.85
const nearlyLongRun = 5
/** What a person may add to a copied sentence without making it their own: "Experience with". */
const ownWordsShare = 0.2
const fewestOwnWords = 2

/** The sentences of a resume that were taken over from the job description, word for word or nearly. */
export function copiedSentences(sentences: readonly string[], jobDescription: string): string[] {
  const ad = adLines(jobDescription).flatMap(({ text }) => wordsOf(text))
  const figures = new Set(figuresIn(jobDescription))
  const words = sentences.map(wordsOf)
  const runs = sharedRuns(words.flat(), ad)
  let end = 0
  return sentences.filter((text, at) => {
    end += words[at]!.length
    // A figure that the ad does not have makes the sentence the user's own.
    return isCopied(runs.slice(end - words[at]!.length, end)) && figuresIn(text).every((figure) => figures.has(figure))
  })
}

const isFigure = (word: string) => /^\d+$/.test(word)
const stemsOf = (text: string) => tokensOf(text).map(({ stem }) => stem)
const figuresIn = (text: string) => stemsOf(text).filter(isFigure)
/** Without figures and single letters: the marks of lists and tables come and go. */
const wordsOf = (text: string) => stemsOf(text).filter((word) => word.length > 1 && !isFigure(word))

/** @param runs for each word of a sentence, how many words in a row it shares with the ad */
function isCopied(runs: readonly number[]): boolean {
  const words = runs.length
  const longest = runs.reduce((most, run) => Math.max(most, run), 0)
  const own = runs.filter((run) => run === 0).length
  if (words === 0 || own > Math.max(fewestOwnWords, words * ownWordsShare)) return false
  if (longest >= longRunOverLines || (words >= longRun && longest >= longRun)) return true
  return words >= longRun && longest >= nearlyLongRun && own <= words * (1 - nearlyAllShare)
}
