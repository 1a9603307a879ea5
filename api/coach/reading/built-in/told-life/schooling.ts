import type { ResumeSchool } from '../../../../contract/voice-to-resume.ts'
import { capitalized } from './lists.ts'
import { isRegion, named } from './locations.ts'
import { datesOf, type When, whenOf } from './spoken-times.ts'

export interface SchoolMention {
  degree: string
  institution: string
  when: When | null
  /** Not finished yet. */
  isAhead: boolean
}

const field = String.raw`(?:\s+(?:in|of)\s+(?!(?:19|20)\d)(?:(?!(?:from|at|and|i|in|with|which|where|that|before|after|when)\b)[\p{L}&'’-]+\s*){1,6})?`
const level = String.raw`(?:bachelor(?:'?s)?|master(?:'s|s\b|(?=\s+(?:degree|of|in)\b))|associate(?:'s|(?='?s?\s+degree|'?s?\s+of\s+(?:applied|science|arts)))(?:'?s)?|doctorate|doctor(?=\s+of\b))(?:\s+degree)?(?:\s+of\s+(?:applied\s+)?\p{L}+)?`
/** Letters that are a state or a title as well count as a degree only beside a field or a school. */
const letters = [
  'B\\.A\\.?|B\\.S\\.?|BSc|BSN|BBA|BEng|BEd|BTech|MBA|M\\.A\\.?|MSc|MSN|MEd|MFA|M\\.S\\.?|Ph\\.?D\\.?|PGCE|PGDip|LLB|LLM|JD|AAS|ADN|GED|HND|NVQ(?: Level \\d)?',
  '(?:BA|BS|MA|MS|MD)(?=\\s+(?:in|of|from|degree)\\b)',
].join('|')
const spokenDegree = new RegExp(String.raw`\b(${level})${field}`, 'iu')
const writtenDegree = new RegExp(String.raw`(?<![\p{L}.])((?:${letters})(?![\p{L}]))${field}`, 'u')
const otherDegree = new RegExp(
  String.raw`\b((?:high school )?(?:diploma|degree|certificate)|(?:[\p{L}-]+\s+){1,3}?(?:diploma|degree|program|programme|apprenticeship|course))${field}`,
  'iu',
)

const speaksOfSchool =
  /\b(?:graduat\w*|studied|studying|study|attended|went to (?=.*\b(?:school|college|university|institute|academy)\b)|my (?:school|university|college) (?:was|is)|degree|diploma|bachelor(?:'?s)?|master'?s (?:degree|in|of)|master of|associate(?:'?s)? (?:degree|of|in)|ph\.?d|finished (?=.*\b(?:school|high|college)\b)|student at|education|(?:did|completed|took|finished) (?=.*\b(?:course|apprenticeship|training program)\b))\b/i
const org = /\b(?:university|college|school|institute|academy|polytechnic|high|tech|conservatory|seminary)\b/i
const capitals = String.raw`(?:the\s+)?\p{Lu}[\p{L}\p{M}\d.'’&-]*(?:\s+(?:(?:of|and|the|de|for|&)\s+){0,2}[\p{Lu}\d][\p{L}\p{M}\d.'’&-]*)*`
const afterWord = new RegExp(String.raw`\b(?:from|at|to|of|attended|finished|is|was|in)\s+(${capitals})`, 'gu')
const fromOrAt = new RegExp(String.raw`\b(?:from|at|attended)\s+(${capitals})`, 'gu')
const anyRun = new RegExp(capitals, 'gu')
const smallLetters =
  /\b(?:from|at|to|attended|finished|was|is)\s+((?:the\s+)?(?:(?!(?:and|i|in|from|with|as|to|at|got|a|an)\b)[\p{L}'’-]+\s+){0,4}(?:university|college|school|institute|academy)(?:\s+of\s+\p{L}+)?)/iu

/** Whether a clause speaks of school and not of a job at one. */
export function isAboutSchool(clause: string): boolean {
  if (
    /^\W*(?:(?:and|also)\b\W+)*(?:i|we)(?:'ve| have)?\s+(?:taught|teach|work|worked|was an? (?!student)|am an? (?!student))\b/i.test(
      clause,
    )
  )
    return false
  return (
    speaksOfSchool.test(clause) ||
    spokenDegree.test(clause) ||
    (writtenDegree.test(clause) && !/\b(?:lead|led|manage)/i.test(clause))
  )
}

/** Degree, school and time of a clause, each '' or null where it was not said. */
export function schoolIn(clause: string): SchoolMention {
  const { when, rest } = whenOf(clause.replace(/^education\s*:\s*/i, ''))
  const institution = institutionIn(rest)
  const isOnlyLevel = /^(?:the )?high school$/i.test(institution)
  const degree = degreeIn(isOnlyLevel ? rest : rest.replace(institution, ' '), rest)
  return {
    degree,
    institution: isOnlyLevel ? '' : named(institution),
    when,
    isAhead: /\b(?:will|going to|expect(?:ed)?|plan to)\b/i.test(clause),
  }
}

function degreeIn(text: string, whole: string): string {
  const found = spokenDegree.exec(text) ?? writtenDegree.exec(text)
  if (found) return capitalized(tidy(found[0]))
  if (/\bhigh school\b/i.test(text) && /\b(?:finished|completed|graduated)\s+high school\b/i.test(whole)) return 'High school'
  const other = otherDegree.exec(text)
  if (other)
    return capitalized(
      tidy(other[0].replace(/^(?:.*\b)?(?:did|got|have|has|hold|finished|completed|earned|the|an?|my|with)\s+/i, '')),
    )
  const studied =
    /\b(?:study|studied|studying|majored in|majoring in)\s+(?!at\b|in\b)((?:(?!(?:at|in|and|from|for|with|there|i)\b)[\p{L}&'’-]+\s*){1,5})/iu.exec(
      text,
    )
  return studied ? capitalized(tidy(studied[1]!)) : ''
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\s,.]+$/, '')
    .trim()

function institutionIn(text: string): string {
  const runs = [...text.matchAll(afterWord)].map((match) => tidy(match[1]!))
  const all = [...runs, ...[...text.matchAll(anyRun)].map(([run]) => tidy(run))]
  const isDegree = (run: string) =>
    new RegExp(`^(?:${letters})$`).test(run) || new RegExp(`^(?:the\\s+)?${level}`, 'iu').test(run)
  const proper = all
    .map(atPlace)
    .filter((run) => !isDegree(run) && run !== 'I' && !/^(?:Education|My|And|Certificat|Qualification|I\b|We\b)/.test(run))
  const small = tidy(smallLetters.exec(text)?.[1] ?? '')
  if (small) return proper.find((run) => org.test(run)) ?? small
  // "from IIT Madras": a name behind "from" or "at" in a clause about school needs no word for school in it.
  const after = [...text.matchAll(fromOrAt)]
    .map((match) => atPlace(tidy(match[1]!)))
    .find((run) => !isDegree(run) && !isRegion(run))
  return proper.find((run) => org.test(run)) ?? after ?? ''
}

/** "Paul Mitchell The School in Tampa" ends before its city; "Institute of Technology" does not. */
function atPlace(run: string): string {
  return run
    .replace(/\s+in\s+\p{Lu}.*$/u, '')
    .replace(/^the\s+(?=\p{Lu})/u, '')
    .replace(/^(?:A|An|My)\s+/, '')
}

export function schoolWritten({ degree, institution, when, isAhead }: SchoolMention): ResumeSchool {
  const dates = datesOf(when, false)
  return { degree, institution, dates: dates && isAhead ? `Expected ${dates}` : dates }
}
