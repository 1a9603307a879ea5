import { type Pair, readPairs } from '../../../evals/pairs/own/pair.ts'
import { type Facts, readFacts } from '../guard/facts.ts'
import { tidy } from '../text/tidy.ts'

const names = ['nurse', 'backend', 'chef', 'electrician-uk', 'teacher-uk', 'sales-rep', 'welder', 'paralegal']

/** Eight resumes and ads over eight professions. */
export const professions: Pair[] = readPairs('development').filter(({ name }) => names.includes(name))

/** What the two texts say, as written and as the reading tidies them ("e.g." becomes "eg"). */
export function factsOf({ resume, ad }: Pair, today: Date): Facts {
  return readFacts({
    resumeText: `${resume}\n${tidy(resume)}`,
    jobDescription: `${ad}\n${tidy(ad)}`,
    missingTerms: [],
    today,
  })
}
