import type { ToldStudy } from '../../told-life.ts'
import { anyOf, capitalized, itemsOf, titleCased } from './spoken-text.ts'
import { datesOf, takeTimes } from './spoken-times.ts'
import lists from './word-lists.json' with { type: 'json' }

const also = String.raw`^(?:(?:and|also|so|now|well|um|uh)[\s,]+)*`

const paperLead = new RegExp(
  String.raw`${also}(?:(?:my )?(?:certificat(?:es?|ions?)|licen[cs]es?|qualifications|cards)(?: (?:are|include|is)\b|\s*:)|i(?:'ve| have)?(?: also)? (?:have|hold|got|earned|passed|did|carry)(?: got| my| an?)*\b|i've\b)\s*`,
  'i',
)
const paper = new RegExp(String.raw`\b${anyOf(lists.papers)}\b`, 'i')
const noPaper = new RegExp(String.raw`\b${anyOf(lists.notPapers)}\b`, 'i')

/** Certificates, licenses and cards that a clause says someone holds, or none. */
export function certificatesIn(clause: string): string[] {
  const { rest } = takeTimes(clause)
  const lead = paperLead.exec(rest)
  if (!lead || !paper.test(rest) || noPaper.test(rest)) return []
  return itemsOf(rest.slice(lead[0].length))
    .filter((item) => item.split(' ').length <= 8)
    .map(capitalized)
}

const degree = new RegExp(
  String.raw`\b(?:${anyOf(lists.degrees)}(?:'?s)?\b(?:\s+degree)?|(?:\p{L}+\s)?(?:diploma|apprenticeship)\b)(?:\s+(?:of|in)\s+(?:(?!(?:from|at|and|i|in|with|which|that|before|after|when|until)\b)[\p{L}&'-]+\s*){1,5})?`,
  'iu',
)
const school = new RegExp(
  String.raw`(?:\p{Lu}[\p{L}.'&-]*\s+)*${anyOf(lists.schools.map(capitalized))}(?:\s+of(?:\s+\p{Lu}[\p{L}'&-]*)+)?(?:\s+\p{Lu}[\p{L}'&-]*)*|(?<=\b(?:from|at|to|attended)\s)(?:the\s)?(?:(?!(?:and|i|in|from|with|as|to|at|a|an)\b)[\p{L}'-]+\s){0,3}${anyOf(lists.schools)}\b(?:\s+of\s+\p{L}+)?`,
  'u',
)
const learns =
  /\b(?:graduat\w*|studied|studying|degree|diploma|bachelor\S*|master's|associate's|phd|did my|finished (?:high )?school|went to (?=.*\b(?:college|university|school)\b))/iu
const works = /\bi(?:'ve| have|'m| am)?\s+(?:taught|teach|work|worked|was an?|am an?)\b/i

/** A school or degree with its dates, where a clause tells one. */
export function studyIn(clause: string): { degree: string; school: string; dates: string } | null {
  const { times, rest } = takeTimes(clause)
  if ((!learns.test(rest) && !degree.test(rest)) || works.test(rest)) return null
  const institution = school.exec(rest)?.[0].trim() ?? ''
  const title = degree.exec(institution ? rest.replace(institution, ' ') : rest)?.[0].trim() ?? ''
  if (institution === '' && title === '') return null
  return {
    degree: capitalized(title),
    school: titleCased(institution.replace(/^the /i, '')),
    dates: times[0] ? datesOf(times[0]) : '',
  }
}

const skillLead = new RegExp(
  String.raw`${also}(?:(?:my )?(?:\w+ )?(?:skills?|strengths|tools|software)(?: (?:are|include|is)\b|\s*:)|i(?:'m| am) (?:also |really |very |quite |pretty )*(?:good|skilled|experienced|proficient|comfortable|familiar) (?:at|with|in)\b|i (?:also )?(?:know|can use|can operate|can do)\b(?: how to (?:use|operate))?)\s*(?!(?:that|what|when|where|who|why|it|him|her|them|how)\b)`,
  'i',
)
const languageLead = new RegExp(
  String.raw`${also}(?:(?:my )?languages?(?: are\b|\s*:)|(?:i )?(?:also )?(?:speak|understand)\b|i(?:'m| am) (?:bilingual|fluent)(?: in)?\b)\s*`,
  'i',
)
const language = new RegExp(String.raw`\b${anyOf(lists.languages)}\b`, 'i')
const level = /\b(?:fluent|native|basic|conversational|a little|a bit of|some)\b/i

/** Skills, tools and languages that a clause says someone has, or none. */
export function skillsIn(clause: string): string[] {
  const spoken = languageLead.exec(clause)
  if (spoken) {
    return itemsOf(clause.slice(spoken[0].length)).flatMap((item) => {
      const named = language.exec(item)?.[0]
      const how = level.exec(item)?.[0].toLowerCase().replace(/ of$/, '')
      return named ? [capitalized(named) + (how ? ` (${how})` : '')] : []
    })
  }
  const lead = skillLead.exec(clause)
  const items = lead ? itemsOf(clause.slice(lead[0].length)) : []
  return items.every((item) => item.split(' ').length <= 6) ? items.map(capitalized) : []
}

type StudyTold = NonNullable<ReturnType<typeof studyIn>>

/** A clause about the school told before it completes that one. */
export function completes(last: ToldStudy | undefined, { degree, school }: StudyTold): boolean {
  return last !== undefined && (!last.degree || degree === '') && (!last.school || school === '')
}
