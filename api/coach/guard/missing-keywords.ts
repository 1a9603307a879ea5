import { stemOf, wordsOf } from '../text/words.ts'
import type { Facts } from './facts.ts'

const flat = (text: string, form: (word: string) => string) => ` ${wordsOf(text).map(form).join(' ')} `
const asWritten = (word: string) => word

/** Keeps the terms that stand in the ad and do not stand in the resume, each once, in order. */
export function missingKeywords(terms: readonly string[], { ad, resume }: Facts): string[] {
  const [adText, adStems] = [flat(ad.text, asWritten), flat(ad.text, stemOf)]
  const [resumeText, resumeStems] = [flat(resume.text, asWritten), flat(resume.text, stemOf)]
  const seen = new Set<string>()
  return terms.filter((term) => {
    const [words, stems] = [flat(term, asWritten), flat(term, stemOf)]
    if (words.trim() === '' || seen.has(stems)) return false
    seen.add(stems)
    const stands = adText.includes(words) || adStems.includes(stems)
    return stands && !resumeText.includes(words) && !resumeStems.includes(stems)
  })
}
