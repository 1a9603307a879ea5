import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeResume } from '../../../api/coach/reading/built-in/told-life/read-told-life.ts'
import { asResumeLine } from '../../../api/contract/first-person.ts'
import { changed, type EditedResume, undone, unedited } from './resume-edit.ts'
import { cardsOf, factsIn, jobBefore, moved, type Place, whereIn } from './sentences.ts'

const said = [
  'My name is Ana Costa.',
  'I work as a registered nurse at Mercy Hospital since March two thousand nineteen.',
  'I care for thirty patients a day.',
  'I trained twelve new nurses.',
  'I was a nursing assistant at Oak Clinic from 2015 to 2019.',
  'I helped patients wash and eat.',
  'Twelve years of driving for Blackmoor Haulage, nights mostly.',
  'I have a diploma in nursing from Oak College.',
  'I know Epic, Cerner, and Spanish.',
  'Yes.',
]
/** Numbers in words become digits. */
const written = said.map((sentence) =>
  sentence
    .replace('March two thousand nineteen', 'March 2019')
    .replace('thirty', '30')
    .replace(/twelve(?= \w+)/i, '12'),
)

async function told(): Promise<EditedResume> {
  const { resumeData, sentences } = await writeResume({ transcript: said.join(' '), signal: new AbortController().signal })
  return unedited(resumeData, cardsOf(resumeData, sentences, false))
}

const after = (history: EditedResume, at: number, place: Place) => changed(history, moved(history, at, place))
const mercy: Place = {
  to: 'new-job',
  facts: { title: 'Registered nurse', company: 'Mercy Hospital', dates: 'March 2019 – Present' },
  keepsLine: false,
}
const oak: Place = {
  to: 'new-job',
  facts: { title: 'Nursing assistant', company: 'Oak Clinic', dates: '2015 – 2019' },
  keepsLine: true,
}
const line = (at: number) => asResumeLine(written[at]!)
const bullets = ({ now }: EditedResume) => now.professionalExperience.map(({ description }) => description)
const places = ({ now, cards }: EditedResume) => cards.map((card) => whereIn(now, card))

test('every sentence that was said is on a card, in its order, with numbers as digits and no job guessed', async () => {
  const history = await told()
  expect(history.now.professionalExperience).toEqual([])
  expect(history.cards.map(({ sentence }) => sentence)).toEqual(written)
  expect(places(history)).toEqual(['Name: Ana Costa', ...Array(9).fill(null)])
  expect(history.cards.map(({ state }) => state)).toEqual(['sorted', ...Array(8).fill('open'), 'left-out'])
})

test.each([
  ['My name is Ana Costa and I speak Spanish.', 'open'],
  ['I live in Portland, Oregon.', 'sorted'],
  ['My email is ana dot costa at example dot com and my phone number is 503 555 0142.', 'sorted'],
  ['Call me at 503 555 0142 after six.', 'open'],
])('"%s", of which the contact details are understood, starts as %s', async (sentence, state) => {
  const { resumeData, sentences } = await writeResume({ transcript: sentence, signal: new AbortController().signal })
  expect(cardsOf(resumeData, sentences, false).map((card) => card.state)).toEqual([state])
})

test('a new job takes what the user says about it; the next sentences go there, in the order told', async () => {
  let history = after(await told(), 1, mercy)
  expect(history.now.professionalExperience).toMatchObject([
    { title: 'Registered nurse', company: 'Mercy Hospital', dates: 'March 2019 – Present', description: [] },
  ])
  expect([jobBefore(history, 1), jobBefore(history, 2), jobBefore(history, 5)]).toEqual([null, 0, 0])
  history = after(after(history, 3, { to: 'job', index: 0 }), 2, { to: 'job', index: 0 })
  expect(bullets(history)).toEqual([[line(2), line(3)]])
  history = after(history, 4, oak)
  expect(jobBefore(history, 5)).toBe(1)
  history = after(history, 5, { to: 'job', index: 1 })
  expect(bullets(history)).toEqual([
    [line(2), line(3)],
    [line(4), line(5)],
  ])
  expect(places(history)[5]).toBe('What you did: Nursing assistant at Oak Clinic')
})

test('jobs are newest first, whatever was told first', async () => {
  const history = after(after(await told(), 4, oak), 1, mercy)
  expect(history.now.professionalExperience.map(({ company }) => company)).toEqual(['Mercy Hospital', 'Oak Clinic'])
  expect(jobBefore(history, 2)).toBe(0)
  expect(jobBefore(history, 5)).toBe(1)
})

test('a sentence moves to another job, and is in no two places', async () => {
  const history = after(after(after(await told(), 1, mercy), 4, oak), 2, { to: 'job', index: 0 })
  const there = after(history, 2, { to: 'job', index: 1 })
  expect(bullets(there)).toEqual([[], [line(2), line(4)]])
  expect(places(there)[2]).toBe('What you did: Nursing assistant at Oak Clinic')
  expect(bullets(after(there, 2, { to: 'job', index: 0 }))).toEqual([[line(2)], [line(4)]])
})

