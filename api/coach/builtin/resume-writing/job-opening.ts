import { isRegion, named, placeAt } from './places.ts'
import { type When, whenOf } from './spoken-dates.ts'

/** A job as one clause opens it. */
export interface SaidJob {
  title: string
  company: string
  location: string
  when: When | null
  /** Said to be going on: "I work", "I've been". */
  isCurrent: boolean
  /** What the clause says besides about the work: "teach Year 2". */
  doing: string
}

/** "I've been a", "I'm now the", "was also an": what follows is what the person was. */
const being =
  /^(?:i\s*)?(?:'m|'ve been|am|was|have been|had been|been)\s+(?:(?:currently|now|also|still|just|mostly|only|both)\s+)*(?=(?:an?|the|their)\s)/i
const article = /^(?:an?|the|my|their|one of the)\s+/i
/** The beginning of a clause that speaks of a job. */
const opening = new RegExp(
  [
    String.raw`^(?<lead>(?:(?:and|but|so|then|also|well|okay|now|right now|currently|at the moment|presently|today|previously|earlier|there|before (?:this|that|then)(?: job)?|before i \p{L}+(?: (?:here|there|that|this|it))?(?=,?\s+i\b)|before(?=,|\s+i\b)|prior to (?:that|this)|after that|before (?:the )?[\p{L}'’&. -]{2,40}?(?=,|\s+i\b)|in \p{Lu}\p{L}+)(?:\s*,)?\s+)*)`,
    String.raw`(?:i(?:'m|'ve|'d)?|i (?:am|have|had))?\s*`,
    String.raw`(?:(?:currently|now|also|been|first|then|just|only|mostly|still|both)\s+)*`,
    String.raw`(?<verb>started(?: out| off)?|start(?=\s+(?:as|at|in)\b)|began|am|was|been|work(?:ed|ing)?|employed|serv(?:e|ed|ing)|intern(?:ed|ing)?|volunteer(?:ed|ing)?|drove|drive|driving|did|spent|joined|\p{L}+)?\b`,
  ].join(''),
  'iu',
)
const oneWord = String.raw`(?:\p{Lu}|\d)[\p{L}\p{M}\d.'’&+-]*`
const capitalRun = String.raw`(?:the\s+)?${oneWord}(?:(?:\s+(?:of|and|the|at|de|la|for|&|'n'))*\s+${oneWord})*(?:\s+(?:hotel|hospital|restaurant|clinic|bank|bakery|supermarket|factory|warehouse|farm|church|cafe|bar|gym|company|store|school|family)(?![\p{L}]))?`
const small = String.raw`(?:the\s+)?(?:(?!(?:and|i|in|on|from|since|as|for|with|where|until|to|who|that|which|my|we|a|an|is|was|the|about|around|over|more|some|two|three|four|five|six|seven|eight|nine|ten)\b)[\p{L}'’&.-]+\s*){1,4}`
const durations =
  /\b(?:for|spent|did|about|like|over|almost|more than)?,?\s*(?:about |around |almost |over )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) (?:and a half )?(?:years?|months?)\b,?/gi
