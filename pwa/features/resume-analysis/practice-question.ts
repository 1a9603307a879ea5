import type { MatchEvidence } from '../../../api/contract/resume-analysis.ts'
import { wordFinder } from './find-words.ts'

/** What an interviewer would ask about a requirement: one of the analysis's own questions where one names it. */
export function practiceQuestion({ term }: Pick<MatchEvidence, 'term'>, questions: readonly { question: string }[] = []): string {
  const own = questions.find(({ question }) => wordFinder(question)(term).length > 0)
  return own?.question ?? `This job asks for "${term}". What have you done with it, or with something close to it?`
}
