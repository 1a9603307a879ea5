import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spokenResume } from '../../../../contract/limits.ts'
import { ResumeData } from '../../../../contract/voice-to-resume.ts'
import { writeResume } from './write-resume.ts'

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
  '20,000 characters of %j keep nobody waiting',
  async (unit) => {
    const startedAtMs = performance.now()
    await write(unit.repeat(spokenResume.transcriptMaxCharacters).slice(0, spokenResume.transcriptMaxCharacters))
    expect(performance.now() - startedAtMs).toBeLessThan(8_000)
  },
)

test('a life of a hundred jobs ends at the limits of one resume', async () => {
  const jobs = Array.from(
    { length: 100 },
    (_, at) => `I worked at Company${at} as a nurse from ${1920 + at} to ${1921 + at}. I did ${at} things.`,
  )
  const { resumeData } = await write(jobs.join(' ').slice(0, spokenResume.transcriptMaxCharacters))
  expect(resumeData.professionalExperience.length).toBe(spokenResume.maxJobs)
})

test('a language that the rules do not know is not guessed at: contact only, the rest is told back', async () => {
  const { resumeData, notCaught } = await write(
    'Ich heiße Anna Schmidt. Meine E-Mail ist anna.schmidt@web.de. Ich arbeite seit 2019 als Krankenschwester im Klinikum Köln.',
  )
  expect(resumeData.contactInfo.email).toBe('anna.schmidt@web.de')
  expect(resumeData.professionalExperience).toEqual([])
  expect(notCaught.join(' ')).toContain('Krankenschwester')
})

test('a job stands with the place that was said behind it', async () => {
  const { resumeData } = await write(
    'I live in Dayton, Ohio. I worked as a nurse at Mercy Health in Toledo, Ohio from 2014 to 2019.',
  )
  expect(resumeData.professionalExperience).toEqual([
    { title: 'Nurse', company: 'Mercy Health', location: 'Toledo, Ohio', dates: '2014 – 2019', description: [] },
  ])
})

test('what was offered and not taken is no job, and what was given up no degree', async () => {
  const { resumeData } = await write(
    "I'm a fitter at Dunmore Steel since 2012. I was offered a job at Barden's, but I didn't take it. I started a degree at Leeds University, but I gave that up.",
  )
  expect(resumeData.professionalExperience.map(({ company }) => company)).toEqual(['Dunmore Steel'])
  expect(resumeData.education).toEqual([])
})

test('speech that ends where a name begins is read to its end', async () => {
  expect((await write('2019-21 e Ne"A')).resumeData.professionalExperience).toEqual([])
})