/** Ends a title. */
const titleEnd =
  /\s*(?:,|\(|\bat\b|\bfor\b|\bwith\b|\bin\b|\bon\b|\bfrom\b|\bsince\b|\bwho\b|\bwhere\b|\bthat\b|\bthere\b|\band (?:later|then|also|now|i)\b|\bhere\b|\bby\b|\bto\b|\bliving\b|\bbased\b|\bright now\b|\band\b(?=\s+(?:have|am|was)))/i
const noTitle =
  /^(?:responsible|in charge|very|really|good|able|born|hired|promoted|happy|proud|looking|not|years?|old|from|there|here|part|member|captain|lot|little|bit|big|team|able|single|student|mother|father|parent|fan|people|person|hard|native|certified|licensed|\d+)\b|\b(?:certified|licensed|notary)\b|ing$/i

export function jobOpenedBy(clause: string, lowerCase: boolean): SaidJob | null {
  const { when, rest } = whenOf(clause)
  const first =
    /^(?:(?:and|so|well)\s+)*my (?:first|last|current|latest|previous|second|next|main) (?:real )?job (?:was|is)(?: being)? (?:as )?/i.exec(
      rest,
    )
  const text = first ? `I ${/\bis\b/.test(first[0]) ? 'am' : 'was'} a ${rest.slice(first[0].length).replace(article, '')}` : rest
  const match = opening.exec(text)
  if (!match) return null
  const verb = (match.groups?.verb ?? '').toLowerCase()
  const body = text
    .slice(match.groups?.lead?.length ?? 0)
    .replace(durations, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const isBeing = being.test(body)
  const title = titleIn(body, verb, isBeing)
  // "Before that I babysat for the Johnson family": whatever the verb, it was a job.
  const isEarlier = /\b(?:before|prior|previously|earlier)\b/i.test(match.groups?.lead ?? '')
  const blanked = body.replace(title, (said) => ' '.repeat(said.length))
  const found = companyIn(blanked, isEarlier && title === '' ? 'worked' : verb, title !== '', lowerCase)
  if (!found && !first) return null
  const company = found?.company ?? ''
  const location = found ? locationAfter(body.slice(found.end)) : ''
  const isPast =
    /^(?:was|worked|started|began|served|interned|volunteered|drove|did|spent|had|taught|ran|cooked)$/.test(verb) &&
    !/\bi(?:'ve| have)\b/i.test(body.slice(0, 12))
  const started = when?.start && !when.end && !when.goesOn
  return {
    title: titled(title || titleOfVerb(verb)),
    company: named(company.replace(/^the\s+(?=\p{Ll})/u, '').replace(/^the\s+(?=\p{Lu})/u, '')),
    location,
    when,
    isCurrent: !isPast || when?.goesOn === true || (Boolean(started) && !isPast),
    doing: doingIn(body, verb, found?.start ?? body.length, isBeing, title),
  }
}

/** "interned at" says intern, "volunteering at" says volunteer. */
function titleOfVerb(verb: string): string {
  if (/^intern/.test(verb)) return 'Intern'
  return /^volunteer/.test(verb) ? 'Volunteer' : ''
}

function titleIn(body: string, verb: string, isBeing: boolean): string {
  const as = /\b(?:as|like)\s+(?:an?\s+|the\s+|their\s+)?(?=\p{L})([^,.]+)/iu.exec(body)
  if (as) {
    const said = cut(as[1]!)
    if (said && !noTitle.test(said)) return said
  }
  if (!isBeing && verb !== '') return withoutArticle(body)
  const being =
    /(?:\b(?:am|was|been|now)|\bi'm|'ve been)\s+(?:(?:currently|now|also|still|just|mostly)\s+)*(?:an?|the|their)\s+([^,.]+)/i.exec(
      body,
    )
  const said = being ? cut(being[1]!) : ''
  return said && !noTitle.test(said) ? said : withoutArticle(body)
}

/** "I am crew leader with GreenScape", as people say it who learned English late. */
function withoutArticle(body: string): string {
  const being = /^i(?:'m| am| was)\s+(?:(?:currently|now|also|still|just)\s+)*(\p{L}[\p{L} -]{2,40}?)\s+(?:at|with|for)\s/iu
  const said = being.exec(body)?.[1] ?? ''
  const isTitle = said !== '' && said.split(' ').length <= 4 && !/^(?:an?|the|working|employed|here|still)\b/i.test(said)
  return isTitle && !noTitle.test(said) ? said : ''
}

function cut(text: string): string {
  const end = titleEnd.exec(text)
  const said = (end ? text.slice(0, end.index) : text).replace(/\s+(?:currently|now|too|also|again)$/i, '').trim()
  return said.split(/\s+/).length <= 6 ? said : ''
}

interface FoundCompany {
  company: string
  start: number
  end: number
}

const notCompany =
  /^(?:I|The|It|My|They|We|He|She|COVID|Christmas|English|Spanish|French|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/
const orgWord =
  /\b(?:hospital|clinic|school|college|university|company|group|inc|llc|ltd|bank|hotel|center|centre|restaurant|services?|living|health|store|salon|church|agency|solutions|systems|logistics|care|guard)\b/i

function companyIn(body: string, verb: string, hasTitle: boolean, lowerCase: boolean): FoundCompany | null {
  const isWork =
    /^(?:work\w*|am|was|been|started|start|began|serv\w*|intern\w*|volunteer\w*|employed|dr[io]v\w*|did|spent|joined|)$/.test(
      verb,
    )
  const words = ['at', 'for', 'with', 'in', 'by']
  for (const word of words) {
    for (const match of body.matchAll(
      new RegExp(String.raw`(?<![\p{L}])${word}\s+(${lowerCase ? small : capitalRun})`, lowerCase ? 'giu' : 'gu'),
    )) {
      const company = match[1]!.replace(/[\s.,]+$/, '')
      if (!allowed(word, company, verb, hasTitle, isWork, lowerCase, body)) continue
      const start = match.index
      return { company, start, end: start + match[0].length }
    }
  }
  return null
}

function allowed(
  word: string,
  company: string,
  verb: string,
  hasTitle: boolean,
  isWork: boolean,
  lowerCase: boolean,
  body: string,
): boolean {
  if (
    notCompany.test(company) ||
    isRegion(company) ||
    /^(?:the\s+)?(?:same time|home|night|school|work|least|first|moment|all|once|customers?|patients?|people|them|him|her|it|me|us|living|free)\b/i.test(
      company,
    )
  )
    return false
  if (word === 'at') return isWork || hasTitle || orgWord.test(company) || !lowerCase
  if (word === 'for') return isWork || hasTitle
  if (word === 'with') return /^(?:am|was|been|joined|)$/.test(verb) || hasTitle
  if (word === 'by') return verb === 'employed'
  // "in the Army", "in Sunrise Senior Living": a name, not a town or a field of work.
  if (lowerCase || !isWork || /\b(?:i live|living in|based in)\b/i.test(body)) return false
  return (
    orgWord.test(company) ||
    /^the\s/i.test(company) ||
    (/^work/.test(verb) && company.split(' ').length > 1) ||
    /\b(?:Army|Navy|Guard|Marines|Corps|Force)\b/.test(company)
  )
}

function locationAfter(after: string): string {
  const lead = /^(?:\s*,)?\s*(?:in\s+|,\s*)/.exec(after)
  return lead ? (placeAt(after.slice(lead[0].length))?.place ?? '') : ''
}

/** What the person did, where the verb says more than that they worked: "teach Year 2 at Oakwood". */
function doingIn(body: string, verb: string, companyStart: number, isBeing: boolean, title: string): string {
  if (
    isBeing ||
    title ||
    verb === '' ||
    /^(?:work\w*|started?|began|serv\w*|intern\w*|volunteer\w*|drove|drive|driving|did|spent|joined|employed|been|had|have|got)$/.test(
      verb,
    )
  )
    return ''
  const said = body.slice(0, companyStart).trim()
  return said.split(/\s+/).length >= 3 ? said : ''
}

export function titled(title: string): string {
  const plain = title.replace(article, '').trim()
  if (plain === '' || /\p{Lu}.*\p{Lu}/u.test(plain.replace(/^\p{Lu}/u, ''))) return plain
  return plain.replace(/(?<![\p{L}'’])\p{Ll}(?=\p{L})/gu, (letter, at: number) =>
    /^(?:of|and|for|the|in|to|over the)\b/.test(plain.slice(at)) && at > 0 ? letter : letter.toUpperCase(),
  )
}
