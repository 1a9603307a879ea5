import type { ExperienceLine, MatchTerm } from '../scoring/match-reading.ts'
import { jobNamed, underWhichJob } from './job-of-line.ts'
import { touches } from './nearest-line.ts'
import { capitalized, inSentence, listed, quoted, withThe } from './wording.ts'

export interface Recommendation {
  title: string
  description: string
  bulletPoint: string
}

/** Terms that one sentence of the ad asks for; they are advised on together. The first one decides what kind of advice it is. */
export type Gap = readonly [MatchTerm, ...MatchTerm[]]

/**
 * What to do about terms that the ad asks for and the resume does not show.
 * @param place 0 for the first piece of advice on the page, so that neighbours do not sound alike
 */
export function adviceOnGap(gap: Gap, nearest: ExperienceLine | null, place: number): Recommendation {
  const [first] = gap
  const names = namesOf(gap)
  return {
    title: titleFor(first, names, place),
    description: `${wishOf(first, place)}${choiceOf(gap)} ${adviceFor(gap, nearest, place)}`,
    bulletPoint: bulletFor(first, place),
  }
}

export function namesOf(gap: Gap): string {
  return listed(gap.slice(0, 3).map(inSentence), isChoice(gap) ? 'or' : 'and')
}

function isChoice(gap: Gap): boolean {
  return gap.length > 1 && gap[0].alternatives.includes(gap[1]?.term ?? '')
}

function wishOf(term: MatchTerm, place: number): string {
  const quote = quoted(term.requirement)
  return turn(
    [
      `The ad asks: ${quote}.`,
      `In the ad it says: ${quote}.`,
      `The job description names it: ${quote}.`,
      `One line of the ad reads ${quote}.`,
    ],
    place,
  )
}

function choiceOf(gap: Gap): string {
  const others = gap[0].alternatives.filter((name) => !gap.some((term) => term.term === name))
  if (isChoice(gap) && others.length === 0) return ' Any one of them will do.'
  return others.length > 0 ? ` ${capitalized(listed([inSentence(gap[0]), ...others], 'or'))} will do.` : ''
}

function turn(options: readonly [string, ...string[]], place: number): string {
  return options[place % options.length] ?? options[0]
}

function titleFor(term: MatchTerm, names: string, place: number): string {
  switch (term.kind) {
    case 'certificate':
    case 'licence':
      return turn(
        [
          `State where you stand with ${withThe(names)}`,
          `Make ${withThe(names)} easy to find`,
          `Leave no doubt about ${withThe(names)}`,
        ],
        place,
      )
    case 'language':
      return `Say how well you know ${names}`
    case 'degree':
    case 'domain':
      return turn([`Show your link to ${names}`, `Point to what you know of ${names}`], place)
    default:
      return turn(
        [
          `Show where you have worked with ${names}`,
          `Make room for ${names}`,
          `Bring ${names} into your experience`,
          `Name ${names} where it is true`,
        ],
        place,
      )
  }
}

function adviceFor(gap: Gap, nearest: ExperienceLine | null, place: number): string {
  switch (gap[0].kind) {
    case 'certificate':
    case 'licence':
      return turn(
        [
          'If you hold it, give its name, issuer and date under a heading such as "Licenses and certifications"; if you are working toward it, give the month you expect it.',
          'Where you have it, put it with its date near the top, since readers check such things first. Where you do not, say in your letter when you could.',
          'A reader should find it in seconds: one line with the issuer and the date it runs to. If you are still on the way, “expected [month and year]” is honest and useful.',
        ],
        place,
      )
    case 'language':
      return 'Add a line "Languages" with your honest level (basic, working, fluent or native) and one situation in which you used it.'
    case 'degree':
    case 'domain':
      return `A course, a project or an employer from this field counts, so name one where it is true. ${placeFor(gap, nearest, place)}`
    default:
      return placeFor(gap, nearest, place)
  }
}

/** The line that comes closest, or else the job where a line could stand. */
function placeFor(gap: Gap, nearest: ExperienceLine | null, place: number): string {
  const names = namesOf(gap)
  if (nearest && touches(nearest, gap.map((term) => `${term.term} ${term.requirement}`).join(' '))) {
    const line = `${quoted(nearest.text)}${underWhichJob(nearest)}`
    return turn(
      [
        `Your line ${line} comes closest; if ${names} played a part there, say so in that very line.`,
        `The nearest thing we found is ${line}. Add it there if it is true; a course or a private project can carry it otherwise.`,
        `A natural place for it is ${line}: say what you used or did, and how often.`,
        `You come near it with ${line}. One added phrase there may be enough.`,
      ],
      place,
    )
  }
  const job = nearest ? jobNamed(nearest) : null
  return turn(
    [
      `Nothing in your resume touches it yet. If it was part of your work${job ? ` as ${job}` : ''}, add one line there; otherwise leave it out and prepare an honest answer.`,
      'We found no line that comes close. Training, a project or an earlier job may still hold an example worth one line.',
      `It does not come up in your resume. Think back${job ? ` to your time as ${job}` : ''}: one true example, even a small one, is enough.`,
    ],
    place,
  )
}

function bulletFor(term: MatchTerm, place: number): string {
  const name = inSentence(term)
  switch (term.kind) {
    case 'certificate':
    case 'licence':
      return `${term.term} ([issuer], [month and year])`
    case 'language':
      return `${term.term}: [level], used for [situation, such as calls with customers]`
    case 'degree':
      return `[Degree, course or module] in ${name}, [school], [year]`
    case 'domain':
      return `[Verb in the past tense] [what you did] at [employer], [how it relates to ${name}], with [result]`
    case 'tool':
      return turn(
        [
          `Used ${name} to [task] for [number] [people, cases or orders], which [result]`,
          `Worked with ${name} [daily or weekly] to [task], with [result]`,
          `Learned ${name} for [project] and used it to [task], saving [time or cost]`,
        ],
        place,
      )
    default:
      return turn(
        [
          `Built experience in ${name} at [employer or project] by [what you did], with [result]`,
          `Took on ${name} for [team or project], with [result]`,
          `Contributed to ${name} at [employer or project], which [result]`,
        ],
        place,
      )
  }
}

/** Missing terms, those of one requirement together, the weightiest first. */
export function gapsOf(missing: readonly MatchTerm[]): Gap[] {
  const gaps = new Map<string, [MatchTerm, ...MatchTerm[]]>()
  for (const term of missing) {
    // A licence and a skill of one sentence need different advice.
    const key = `${term.requirement}|${adviceKind(term)}`
    const gap = gaps.get(key)
    if (gap) gap.push(term)
    else gaps.set(key, [term])
  }
  return [...gaps.values()]
}

function adviceKind(term: MatchTerm): string {
  const papers = term.kind === 'certificate' || term.kind === 'licence'
  const field = term.kind === 'degree' || term.kind === 'domain'
  return papers ? 'papers' : field ? 'field' : term.kind === 'language' ? 'language' : 'work'
}
