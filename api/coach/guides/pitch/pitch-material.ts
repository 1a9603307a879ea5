import { readMatch } from '../../reading/built-in/read-match.ts'
import type { ExperienceLine, MatchReading, MatchTerm } from '../../reading/match-reading.ts'
import { taggedWords } from '../../text/part-of-speech.ts'
import { countSpokenWords } from '../../text/transcript-tokens.ts'
import { jobOf } from '../job-of-line.ts'
import { inFirstPerson } from '../own-words.ts'
import { withoutOrders } from '../without-orders.ts'
import { sentence } from '../wording.ts'

/** What a pitch is made from: the person's own facts, and what the ad asks for. */
export interface PitchMaterial {
  reading: MatchReading
  name: string | null
  /** The latest job, as far as the resume names it plainly. */
  title: string | null
  employer: string | null
  /** Whether the resume says that it goes on. */
  isCurrent: boolean
  /** The person in one sentence, from the resume's summary; null where it has none that can be spoken. */
  summary: string | null
  /** Things done, in the first person, the ones that prove most and fit best first. */
  deeds: { text: string; employer: string | null; hasFigure: boolean }[]
  role: string | null
  company: string | null
  /** What the ad asks for and the resume shows, and what it does not show. */
  shown: MatchTerm[]
  asked: MatchTerm[]
}

const longestNameWords = 6
const longestRoleWords = 8
const longestDeedWords = 30
const mostDeeds = 6

export function pitchMaterial(resumeText: string, jobDescription: string, today: Date): PitchMaterial {
  const reading = withoutOrders(readMatch(resumeText, jobDescription, today.getUTCFullYear()))
  const { resume, ad, terms } = reading
  const latest = resume.experienceLines.find(({ job }) => job !== null)
  const { title, employer } = jobOf(latest ?? { job: null })
  const asked = terms.filter(({ kind }) => kind !== 'soft' && kind !== 'title')
  return {
    reading,
    name: personOf(resume.contact.name),
    title: short(title, longestNameWords),
    employer: short(employer, longestNameWords),
    isCurrent: /\b(?:present|current|now|today|date)\b/i.test(latest?.job ?? ''),
    summary: summaryOf(reading),
    deeds: deedsOf(reading),
    role: roleOf(ad.title),
    company: short(ad.company, longestNameWords),
    shown: asked.filter(({ how }) => how !== 'missing'),
    asked: asked.filter(({ how }) => how === 'missing'),
  }
}

/** A name as it is said; null where what was read as one is a piece of a sentence ("At Gantry Press"). */
function personOf(written: string | null): string | null {
  const name = short(written, longestNameWords)
  if (!name || taggedWords(name).some(({ tag }) => tag === 'ADP' || tag === 'DET' || tag === 'PRON')) return null
  return name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<=^|[\s'-])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : name
}

function short(text: string | null, mostWords: number): string | null {
  const bare = text
    ?.replace(/\s*\([^)]*(?:\)|$)/g, '')
    .replace(/\s+[-–—|/]\s+.*$/, '')
    .trim()
  return bare && bare.split(/\s+/).length <= mostWords && bare.length <= 60 ? bare : null
}

/** A title in capitals is said in small letters; the name of an employer is no position. */
function roleOf(title: string | null): string | null {
  const role = short(title, longestRoleWords)
  if (
    !role ||
    /\b(?:Academy|School|Hospital|University|College|Ltd|Inc|LLC|Council|Center|Centre|Clinic|Group|Company|Trust)$/.test(role)
  )
    return null
  return role === role.toUpperCase() ? role.toLowerCase().replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase()) : role
}

const occupation =
  /^(?:\S+ ){0,5}?\S*(?:er|or|ist|ian|ant|nurse|chef|cook|clerk|analyst|engineer|assistant|specialist|driver|manager|lead|professional|apprentice|graduate|student|attendant|aide|officer|executive|agent|parent)\b/i

/** "Compassionate nurse with four years on a busy floor." as one says it. */
function summaryOf({ resume }: MatchReading): string | null {
  const first = resume.lines.find(({ section }) => section === 'summary')?.text.split(/(?<=[.!?])\s/)[0]
  const words = countSpokenWords(first ?? '')
  if (!first || words < 4 || words > longestDeedWords) return null
  if (/^I\b/.test(first)) return sentence(first)
  const isNoun = occupation.test(first) && !/^(?:to|seeking|looking|an?\b|the\b|my|with|over|more)\b/i.test(first)
  return isNoun ? sentence(`I am ${articleOf(first)} ${first.charAt(0).toLowerCase()}${first.slice(1)}`) : null
}

const articleOf = (text: string) => (/^(?:[aeio]|u(?!ni|se)|hour|honest|RN\b|LPN\b|HR\b|MRI\b)/i.test(text) ? 'an' : 'a')

function deedsOf({ resume, terms }: MatchReading): PitchMaterial['deeds'] {
  const named = new Set(terms.flatMap(({ resumeLine, how }) => (how !== 'missing' && resumeLine ? [resumeLine] : [])))
  const worth = (line: ExperienceLine) => (line.hasFigure ? 2 : 0) + (named.has(line.text) ? 1.5 : 0)
  const best = resume.experienceLines
    .flatMap((line, at) => {
      const told = inFirstPerson(line)
      return told && countSpokenWords(told) <= longestDeedWords ? [{ line, at, told }] : []
    })
    .sort((a, b) => worth(b.line) - worth(a.line) || a.at - b.at)
    .slice(0, mostDeeds)
    .map(({ line, told }) => ({
      text: sentence(told.replace(/\s*\([^()]*\)/g, '')),
      employer: short(jobOf(line).employer, longestNameWords),
      hasFigure: line.hasFigure,
    }))
  // Those of one employer together, so that listeners need not jump back and forth.
  const employers = [...new Set(best.map(({ employer }) => employer))]
  return employers.flatMap((one) => best.filter(({ employer }) => employer === one))
}
