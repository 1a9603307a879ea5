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

test('no job is guessed: every sentence is handed back, word for word, in its order', async () => {
  const said = ['I am Ana Costa.', 'I work as a nurse at Mercy Hospital since 2019.', 'I have an RN license.', 'I speak Spanish.']
  const { resumeData, sentences } = await write(said.join(' '))
  expect(sentences).toEqual([
    { text: said[0], fields: ['contactInfo.name'] },
    ...said.slice(1).map((text) => ({ text, fields: [] })),
  ])
  const { contactInfo, ...rest } = resumeData
  expect(contactInfo).toEqual({ name: 'Ana Costa', email: '', phone: '', location: '' })
  expect(Object.values(rest).flat().join('')).toBe('')
})

test('in any language, written contact details are found and every sentence is handed back', async () => {
  const { resumeData, sentences } = await write(
    'Ich heiße Anna Schmidt. Meine E-Mail ist anna.schmidt@web.de. Ich arbeite seit 2019 als Krankenschwester im Klinikum Köln.',
  )
  expect(resumeData.contactInfo.email).toBe('anna.schmidt@web.de')
  expect(resumeData.professionalExperience).toEqual([])
  expect(sentences[2]).toEqual({ text: 'Ich arbeite seit 2019 als Krankenschwester im Klinikum Köln.', fields: [] })
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
  ['I live in Leeds I work nights', 'location', 'Leeds'],
] as const)('"%s": %s is "%s"', async (said, field, value) => {
  expect((await write(said)).resumeData.contactInfo[field]).toBe(value)
})
