import type { ExperienceLine } from '../scoring/match-reading.ts'
import { startsWithActionVerb } from '../scoring/resume/action-verbs.ts'
import { pastOf, verbOfGerund } from './verb-forms.ts'
import { lowered, pick } from './wording.ts'

const longestLine = 30
const shortestLine = 8

/** Openings that hide who did the work, and what is to stand there. */
const weakOpenings: [RegExp, string | null][] = [
  [/^(?:was |were |am |currently |i was |i am |i'm )?(?:responsible|accountable) for (?:the )?/i, null],
  [/^(?:my )?(?:duties|responsibilities|tasks) (?:included|include|were)[:\s]+(?:the )?/i, null],
  [/^(?:was |i was )?(?:tasked with|in charge of|involved in|engaged in|assigned to) (?:the )?/i, null],
  [/^(?:i )?(?:participated in|took part in|worked on) (?:the )?/i, 'Contributed to'],
  [/^(?:i )?worked with /i, 'Worked with'],
  [/^(?:i )?(?:helped|assisted)(?: (?:out )?(?:with|in))? (?:the )?(?=\w+ing\b)/i, null],
]

/** A line that begins with a verb of doing: the weak opening is cut, "managing" becomes "Managed". */
function withVerb(text: string): string {
  const bare = text.replace(/^I (?:have |also )?(?=\p{Ll})/u, '')
  for (const [opening, verb] of weakOpenings) {
    if (!opening.test(bare)) continue
    const rest = bare.replace(opening, '')
    return verb ? `${verb} ${rest}` : fromNoun(rest)
  }
  return fromGerund(bare) ?? bare
}

function fromGerund(text: string): string | null {
  const [first = '', ...rest] = text.split(' ')
  const verb = verbOfGerund(first)
  // "Training plans" is a thing, "Training new staff" is work: only an object that can be one decides.
  if (!verb || rest.length < 1 || /^(?:and|of|in|for|with|skills|experience)$/i.test(rest[0]!)) return null
  const joined = rest
    .join(' ')
    .replace(/^((?:[\w-]+,? ){0,8}?)(and) (\w+ing)\b/, (all, before: string, and: string, second: string) => {
      const other = verbOfGerund(second)
      return other ? `${before}${and} ${pastOf(other)}` : all
    })
  return capital(`${pastOf(verb)} ${joined}`)
}

function fromNoun(rest: string): string {
  return fromGerund(capital(rest)) ?? `Managed ${lowered(rest)}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const counted =
  'patients|clients|customers|guests|residents|families|students|pupils|children|callers|users|visitors|members|learners|tenants|candidates|employees|volunteers|trainees|suppliers|vendors|invoices|orders|calls|tickets|reports|projects|meetings|cases|samples|units|properties|vehicles|appointments|events|campaigns|contracts|accounts|shipments|deliveries|lessons|classes|prescriptions|claims|rooms|meals|dishes|articles|designs|drawings|tests|inspections|audits|transactions|payments|interviews|machines|servers|sites|stores|leads|posts|documents|records|videos|products|batches|animals|plants|tables|covers|doctors|attorneys|managers|engineers|nurses|drivers'
/** A countable noun right after a verb, a preposition or an article, where a number can stand: "trained [number] nurses". */
const placeForNumber = new RegExp(`^((?:\\S+ ){0,12}?)(\\S+ )(${counted})\\b`, 'i')
const mayPrecede =
  /^(?:with|for|to|of|from|by|on|at|among|across|about|the|all|and|\w+ed|ran|led|taught|sold|made|wrote|took|met|kept|gave|built|held|saw|drove|fed) $/i

const endings = [
  (seed: string) => `, ${pick(['which [result: what got better]', 'so that [result]', 'with [result]'], seed)}`,
  () => ', cutting [what] from [number] to [number]',
  () => ', [number] times a [week or month]',
  () => ' for [number] [people, teams or sites], with [result]',
] as const

/** Adds the figure that is lacking as a placeholder: a count where one can stand, else the result at the end. */
function withPlaceForFigure(text: string, seed: string): string {
  const match = placeForNumber.exec(text)
  const place = match?.[2]
  if (match && place && (mayPrecede.test(place) || (match[1] === '' && startsWithActionVerb(place)))) {
    const before = `${match[1]}${/^all $/i.test(place) ? 'all ' : place}`
    return `${text.slice(0, before.length)}[number] ${text.slice(before.length)}, ${pick(['with [result]', 'which [result]', 'leading to [result]'], seed)}`
  }
  return `${text}${pick([endings[0], endings[0], endings[3]], seed)(seed)}`
}

/** Keeps what fits on two lines: cut at the last comma or "and" before the limit, never inside a phrase. */
function shortened(text: string): string {
  const words = text.split(' ')
  if (words.length <= longestLine) return text
  const head = words.slice(0, longestLine).join(' ')
  const cut = Math.max(
    head.lastIndexOf('; '),
    head.lastIndexOf(', '),
    head.lastIndexOf('. '),
    head.lastIndexOf(' while '),
    head.lastIndexOf(' which '),
  )
  return cut > 40 ? head.slice(0, cut) : text
}

/**
 * A stronger version of a line that invents nothing: it begins with the verb, keeps every fact, and marks in `[placeholders]` what only
 * the person knows. Null when the line is fine as it is.
 */
export function rewriteLine(line: ExperienceLine): string | null {
  const original = line.text.replace(/[.;,\s]+$/, '')
  const verbal = withVerb(original)
  let improved = shortened(
    startsWithActionVerb(verbal) || /^(?:on|in|at|with|for|under|over|from)\b/i.test(verbal)
      ? verbal
      : `[Led, made or kept] ${lowered(verbal)}`,
  )
  if (!line.hasFigure) improved = withPlaceForFigure(improved, original)
  else if (line.words < shortestLine)
    improved = `${improved}${pick([', using [tool or method]', ', with [result]', ', which [result]'], original)}`
  improved = capital(improved)
  return improved === capital(original) ? null : improved
}

/** How much a line can gain; 0 for a strong one. */
export function weaknessOf(line: ExperienceLine): number {
  const weak = weakOpenings.some(([opening]) => opening.test(line.text))
  const size = line.words < shortestLine || line.words > longestLine
  return (line.startsWithActionVerb && !weak ? 0 : 2) + (weak ? 1 : 0) + (line.hasFigure ? 0 : 2) + (size ? 1 : 0)
}
