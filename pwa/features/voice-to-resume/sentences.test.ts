import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeResume } from '../../../api/coach/reading/built-in/told-life/read-told-life.ts'
import { asResumeLine } from '../../../api/contract/first-person.ts'
import type { ResumeData } from '../../../api/contract/voice-to-resume.ts'
import { cardsOf, moved, placesIn, type SentenceCard, whereIn } from './sentences.ts'

const said = [
  'My name is Ana Costa.',
  'I work as a registered nurse at Mercy Hospital since March two thousand nineteen.',
  'I care for 30 patients a day.',
  'I was a nursing assistant at Oak Clinic from 2015 to 2019.',
  'I helped patients wash and eat.',
  'Twelve years of driving for Blackmoor Haulage, nights mostly.',
  'I have an RN license.',
  'Yes.',
]

async function told() {
  const { resumeData, sentences } = await writeResume({ transcript: said.join(' '), signal: new AbortController().signal })
  return { resume: resumeData, cards: cardsOf(resumeData, sentences) }
}

/** As a resume says it. */
const line = (at: number) => asResumeLine(said[at]!)
const bullets = (resume: ResumeData) => resume.professionalExperience.map(({ description }) => description)

test('every sentence that was said is on a card, in its order, with its place', async () => {
  const { resume, cards } = await told()
  expect(cards.map(({ sentence }) => sentence)).toEqual(said)
  expect(cards.map((card) => whereIn(resume, card))).toEqual([
    'Name: Ana Costa',
    'Job title: Registered nurse · Employer: Mercy Hospital · Dates: March 2019 – Present',
    'What you did: Registered nurse at Mercy Hospital',
    'Job title: Nursing assistant · Employer: Oak Clinic · Dates: 2015 – 2019',
    'What you did: Nursing assistant at Oak Clinic',
    null,
    'Certificate: RN license',
    null,
  ])
  expect(cards.at(-1)?.state).toBe('left-out')
})

test('a sentence moves to another job, and is in no two places', async () => {
  const { resume, cards } = await told()
  const after = moved(resume, cards[2]!, 'professionalExperience.1.description')
  expect(bullets(after.resume)).toEqual([[], [line(4), line(2)]])
  expect(whereIn(after.resume, after.card)).toBe('What you did: Nursing assistant at Oak Clinic')
  const back = moved(after.resume, after.card, 'professionalExperience.0.description')
  expect(bullets(back.resume)).toEqual([[line(2)], [line(4)]])
})

test('a sentence wrongly read as a job takes the job with it; what was done there stays where it was put', async () => {
  const { resume, cards } = await told()
  const emptied = moved(resume, cards[4]!, 'professionalExperience.0.description')
  const { resume: after, card } = moved(emptied.resume, cards[3]!, 'left-out')
  expect(after.professionalExperience.map(({ company }) => company)).toEqual(['Mercy Hospital'])
  expect(bullets(after)).toEqual([[line(2), line(4)]])
  expect(card.state).toBe('left-out')
})

test('an open sentence becomes a job of its own, a skill, or part of the summary', async () => {
  const { resume, cards } = await told()
  expect(moved(resume, cards[5]!, 'new').resume.professionalExperience[2]).toMatchObject({ title: '', description: [said[5]] })
  expect(moved(resume, cards[5]!, 'professionalSummary').resume.professionalSummary).toBe(said[5])
  expect(moved(resume, cards[5]!, 'coreCompetencies').resume.coreCompetencies).toEqual([said[5]!.replace(/\.$/, '')])
})

test('however the sentences are moved, none disappears: each placed one is in the resume once', async () => {
  const start = await told()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(said.length - 1), fc.nat(20)), { maxLength: 30 }), async (moves) => {
      let { resume } = start
      const cards: SentenceCard[] = [...start.cards]
      for (const [at, choice] of moves) {
        const places = placesIn(resume)
        const { resume: next, card } = moved(resume, cards[at]!, places[choice % places.length]![0])
        resume = next
        cards[at] = card
      }
      expect(cards.map(({ sentence }) => sentence)).toEqual(said)
      for (const card of cards.filter(({ state }) => state === 'settled')) {
        const words = card.sentence.replace(/^I \w|\.$/g, '')
        expect(JSON.stringify(resume).split(words).length - 1, card.sentence).toBe(1)
      }
    }),
    { numRuns: 200, seed: 20_261_126 },
  )
})
