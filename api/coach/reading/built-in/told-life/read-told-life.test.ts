import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spokenResume } from '../../../../contract/limits.ts'
import { ResumeData } from '../../../../contract/voice-to-resume.ts'
import { writeResume } from './read-told-life.ts'

const { signal } = new AbortController()
const write = (transcript: string) => writeResume({ transcript, signal })

/** Pieces of speech in any order, with what machines and people put between them. */
const piece = fc.oneof(
  fc.constantFrom(
    ...'I|my|I work at|as a|nurse|Mercy Hospital|since|2019|from|to|twenty eighteen|my name is|Jane|Doe|at gmail dot com|jane dot|five five five|one two three four|and|I have|a license|I speak|Spanish|before that|in|Ohio|graduated|University|bachelor of|.|,|\n|- |um|"|(|['.split(
      '|',
    ),
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)

test('whatever is said, what comes out is a resume that the contract takes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 80 }), async (pieces) => {
      const { resumeData } = await write(pieces.join(' '))
      expect(ResumeData.safeParse(resumeData).success).toBe(true)
    }),
    { numRuns: 150, seed: 20_261_121 },
  )
})

test('the same words give the same resume', async () => {
  const transcript =
    "I'm a nurse. I've been at Mercy Hospital since 2019, and before that I was a carer for Oak House, 2014 to 2019."
  expect(await write(transcript)).toEqual(await write(transcript))
})

/** The longest transcript there may be, of what would make careless patterns run for minutes. Usual: half a second. */
test.each(['a', ' ', '\n', 'I ', 'i.', '1 ', 'Aa ', 'my name is ', 'a dot ', 'I was at X Y in 2019, ', 'before the Aa '])(
  '20,000 characters of %j take no time',
  async (unit) => {
    const startedAtMs = performance.now()
    await write(unit.repeat(spokenResume.transcriptMaxCharacters).slice(0, spokenResume.transcriptMaxCharacters))
    expect(performance.now() - startedAtMs).toBeLessThan(8_000)
  },
)

test('a life of a hundred jobs ends at the limits of one resume', async () => {
  const jobs = Array.from(
    { length: 100 },
    (_, at) => `I worked as a nurse at Company${at} from ${1920 + at} to ${1921 + at}. I did ${at} things.`,
  )
  const { resumeData } = await write(jobs.join(' ').slice(0, spokenResume.transcriptMaxCharacters))
  expect(resumeData.professionalExperience.length).toBe(spokenResume.maxJobs)
})

test('a language that the rules do not know is not guessed at: contact only, every sentence is handed back', async () => {
  const { resumeData, sentences } = await write(
    'Ich heiße Anna Schmidt. Meine E-Mail ist anna.schmidt@web.de. Ich arbeite seit 2019 als Krankenschwester im Klinikum Köln.',
  )
  expect(resumeData.contactInfo.email).toBe('anna.schmidt@web.de')
  expect(resumeData.professionalExperience).toEqual([])
  expect(sentences[2]).toEqual({ text: 'Ich arbeite seit 2019 als Krankenschwester im Klinikum Köln.', fields: [] })
})

const nurse = 'I work as a registered nurse at Mercy Hospital since March two thousand nineteen.'

test('a job told by title and employer is read with its dates in figures; what follows is what was done, without its I', async () => {
  const { resumeData, sentences } = await write(`${nurse} I care for 30 patients a day. Then there was the flood. I was at home.`)
  expect(resumeData.professionalExperience).toEqual([
    {
      ...{ title: 'Registered nurse', company: 'Mercy Hospital', location: '', dates: 'March 2019 – Present' },
      description: ['Care for 30 patients a day.'],
    },
  ])
  expect(sentences.map(({ fields }) => fields)).toEqual([
    ['title', 'company', 'dates'].map((field) => `professionalExperience.0.${field}`),
    ['professionalExperience.0.description.0'],
    [],
    [],
  ])
})

test('a job told twice is one job', async () => {
  const { resumeData } = await write(`${nurse} I live in Leeds. So I am a registered nurse at Mercy Hospital, as I said.`)
  expect(resumeData.professionalExperience).toHaveLength(1)
})

test.each([
  'I was offered a job as a fitter at Barden Steel, but I did not take it.',
  'My sister works as a teacher at Leeds Academy.',
  'I worked as a fitter at Barden Steel. No, scratch that.',
  'I was a bit lost at Mercy Hospital in 2015.',
  'I was a student at Leeds University.',
])('"%s" is no job', async (said) => {
  expect((await write(said)).resumeData.professionalExperience).toEqual([])
})

test.each([
  ['my email is jane dot doe at gmail dot com', 'email', 'jane.doe@gmail.com'],
  ['email me at j underscore smith 42 at outlook dot co dot uk', 'email', 'j_smith42@outlook.co.uk'],
  ['it is m o r g a n at yahoo.com', 'email', 'morgan@yahoo.com'],
  ['I met her at school dot', 'email', ''],
  ['my number is five five five two zero one three four five six', 'phone', '555-201-3456'],
  ['call me at five five five, two oh one, three four double five', 'phone', '555-201-3455'],
  ['my cell is +44 7700 900123', 'phone', '+44 7700 900123'],
  ['from 2016 to 2018 I sold 1,200,000 boxes', 'phone', ''],
  ["Hi, I'm Zoë O'Connor, and I live in Cork", 'name', "Zoë O'Connor"],
  ['My name is Ana de la Cruz and I', 'name', 'Ana de la Cruz'],
  ["I'm a nurse and I'm tired", 'name', ''],
  ["I'm based in Leeds, United Kingdom.", 'location', 'Leeds, United Kingdom'],
  ['I live in peace', 'location', ''],
] as const)('"%s": %s is "%s"', async (said, field, value) => {
  expect((await write(said)).resumeData.contactInfo[field]).toBe(value)
})

test.each([
  ['since twenty eighteen', '2018 – Present'],
  ['from March 2019 until June twenty twenty-one', 'March 2019 – June 2021'],
  ['06/2017 - 12/2019', 'June 2017 – December 2019'],
  ['in nineteen ninety-eight', '1998'],
  ['two thousand and five to two thousand nine', '2005 – 2009'],
  ["from '93 to '98", '1993 – 1998'],
  ['since oh nine', '2009 – Present'],
  ['until about 2014', 'Until 2014'],
  ['with two thousand boxes', ''],
  ['on bus nineteen', ''],
  ['from 2000 to 3000 people', ''],
])('a job %s has the dates "%s"', async (when, dates) => {
  const { resumeData } = await write(`I was a nurse at Mercy Hospital ${when}.`)
  expect(resumeData.professionalExperience[0]?.dates ?? '').toBe(dates)
})

test('a sentence about a study goes there whole, with years in figures, one about certificates or languages item by item', async () => {
  const { resumeData } = await write(
    'I have a bachelor of science in nursing from Oregon State University, twenty fifteen. I have an RN license and BLS certification. I speak Spanish and a little French.',
  )
  expect(resumeData.education).toEqual([
    { degree: 'Bachelor of science in nursing from Oregon State University, 2015', institution: '', dates: '' },
  ])
  expect(resumeData.certifications).toEqual(['RN license', 'BLS certification'])
  expect(resumeData.coreCompetencies).toEqual(['Spanish', 'a little French'])
})

test('speech that ends where a name begins is read to its end', async () => {
  expect((await write('2019-21 e Ne"A')).resumeData.professionalExperience).toEqual([])
})
