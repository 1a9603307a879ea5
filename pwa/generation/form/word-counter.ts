import { countWords, jobDescriptionMaxWords } from '../../../api/contract/limits.ts'

export function wordCounter(text: string): string {
  const words = countWords(text)
  const over = words - jobDescriptionMaxWords
  return over > 0 ? `${words} of ${jobDescriptionMaxWords} words, cut ${over}` : `${words} of ${jobDescriptionMaxWords} words`
}