test('a job goes when its only sentence is sorted again, and what was done there keeps it', async () => {
  const only = after(after(await told(), 1, mercy), 1, 'open')
  expect(only.now.professionalExperience).toEqual([])
  expect(only.cards[1]!.state).toBe('open')
  const kept = after(after(after(await told(), 1, mercy), 2, { to: 'job', index: 0 }), 1, 'left-out')
  expect(bullets(kept)).toEqual([[line(2)]])
})

test('a sentence becomes a school, skills one by one, or part of the summary; contact details are confirmed', async () => {
  const history = await told()
  const school = { degree: 'Diploma in nursing', institution: 'Oak College', dates: '' }
  expect(after(history, 7, { to: 'school', facts: school }).now.education).toEqual([school])
  const unnamed = { degree: '', institution: '', dates: '' }
  expect(after(history, 7, { to: 'school', facts: unnamed }).now.education).toMatchObject([{ degree: said[7] }])
  expect(after(history, 8, { to: 'coreCompetencies' }).now.coreCompetencies).toEqual(['Epic', 'Cerner', 'Spanish'])
  expect(after(history, 6, { to: 'professionalSummary' }).now.professionalSummary).toBe(written[6])
  const confirmed = after(history, 0, 'confirmed')
  expect([confirmed.now, confirmed.cards[0]!.state]).toEqual([history.now, 'sorted'])
})

test('a new job begins with the title, the employer and the dates that stand in its sentence', () => {
  const job = (sentence: string) => factsIn(sentence, 'new-job')
  expect(job(written[1]!)).toEqual({
    ...{ title: 'Registered nurse', company: 'Mercy Hospital', from: 'March 2019', isCurrent: true },
  })
  expect(job(written[4]!)).toEqual({ title: 'Nursing assistant', company: 'Oak Clinic', from: '2015', to: '2019' })
  expect(job('I worked for St. Mary’s Hospital of Tucson, June 2008 until now.')).toEqual({
    ...{ title: '', company: 'St. Mary’s Hospital of Tucson', from: 'June 2008', isCurrent: true },
  })
  expect(job('I drove with care for twelve years.')).toEqual({ title: '', company: '' })
  expect(factsIn('I graduated from Oak College in May 2015.', 'school')).toEqual({
    institution: 'Oak College',
    dates: 'May 2015',
  })
  expect(factsIn(said[7]!, 'school')).toEqual({ institution: 'Oak College', dates: '' })
})

test('a sentence that says more is used again: it goes to two places, and sorting it again takes both back', async () => {
  const start = await told()
  const school: Place = { to: 'school', facts: { degree: 'Diploma', institution: 'Oak College', dates: '' } }
  const once = changed(start, moved(start, 7, school, true))
  expect(once.cards[7]).toMatchObject({ state: 'open' })
  const twice = after(once, 7, { to: 'certifications' })
  expect(twice.now.education).toHaveLength(1)
  expect(twice.now.certifications).toHaveLength(1)
  expect(after(once, 7, 'left-out').now.education).toHaveLength(1)
  const back = after(twice, 7, 'open')
  expect([back.now, back.cards]).toEqual([start.now, start.cards])
})

test('undo takes a sentence out of the resume and back among those to sort', async () => {
  const history = await told()
  const sorted = after(after(history, 1, mercy), 2, { to: 'job', index: 0 })
  expect(undone(undone(sorted))).toEqual(history)
})

test('however the sentences are sorted, none disappears: each placed one is in the resume once', async () => {
  const start = await told()
  const placesIn = ({ now }: EditedResume): Place[] => [
    ...now.professionalExperience.map((_, index): Place => ({ to: 'job', index })),
    ...([
      mercy,
      oak,
      'left-out',
      'open',
      { to: 'professionalSummary' },
      { to: 'coreCompetencies' },
      { to: 'certifications' },
    ] as const),
    { to: 'school', facts: { degree: '', institution: '', dates: '' } },
  ]
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(said.length - 1), fc.nat(20)), { maxLength: 30 }), async (moves) => {
      let history = start
      for (const [at, choice] of moves) {
        const choices = placesIn(history)
        history = after(history, at, choices[choice % choices.length]!)
      }
      expect(history.cards.map(({ sentence }) => sentence)).toEqual(start.cards.map(({ sentence }) => sentence))
      for (const { read } of history.cards.filter(({ state }) => state === 'sorted'))
        for (const { field, text } of read.filter(({ field }) => !/\.(?:title|company|dates)$/.test(field)))
          expect(JSON.stringify(history.now).split(JSON.stringify(text).slice(1, -1)).length - 1, field).toBe(1)
    }),
    { numRuns: 200, seed: 20_261_126 },
  )
})
