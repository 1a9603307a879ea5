import { capitalized, itemsOf } from './lists.ts'
import { whenOf } from './spoken-times.ts'

const lead =
  /^(?:(?:and|also|so|now)\s+)*(?:(?:my )?(?:certificat(?:es?|ions?)|licen[cs]es?(?: and certifications?)?|qualifications|cards?|credentials)(?: (?:are|include|is)\b|\s*:)|i(?:'ve| have)?(?: also)? (?:have|hold|got|earned|received|completed|obtained|passed|became|become|maintain|did|carry)(?: got)?\b|i(?:'ve| have)(?: also)?(?: got| earned| received| completed| obtained| passed)?\b|i(?:'m| am)(?: also)?(?: an?)?(?= .*\b(?:certified|licensed|registered|notary)\b)|i(?:'m| am)(?: also)? an?\s+(?=[A-Z]{2,6}\b))\s*/i
const certifiedIn =
  /^(?:(?:and|also)\s+)*i(?:'m| am| was| got)(?: also)?(?: fully| currently)? (?:certified|licensed|accredited)(?: in| for| as an?)\s+/i
const paper =
  /\b(?:certif\w*|licen[cs]\w*|licensure|card|endorsements?|notary|clearance|permit|registration|registered|accredit\w*|credential|cpr|first aid|aed|bls|acls|pals|ccrn|cna|rn|lpn|rda|emt|cdl|osha(?:[ -]?(?:\d+|ten|thirty))?|twic|hazmat|pmp|prince2|csm|itil|six sigma|leed|comptia|ccna|aws certified|cissp|cpa|cfa|servsafe|food handler\w*|tefl|celta|qts|qualified teacher status|safeguarding|phr|shrm-cp|nebosh|cscs|notary public)\b/i
/** These say that the sentence is about something else. */
const other =
  /\b(?:degree|bachelor|master's|masters|master of|associate(?:'s)? (?:degree|of)|diploma|years?|experience|job|team|award|(?:BA|BS|BSc|MA|MSc|MBA) in|kids|children|accuracy)\b/i
const numbers: Record<string, string> = { ten: '10', thirty: '30' }

/** Certificates, licenses and cards that a clause names, or null. */
export function credentialsIn(clause: string): string[] | null {
  const { rest } = whenOf(clause)
  const certified = certifiedIn.exec(rest)
  if (certified) return papersOf(rest.slice(certified[0].length))
  const start = lead.exec(rest)
  if (!start) return null
  const list = rest.slice(start[0].length)
  const isNamed = /[:]|certif|licen[cs]es? (?:are|include)|qualifications/i.test(start[0])
  if (!isNamed && (!paper.test(rest) || other.test(rest))) return null
  return papersOf(list)
}

function papersOf(list: string): string[] | null {
  const items = itemsOf(withoutSchool(list))
    .map(papered)
    .filter((item) => item.split(' ').length <= 9)
  const last = items.at(-1) ?? ''
  // "BLS and ACLS certifications", "hazmat and tanker endorsements": the noun belongs to each.
  const shared = /^(.+?) (certifications|certificates|endorsements|licen[cs]es|cards)$/i.exec(last)
  if (shared && items.length > 1) {
    const one = shared[2]!.replace(/s$/i, '')
    const isBare = /^certif/i.test(one)
    return [...items.slice(0, -1), shared[1]!].map((item) =>
      capitalized(isBare || paper.test(item.replace(/\bhazmat\b/i, '')) ? item : `${item} ${one}`),
    )
  }
  return items.length > 0 ? items.map(capitalized) : null
}

const withoutSchool = (list: string) => list.replace(/\s+(?:at|from|through|by)\s+(?:the\s+)?\p{Lu}.*$/u, '')

/** Small letters in which a recogniser writes "osha thirty" become the card's own. */
function papered(item: string): string {
  return item
    .replace(/\bosha\b[ -]?(ten|thirty|\d+)?/gi, (_, hours?: string) =>
      hours ? `OSHA ${numbers[hours.toLowerCase()] ?? hours}` : 'OSHA',
    )
    .replace(/\b(?:cpr|bls|acls|pals|cdl|cna|pmp|aed|emt|rn|lpn)\b/gi, (name) => name.toUpperCase())
    .replace(/^i(?:'m| am) (?:an? )?/i, '')
    .trim()
}
