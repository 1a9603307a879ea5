import type { ExperienceLine, MatchTerm } from '../scoring/match-reading.ts'
import { underWhichJob } from './job-of-line.ts'
import { capitalized, inSentence, listed, pick, quoted, sentence } from './wording.ts'

export interface Recommendation {
  title: string
  description: string
  bulletPoint: string
}

/** What to do about a term that the ad asks for and the resume does not show. */
export function adviceOnGap(term: MatchTerm, nearest: ExperienceLine | null): Recommendation {
  const wish = `The ad asks: ${quoted(term.requirement)}.`
  const choice =
    term.alternatives.length > 0 ? ` ${capitalized(listed([inSentence(term), ...term.alternatives], 'or'))} will do.` : ''
  return { title: titleFor(term), description: `${wish}${choice} ${adviceFor(term, nearest)}`, bulletPoint: bulletFor(term) }
}

function titleFor(term: MatchTerm): string {
  const name = inSentence(term)
  switch (term.kind) {
    case 'certificate':
    case 'licence':
      return pick([`State where you stand with ${name}`, `Make ${name} easy to find`], term.term)
    case 'language':
      return `Say how well you speak ${term.term}`
    case 'degree':
    case 'domain':
      return pick([`Show your link to ${name}`, `Point to what you know of ${name}`], term.term)
    default:
      return pick(
        [`Show ${name}, if you have used it`, `Give ${name} a line of its own`, `Bring ${name} into your experience`],
        term.term,
      )
  }
}

function adviceFor(term: MatchTerm, nearest: ExperienceLine | null): string {
  const place = nearest ? `The closest line you have is ${quoted(nearest.text)}${underWhichJob(nearest)}` : ''
  switch (term.kind) {
    case 'certificate':
    case 'licence':
      return 'If you hold it, name it with its issuer and date under a heading such as "Licenses and certifications". If you are working toward it, give the month you expect it. If neither, apply anyway only when the ad leaves room, and say in your letter when you could have it.'
    case 'language':
      return 'Add a line "Languages" with your honest level (basic, working, fluent or native) and one situation in which you used it.'
    case 'degree':
    case 'domain':
      return sentence(
        `Your resume does not mention it. A course, a project or an employer from this field counts, so name one where it is true${place ? `. ${place}; one added phrase there may be enough` : ''}`,
      )
    default:
      return sentence(
        place
          ? `${place}. ${pick(['If this work involved it, name it there; if it came up elsewhere, add a line', 'If you used it there, the word belongs in that line; otherwise a training course or a private project can carry it', 'Name it there if that is true, or add a line about where you met it'], term.term)}`
          : 'Your resume does not mention it. Add one line about where you used it, and leave it out if you have not',
      )
  }
}

function bulletFor(term: MatchTerm): string {
  const name = inSentence(term)
  switch (term.kind) {
    case 'certificate':
    case 'licence':
      return `${term.term} ([issuer], [month and year], [number or expiry if shown])`
    case 'language':
      return `${term.term}: [level], used for [situation, such as calls with customers]`
    case 'degree':
      return `[Degree, course or module] in ${name}, [school], [year]`
    case 'domain':
      return `[Verb in the past tense] [what] for [employer or project] in ${name}, with [result]`
    case 'tool':
      return pick(
        [
          `Used ${name} to [task] for [number] [people, cases or orders], which [result]`,
          `Worked in ${name} [daily or weekly] to [task], with [result]`,
          `Set up [what] in ${name}, saving [time or cost]`,
        ],
        term.term,
      )
    default:
      return pick(
        [
          `Applied ${name} to [situation], which [result]`,
          `Took on ${name} for [team or project], with [result]`,
          `Brought ${name} to [task or project], leading to [result]`,
        ],
        term.term,
      )
  }
}
