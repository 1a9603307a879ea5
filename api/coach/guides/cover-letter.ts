import type { CoverLetter, CoverLetterSection, LetterPart } from '../../contract/cover-letter.ts'
import { asSpoken } from '../../contract/first-person.ts'
import type { WriteLetterInput } from '../coach.ts'
import { readMatch } from '../reading/built-in/read-match.ts'
import type { MatchReading } from '../reading/match-reading.ts'
import { requirementLines } from '../reading/requirement-lines.ts'
import { nameIn, pitchOptions } from './pitch/pitch-options.ts'
import { isWorkToTell } from './requirements.ts'

const mostAboutEmployer = 2
const mostProofs = 3

export const greetingToAll = 'Dear Hiring Team,'

export function signatureOf(reading: MatchReading): Pick<CoverLetter, 'name' | 'contact'> {
  const { email, phone } = reading.resume.contact
  return { name: nameIn(reading), contact: [email, phone].filter((detail) => detail !== null) }
}

/** A frame to finish: the user's own words and whole lines, beside what the ad says. Nothing is written for them. */
export function draftLetter(
  { resume, jobDescription, why, told }: Omit<WriteLetterInput, 'signal'>,
  today: Date,
): CoverLetterSection {
  const reading = readMatch(resume.text, jobDescription, today.getUTCFullYear(), { told })
  const { why: aboutEmployer, proofs } = pitchOptions(reading, jobDescription)
  const asked = requirementLines(reading).filter(isWorkToTell)
  const askedFor = (line: string) => asked.flatMap((row) => (row.resumeLine === line ? row.text : [])).slice(0, 1)
  const matched = proofs
    .map((line) => ({ line, text: asSpoken(line), adLines: askedFor(line) }))
    .toSorted((a, b) => b.adLines.length - a.adLines.length)
    .slice(0, mostProofs)
  const untold = matched.find(({ text }) => text === '')
  // One blank is enough to fill; the rest of the lines are in the resume.
  const kept = matched.filter((proof) => proof.text !== '' || proof === untold)
  return {
    section: 'letter',
    data: {
      greeting: greetingToAll,
      parts: [
        part('opening', why, aboutEmployer.slice(0, mostAboutEmployer)),
        ...(kept.length > 0 ? kept.map(({ line, text, adLines }) => part('proof', text, adLines, [line])) : [part('proof')]),
        part('closing'),
      ],
      ...signatureOf(reading),
      isDraft: true,
    },
  }
}

const part = (paragraph: LetterPart['paragraph'], text = '', adLines: string[] = [], ownLines: string[] = []): LetterPart => ({
  ...{ paragraph, text, adLines, ownLines },
})
