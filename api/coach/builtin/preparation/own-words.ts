import type { ExperienceLine } from '../../scoring/match-reading.ts'
import { jobOf, whereItWas } from '../job-of-line.ts'
import { toldAs } from '../star-answer.ts'
import { lowered, quoted } from '../wording.ts'

/** "I ran the sauce section", or null where the line cannot be told that way ("Rewires and fault-finding"). */
function inFirstPerson(line: ExperienceLine): string | null {
  const text = toldAs(line)
  return text.startsWith('I ') && !/^I [a-z-]+[^s\W]s[\s,]/.test(text) ? text : null
}

/** What a line tells, as a sentence of its own without its full stop. */
export function told(line: ExperienceLine): string {
  return inFirstPerson(line) ?? `My resume puts it this way: ${quoted(line.text)}`
}

/** The same behind a colon. */
export function toldBehindColon(line: ExperienceLine): string {
  return inFirstPerson(line) ?? lowered(quoted(line.text))
}

/** "In my role as cook at The Oak, I ran the sauce section". */
export function toldWhere(line: ExperienceLine): string {
  const text = inFirstPerson(line)
  return text ? `${where(line)}, ${text}` : `${where(line)}, in the words of my resume: ${quoted(line.text)}`
}

const longestName = 6

/** Where a line belongs, for the beginning of a sentence; what was read as an employer and is a sentence, is not said. */
export function where(line: Pick<ExperienceLine, 'job'> | null): string {
  const { employer } = jobOf(line ?? { job: null })
  const isSentence = (employer?.split(' ').length ?? 0) > longestName
  return whereItWas(line && !isSentence ? line : { job: null })
}
