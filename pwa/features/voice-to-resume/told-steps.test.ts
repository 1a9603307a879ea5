import { expect, test, vi } from 'vitest'
import { readResume } from '../../../api/coach/reading/built-in/resume/resume-reading.ts'
import { checkFormat } from '../../../api/coach/score/format-check.ts'
import { readDocument } from '../../../api/documents/read-document.ts'
import { pdfFile, wordFile } from '../../export/export-files.ts'
import { resumeSource } from '../../export/resume-files.ts'
import { textOnDisk } from '../../export/testing/text-on-disk.ts'
import { another, answerAt, back, next, nothingTold, questionAt, type Told, withAnswer, written } from './told-steps.ts'

// Fonts, the PDF writer and the readers are loaded; a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 })

/** Answers the questions one after the other: '' skips, "yes" opens another entry, a list answers with several and goes on. */
function tell(answers: readonly (string | readonly string[])[], from: Told = nothingTold): Told {
  return answers.reduce<Told>((told, answer) => {
    const question = questionAt(told)
    if (!question) throw new Error(`no question is left for ${answer}`)
    if (question.kind === 'another') return answer === 'yes' ? another(told) : next(told)
    const words = typeof answer === 'string' ? [answer] : answer
    const resume = words.reduce((now, one) => withAnswer(now, question, written(question, one)), told.resume)
    return next({ at: told.at, resume })
  }, from)
}

const anaTold = [
  ...['Ana Costa', 'Portland, Oregon', 'five oh three five five five oh one four two', 'ana dot costa at example dot com'],
  ...['yes', 'registered nurse', 'Mercy Hospital', 'Portland', 'march two thousand nineteen', "I'm still there"],
  ['I care for 30 patients a day', 'I trained 12 new nurses, and all of them stayed'],
  ...['yes', 'nursing assistant', 'Oak Clinic', '', 'twenty fifteen', 'twenty nineteen', ['helped patients wash and eat']],
  ...['no', 'yes', 'Bachelor of Science in Nursing', 'Oregon State University', '2015', 'no'],
  ['RN license', 'BLS'],
  ['Epic, wound care', 'Spanish'],
]

test('each answer is in its field word for word, without the I of what was done, and spoken numbers are figures', () => {
  const { at, resume } = tell(anaTold)
  expect(at).toBe('done')
  expect(resume).toEqual({
    contactInfo: { name: 'Ana Costa', location: 'Portland, Oregon', phone: '503-555-0142', email: 'ana.costa@example.com' },
    professionalSummary: '',
    professionalExperience: [
      {
        ...{ title: 'Registered nurse', company: 'Mercy Hospital', location: 'Portland', dates: 'March 2019 – Present' },
        description: ['Care for 30 patients a day', 'Trained 12 new nurses, and all of them stayed'],
      },
      {
        ...{ title: 'Nursing assistant', company: 'Oak Clinic', location: '', dates: '2015 – 2019' },
        description: ['Helped patients wash and eat'],
      },
    ],
    education: [{ degree: 'Bachelor of Science in Nursing', institution: 'Oregon State University', dates: '2015' }],
    certifications: ['RN license', 'BLS'],
    coreCompetencies: ['Epic', 'wound care', 'Spanish'],
  })
})

test('answers in whole sentences leave only the answer in each field', () => {
  const { resume } = tell([
    ...['My name is Danielle Okafor.', 'I live in Columbus, Ohio', '', 'danielle dot okafor at example mail dot com'],
    ...['yes', "I'm a staff nurse in the ICU", 'I worked for Hillcrest Valley Hospital', 'It was in Columbus'],
    ...['Summer of 2016', 'I think 2019', ['I trained nine new nurses'], 'no'],
    ...['yes', 'I have a bachelor of nursing', 'I went to Ohio State University', 'I finished in twenty fourteen', 'no'],
    ['I have an RN license'],
    ['I use Epic'],
  ])
  expect(resume).toEqual({
    contactInfo: { name: 'Danielle Okafor', location: 'Columbus, Ohio', phone: '', email: 'danielle.okafor@examplemail.com' },
    professionalSummary: '',
    professionalExperience: [
      {
        ...{ title: 'Staff nurse in the ICU', company: 'Hillcrest Valley Hospital', location: 'Columbus' },
        ...{ dates: 'Summer 2016 – 2019', description: ['Trained 9 new nurses'] },
      },
    ],
    education: [{ degree: 'Bachelor of nursing', institution: 'Ohio State University', dates: '2014' }],
    certifications: ['RN license'],
    coreCompetencies: ['Epic'],
  })
})

test.each([
  ['contactInfo.name', 'Devonte Harkless, people call me Dev', 'Devonte Harkless'],
  ['contactInfo.name', "I'm Walt Szymanski, that's S Z Y M A N S K I", 'Walt Szymanski'],
  ['contactInfo.name', 'Callie Mayes', 'Callie Mayes'],
  ['professionalExperience.0.company', 'That was over at the Millrace Tavern', 'Millrace Tavern'],
  ['professionalExperience.0.company', 'over at the Millrace Tavern', 'Millrace Tavern'],
  ['professionalExperience.0.location', 'same, Louisville', 'Louisville'],
  ['certifications', 'OSHA thirty, good till twenty twenty-seven', 'OSHA 30, good till 2027'],
])('in %s, "%s" is written as "%s"', (id, said, expected) => {
  expect(written({ id, part: 'You', kind: 'line', ask: '' }, said)).toBe(expected)
})

test('a user without a job or a school says no twice, and a job that was opened by mistake is given up by a skip', () => {
  const told = tell(['Ana Costa', '', '', '', 'yes', '', 'no', 'no', [], []])
  expect(told.at).toBe('done')
  expect(told.resume.professionalExperience).toEqual([])
  expect(told.resume.contactInfo.name).toBe('Ana Costa')
})

test('going back shows what was answered, and another answer takes its place', () => {
  const told = back(tell(anaTold.slice(0, 9)))
  const question = questionAt(told)!
  expect(question.ask).toBe('When did you start at Mercy Hospital?')
  expect(answerAt(told.resume, question)).toBe('March 2019')
  const changed = withAnswer(tell(anaTold).resume, question, '2018')
  expect(changed.professionalExperience[0]?.dates).toBe('2018 – Present')
  expect(withAnswer(changed, question, '').professionalExperience[0]?.dates).toBe('Present')
})

test('from the end and from each question, Back leads all the way to the first', () => {
  let told = tell(anaTold)
  for (let step = 0; step < 40; step++) told = back(told)
  expect(told.at).toBe('contactInfo.name')
  expect(told.resume).toEqual(tell(anaTold).resume)
})

test.each(['PDF', 'Word'])('the %s file that the phone makes of it gets full marks and reads back right', async (kind) => {
  const taken = resumeSource(tell(anaTold).resume, undefined, 'A4')
  const now = new Date('2026-11-26T12:00:00Z')
  const file = await (kind === 'PDF' ? pdfFile(taken, now, textOnDisk) : wordFile(taken))
  const document = await readDocument(new Uint8Array(await file.arrayBuffer()), ['pdf', 'docx'])
  const check = checkFormat(document, now)
  expect(check.findings.filter(({ level, code }) => level !== 'good' && code !== 'too-short')).toEqual([])
  const reading = readResume(document.text)
  expect(reading.contact).toMatchObject({ name: 'Ana Costa', phone: '503-555-0142', email: 'ana.costa@example.com' })
  expect(reading.experienceLines.map(({ text }) => text)).toEqual([
    'Care for 30 patients a day',
    'Trained 12 new nurses, and all of them stayed',
    'Helped patients wash and eat',
  ])
})
