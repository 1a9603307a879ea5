import { describe, expect, test } from 'vitest'
import { readMatch } from '../read-match.ts'

const ad = `Community Nurse

What you will do
- Plan and carry out wound care in people's own homes across the valley
- Write discharge plans together with the hospital team
- Patient education and discharge planning
- Take blood samples

What we ask
- Registered nurse with a current licence
- Experience with electronic health records such as SystmOne or Epic
- Wound care, catheter care and end of life care
- A car and a full driving licence`

const resumeWith = (...lines: string[]) =>
  `Ann Lee\n\nEXPERIENCE\n\nNurse, St Mary, 2018 - 2024\n- Dressed 12 leg ulcers a week on home visits\n${lines.map((line) => `- ${line}`).join('\n')}`

describe('what stands in the job description word for word is named and counts nowhere', () => {
  test.each([
    ['a duty', "Plan and carry out wound care in people's own homes across the valley"],
    ['a requirement after two words of one’s own', 'Proven experience with electronic health records such as SystmOne or Epic'],
    ['a duty with a word changed', "Planned and carried out wound care in people's own homes across the whole valley"],
  ])('%s', (_, line) => {
    const reading = readMatch(resumeWith(line), ad)
    expect(reading.copied).toEqual([line])
    for (const { resumeLine } of reading.terms) expect(resumeLine).not.toBe(line)
    expect(reading.resume.experienceLines.map(({ text }) => text)).not.toContain(line)
  })

  test('the whole ad pasted below a resume gives no term more than the resume had', () => {
    const before = readMatch(resumeWith(), ad)
    const after = readMatch(`${resumeWith()}\n\nSKILLS\n${ad}`, ad)
    expect(after.copied.length).toBeGreaterThan(8)
    expect(after.terms.map(({ how }) => how)).toEqual(before.terms.map(({ how }) => how))
  })

  test('a numbered ad is known again without its numbers', () => {
    const numbered = ad.replace(/^- /gm, () => 'A1. ')
    const plain = ad.replace(/^- /gm, '')
    expect(readMatch(`${resumeWith()}\n\nSKILLS\n${plain}`, numbered).copied.length).toBeGreaterThan(8)
  })

  test('a table is known again with and without its marks', () => {
    const table = ad.replace(/^- (.*)$/gm, '$1 | E | A/I')
    expect(readMatch(`${resumeWith()}\n\nSKILLS\n${table}`, ad).copied.length).toBeGreaterThan(8)
  })

  test('one sentence among one’s own is taken out, the others stay', () => {
    const line =
      'I drained 40 wounds a month. Experience with electronic health records such as SystmOne or Epic. I trained two students.'
    const { copied, resume } = readMatch(resumeWith(line), ad)
    expect(copied).toEqual(['Experience with electronic health records such as SystmOne or Epic.'])
    expect(resume.lines.map(({ text }) => text)).toContain('I drained 40 wounds a month. I trained two students.')
  })
})

describe('what people say in the words of their trade is their own', () => {
  test.each([
    ['a short phrase', 'Patient education and discharge planning'],
    ['a list of three', 'Wound care, catheter care'],
    [
      'a line with a figure of one’s own',
      "Carried out wound care in people's own homes across the valley for 35 patients a week",
    ],
    [
      'a duty that goes on in one’s own words',
      'Wrote discharge plans together with the hospital team, which cut readmissions on two wards',
    ],
  ])('%s', (_, line) => {
    expect(readMatch(resumeWith(line), ad).copied).toEqual([])
  })

  test('two short lines that are alike by chance', () => {
    expect(readMatch(resumeWith('Take blood samples', 'Registered nurse with a current licence'), ad).copied).toEqual([])
  })
})
