import { familyOf } from '../text/stem.ts'
import { wordsOf } from '../text/words.ts'
import { isInitialsOf, type NameSource } from './names.ts'

/** A stretch of text that claims a degree, a certificate, a rank or an honour that the source does not have. */
export interface UnknownClaim {
  start: number
  end: number
  placeholder: string
}

interface Claim {
  placeholder: string
  pattern: RegExp
  /** The claim stands when the source matches this. */
  needs: RegExp
}

/** Degrees by level: one level never vouches for another. */
const degrees: [RegExp, RegExp][] = [
  [
    /\b(?:ph\.?\s?d\.?|doctorate|doctoral degree|doctor of [a-z]+|ed\.?d\.?|dnp|d\.phil)(?![a-z])/gi,
    /\b(?:ph\.?\s?d|doctora|doctor of|ed\.?d\b|dnp|d\.?phil)/i,
  ],
  [
    /\b(?:mba|m\.b\.a\.?|master(?:['’]?s)? (?:of|in) business administration)(?![a-z])/gi,
    /\bm\.?b\.?a\b|master.{0,12}business administration/i,
  ],
  [
    /\b(?:master(?:['’]s|s['’]|s)?(?: degree)? (?:of|in)\b|master['’]s\b(?: degree)?|masters? degree|m\.?sc\.?\b|m\.?eng\b|m\.?ed\b|msn\b|mph\b|m\.a\.|m\.s\.|mfa\b|postgraduate degree|graduate degree)/gi,
    /\b[Mm]aster['’]?s?\b(?! (?:technician|electrician|plumber|mechanic))|MASTER|\b[Mm]\.?[Ss][Cc]\b|\bM\.?[Ee]ng\b|\bM\.?[Ee]d\b|\bMSN\b|\bMPH\b|\bM\.A\.|\bM\.S\.|\bMA\b|\bMS\b|\bMFA\b|\bM\.?B\.?A\b|[Pp]ostgraduate/,
  ],
  [
    /\b(?:bachelor(?:['’]s|s['’]|s)?(?: degree)?(?: (?:of|in)\b)?|b\.?sc\.?\b|b\.?eng\b|b\.?ed\b|bsn\b|bba\b|b\.a\.|b\.s\.|bfa\b|undergraduate degree|4-year degree|four-year degree)/gi,
    /\b[Bb]achelor|BACHELOR|\b[Bb]\.?[Ss][Cc]\b|\b[Bb]\.?[Ee]ng\b|\b[Bb]\.?[Ee]d\b|\bBSN\b|\bBBA\b|\bB\.A\.|\bB\.S\.|\bBA\b|\bBS\b|\bBFA\b|[Uu]ndergraduate/,
  ],
  [
    /\bassociate(?:['’]s|s)? degree(?: in\b)?|\bassociate(?:['’]s)? of (?:arts|science|applied science)\b|\ba\.?a\.?s\.?(?= degree)/gi,
    /[Aa]ssociate['’]?s? (?:[Dd]egree|of|in)|ASSOCIATE|\bA\.?A\.?S?\b|\bADN\b/,
  ],
  [
    /\b(?:juris doctor|law degree|j\.d\.|ll\.?[bm]\.?|medical degree|m\.d\.)(?![a-z])/gi,
    /juris doctor|law degree|\bj\.?d\b|\bll\.?[bm]\b|medical degree|\bm\.?d\.?\b/i,
  ],
  [
    /\b(?:college|university) degree\b|\b(?:degree|diploma|minor(?:ed)?|major(?:ed)?|graduated) (?:in|with a degree)\b|\bgraduate of\b|\bhigh school diploma\b|\bged\b/gi,
    /degree|diploma|bachelor|master|major|minor|graduat|\bb\.?[as]\b|\bged\b|b\.?sc|m\.?sc/i,
  ],
]

const certificates =
  /\b(?:board[- ])?(?:certified|licensed|licenced|accredited|chartered|registered|credentialed)\b|\b(?:certifications?|certificates?|licen[cs]es?|licensure|accreditation|credentials?)\b(?= (?:in|as|for|from|with|of)\b)|\b(?:pmp|prince2|cissp|cpa|cfa|cma|csm|itil|six sigma|black belt|green belt|yellow belt|comptia|ccna|cism|cisa|ceh|shrm-cp|shrm-scp|phr|sphr|acls|bls|pals|ccrn|tncc|servsafe|cdl|nclex|cna|osha[ -]?\d*|lean certification|scrum master|leed(?: ap)?|series 7|teaching credential|class [ab] licen[cs]e|forklift licen[cs]e)\b/gi
const certificateFamilies: [RegExp, RegExp][] = [
  [/^(?:board[- ])?certified|^certif/i, /certif/i],
  [/^licen/i, /licen[cs]/i],
  [/^accredit/i, /accredit/i],
  [/^charter/i, /charter/i],
  [/^register/i, /regist/i],
  [/^credential/i, /credential/i],
]

/** Ranks: only the very words of the source vouch for them. */
const never = /(?!)/

const claims: Claim[] = [
  {
    placeholder: '[award]',
    pattern:
      /\baward[- ]winning\b|\b(?:won|win|received|earned|awarded|given|honou?red with|recipient of)\s+(?:an?|the|several|multiple|two|three)?\s*(?:[\p{L}\p{N}'’-]+\s+){0,5}(?:awards?|prizes?|medals?|trophy|honou?rs?|scholarships?)\b|\bemployee of the (?:month|year|quarter)\b|\b(?:summa|magna) cum laude\b|\bcum laude\b|\bdean['’]s list\b|\bvaledictorian\b|\bnobel\b|\bwith (?:high(?:est)? )?honou?rs\b|\bhall of fame\b|\bnurse of the year\b|\b(?:teacher|salesperson|rep|driver|manager) of the (?:year|month)\b|(?:^|\b(?:I|was|were|been) )(?:recogni[sz]ed|commended|praised|nominated|singled out|handpicked) (?:by|as|for)\b|\b(?:named|voted|elected|chosen) (?:as )?(?:the )?(?:\p{L}+ ){1,3}of the (?:week|month|quarter|year)\b/giu,
    needs:
      /award|prize|medal|trophy|honou?rs?\b|scholarship|recogni[sz]|commend|prais|nominat|singled|handpicked|(?:employee|nurse|teacher|salesperson|rep|driver|manager) of the|cum laude|dean['’]s list|valedictorian/i,
  },
  {
    placeholder: '[title]',
    pattern:
      /\b(?:(?:senior |executive )?vice president|svp|evp|vp|c[efotim]o|chief [\p{L}]+ officer|(?:managing |senior |executive |associate |regional )?director(?= of|,|\s+(?:at|for|in)\b|$|\.)|head of|co-?founder|founder|president of|principal (?:engineer|consultant|architect|scientist)|general manager|(?:as|was|am|became|to) (?:an?|the) (?:senior |assistant |regional |store |shift |team |project )*(?:manager|supervisor|director|executive|team lead(?:er)?|charge nurse|foreman|partner))\b/giu,
    needs: never,
  },
  {
    placeholder: '[title]',
    pattern:
      /\b(?:(?:Senior|Staff|Principal|Lead|Chief|Deputy|Executive)|(?<=\b(?:an?|as|my)\s)(?:senior|staff|principal|lead|chief|deputy|executive))\s+(?:\p{L}+\s+)?(?:engineer|developer|designer|analyst|consultant|nurse|teacher|accountant|scientist|architect|manager|buyer|chef|editor|recruiter|representative|associate|technician|administrator|officer|planner|specialist|lecturer|welder|electrician|cook|technologist|pharmacist|paralegal)(?!s)\b/giu,
    needs: never,
  },
  {
    placeholder: '[title]',
    pattern:
      /\b(?:lead|senior|chief|head|deputy|principal)\s+(?!(?:other|customer|user|paper|summer|winter|number|order|offer|larger|smaller|floor|door|peer|tour|labou?r|colou?r)\b)\p{L}{2,20}(?:er|or|ist|ian|eer|nurse|cook|clerk)(?=\s+(?:for|of|at|on|in|with|who|to|and)\b|[,.;]|$)/giu,
    needs: never,
  },
  {
    placeholder: '[title]',
    pattern:
      /\b(?:chair(?:man|woman|person)?|captain|treasurer|coordinator|supervisor)(?= (?:of|for) (?:the|our|my|an?)\b)|\bfirst[- ]aider\b|\bfire (?:warden|marshal)\b|\bshop steward\b/gi,
    needs: never,
  },
  {
    placeholder: '[team]',
    pattern:
      /\b(?:I|who|and|or)? ?(?:lead|led|manage[sd]?|supervise[sd]?|headed|oversee|oversaw)\s+(?:an?|the|my|our)\s+(?:\p{L}+\s+){0,2}(?:team|crew|staff)\b/giu,
    needs:
      /\b(?:lead|led|leading|leader|manag\p{L}*|supervis\p{L}*|headed|in charge|oversee|oversaw|direct(?:ed|or)|foreman|captain|chair|charge nurse|ran|run|mentor\p{L}*|train(?:ed|ing|s)?)\b/iu,
  },
  {
    placeholder: '[how many]',
    pattern:
      /\b(?:every|each|all(?: of)?(?: the| my| our)?)\s+(?:\p{L}+\s+){1,5}(?:passed|graduated|met|hit|exceeded|reached|renewed|returned|recovered|improved|read at)\b/giu,
    needs: never,
  },
  {
    placeholder: '[outcome]',
    pattern:
      /\bbecame (?:\p{L}+ ){0,3}(?:policy|standard|law|protocol|guidelines?)\b|\b(?:was|were|been|is|being) (?:adopted|rolled out|copied) (?:by|across|in)\b/giu,
    needs: /\bbecame\b|adopted|rolled out|copied/i,
  },
  {
    placeholder: '[training]',
    pattern: /\b(?:apprenticeship|traineeship|internship|fellowship|residency)\b/gi,
    needs: never,
  },
  {
    placeholder: '[promotion]',
    pattern:
      /\b(?:was |been |got |being |quickly |rapidly |twice )*promoted\b(?: (?:twice|to|from|within|after|early))?|\bearned (?:a|two|several) promotions?\b|\bfast-tracked\b/gi,
    needs: /promot/i,
  },
  {
    placeholder: '[publication]',
    pattern:
      /\bpatent(?:s|ed)?\b|\bpublished (?:author|research|a |an |several|papers?|articles?|in)\b|\bpeer-reviewed\b|\bkeynote\b|\bted ?x? talk\b/gi,
    needs: /patent|publi|peer-review|keynote|ted ?x/i,
  },
  {
    placeholder: '[language]',
    pattern: /\b(?:fluent|bilingual|trilingual|native speaker|native proficiency|conversational)\b(?: in [\p{L}]+)?/giu,
    needs: /fluent|bilingual|trilingual|native|conversational|languages?\b/i,
  },
  {
    placeholder: '[clearance]',
    pattern: /\b(?:top secret|ts\/sci|secret|security) clearance\b|\bclearance holder\b/gi,
    needs: /clearance/i,
  },
  {
    placeholder: '[service]',
    pattern:
      /\b(?:military|army|navy|marine|air force|combat) veteran\b|\bveteran of the\b|\b(?:served|serving|deployed|medic|soldier|officer)\b[^.,;]{0,30}\b(?:army|navy|marines?|marine corps|air force|military|coast guard|national guard)\b/gi,
    needs: /veteran|military|army|navy|marine|air force/i,
  },
]

/** Claims of `text` that `text of the source` cannot vouch for. */
export function unknownClaims(text: string, sourceText: string, source: NameSource): UnknownClaim[] {
  const open = text.replace(/\[[^\]]{0,120}\]/g, (placeholder) => '\ue000'.repeat(placeholder.length))
  const found: UnknownClaim[] = []
  for (const [pattern, needs] of degrees)
    for (const match of open.matchAll(pattern)) {
      const field = fieldAfter(open, match.index + match[0].length)
      if (needs.test(sourceText) && fieldIsKnown(field.text, source)) continue
      found.push({ start: match.index, end: field.end, placeholder: '[degree]' })
    }
  for (const match of open.matchAll(certificates)) {
    const field = certificateField(open, match)
    if (certificateIsKnown(match[0], field.text, sourceText, source)) continue
    found.push({ start: match.index, end: field.end, placeholder: '[certificate]' })
  }
  for (const { pattern, needs, placeholder } of claims)
    for (const match of open.matchAll(pattern)) {
      const said = wordsOf(match[0]).filter((word) => !/^(?:as|was|am|became|to|an?|the|of)$/.test(word))
      if (needs.test(sourceText) || source.flat.includes(` ${said.join(' ')} `) || said.join(' ') === '') continue
      found.push({ start: match.index, end: match.index + match[0].length, placeholder })
    }
  return found
}

/** "… of Science in Computer Science": the words behind a degree up to a stop. */
function fieldAfter(text: string, from: number): { text: string; end: number } {
  const field =
    /^(?:\s*(?:(?:of|in|with a major in|degree in)\s+)?(?:(?:of|in|and|&)\s+|\p{Lu}[\p{L}-]*\s*)*\p{Lu}[\p{L}-]*|\s+(?:in\s+)?(?!in\b|from\b|at\b|and\b|with\b|who\b|for\b|to\b)\p{Ll}[\p{L}-]*(?:\s+(?:engineering|science|sciences|administration|studies|arts|management))?)/u.exec(
      text.slice(from),
    )
  return field ? { text: field[0], end: from + field[0].trimEnd().length } : { text: '', end: from }
}

function fieldIsKnown(field: string, source: NameSource): boolean {
  return wordsOf(field).every(
    (word) => /^(?:of|in|and|with|a|major|degree|at|from|the)$/.test(word) || source.stems.has(familyOf(word)),
  )
}

/** The words that a certificate is about: before "certified", after "certification in". */
function certificateField(text: string, match: RegExpMatchArray): { text: string; end: number } {
  const end = match.index! + match[0].length
  const after =
    /^\s+(?:in|as|for|from|with|of)?\s*((?:an?\s+)?(?:\p{Lu}[\p{L}\p{N}-]*|\p{Ll}[\p{L}-]*)(?:\s+(?!(?:and|with|who|at|for|in|from|to|of|on|by)\b)[\p{L}\p{N}-]+){0,2})/u.exec(
      text.slice(end),
    )
  return after ? { text: after[0], end: end + after[0].length } : { text: '', end }
}

function certificateIsKnown(word: string, field: string, sourceText: string, source: NameSource): boolean {
  const family = certificateFamilies.find(([pattern]) => pattern.test(word))
  if (!family)
    return (
      source.flat.includes(` ${wordsOf(word).join(' ')} `) ||
      // "Forklift" under "Licenses" is a forklift license.
      (/ licen[cs]e$/i.test(word) &&
        /licen[cs]/i.test(sourceText) &&
        source.flat.includes(` ${wordsOf(word).slice(0, -1).join(' ')} `)) ||
      (/^[a-z]{3,5}$/i.test(word) && isInitialsOf(word.toLowerCase(), source))
    )
  if (!family[1].test(sourceText)) return false
  const said = wordsOf(field).filter((part) => !/^(?:in|as|for|from|with|of|an?|the)$/.test(part))
  // "certified welder": at least the next word must be the source's own.
  return said.length === 0 || source.stems.has(familyOf(said[0]!)) || source.words.has(said[0]!)
}
