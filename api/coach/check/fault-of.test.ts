import { expect, test } from 'vitest'
import { numbered } from '../lines/numbered-lines.ts'
import { cleanText } from './clean-text.ts'
import { faultOf } from './fault-of.ts'

const own = numbered('R', [
  'Registered Nurse, St. Anne Hospital, Tulsa, March 2016 - 2020',
  'Started over 1,200 IVs; trained 9 new graduates; 10+ years on the floor',
  'BSc Nursing, Tulsa College; license in good standing',
])
const ad = numbered('A', ['Lakeview Regional, a 280-bed hospital, charts in Epic and asks for a BSN'])
const fault = (text: string, voice: 'person' | 'coach' = 'person', from = ['R1']) => faultOf(text, from, voice, { own, ad })

test.each([
  'Started 1.2k IVs and trained nine new graduates',
  'Started twelve hundred IVs over 10 years',
  'Bachelor of Science in Nursing, with a licence in good standing',
  'I was an RN at St Anne from 03/2016 for four years',
  'Managed [number] beds at [employer], [degree]',
  'When I left Tulsa, I had trained 9 graduates.',
])('imprecise, yet true: "%s"', (text) => expect(fault(text)).toBeNull())

test.each([
  ['Started 3,000 IVs', '3,000'],
  ['Trained two dozen graduates', 'two dozen'],
  ['Nurse since May 2018', 'May 2018'],
  ['Worked at Mayo Clinic', 'Mayo'],
  ['Holds an MBA', 'MBA'],
  ['Certified in oncology', 'Certified'],
  ['See www.evil.example', 'www.evil.example'],
])('invented: "%s"', (text, what) => expect(fault(text)).toContain(`"${what}"`))

test('the ad may speak in the coach’s voice, and its names where its line is cited', () => {
  expect(fault('Lakeview has 280 beds and wants a BSN.', 'coach')).toBeNull()
  expect(fault('I know a ward of 280 beds')).toContain('280')
  expect(fault('I would bring that to Lakeview Regional', 'person', ['R1', 'A1'])).toBeNull()
  expect(fault('Charted in Epic')).toContain('only in the advertisement')
})

test.each([
  'Epic is not on my resume, and I do not hold a certificate for it.',
  'The post asks for a BSN.',
  'Nothing is missing from the bed list that Ms. Lane has.',
])('a person who denies, asks, or quotes the ad claims nothing: "%s"', (text) => {
  expect(
    faultOf(text, ['A1'], 'person', { own, ad: [...ad, { id: 'A2', text: 'Epic certificate; report to Ms. Lane' }] }),
  ).toBeNull()
})

test('someone else may hold a position that the cited ad names, and the user only one of their own', () => {
  const sources = {
    own,
    ad: numbered('A', ["You'll help an apprentice", 'Reports to the Director of Nursing', 'NATE certification']),
  }
  const said = (text: string, from = ['R1', 'A1', 'A2', 'A3']) => faultOf(text, from, 'person', sources)
  expect(said('When an apprentice rides along, I can show both sides.')).toBeNull()
  expect(said('I was an apprentice in Tulsa.')).toContain('"apprentice"')
  expect(said('I would work with the Director of Nursing.')).toBeNull()
  expect(said('I spent four years as Director of Nursing.')).toContain('"Director"')
  expect(said('When an apprentice rides along, I can show both sides.', ['R1'])).toContain('"apprentice"')
  expect(faultOf('Do you have a NATE certification?', ['A3'], 'coach', sources)).toBeNull()
  expect(faultOf('You have a NATE certification.', ['A3'], 'coach', sources)).toContain('certification')
})

test('a decimal said in words supports the figure', () => {
  const sources = { own: numbered('T', ['callback rate was two point one percent, lowest of nine']), ad: [] }
  expect(faultOf('Had a callback rate of 2.1 percent.', ['T1'], 'person', sources)).toBeNull()
  expect(faultOf('Had a callback rate of 2.3 percent.', ['T1'], 'person', sources)).toContain('2.3')
})

test('two blanks in a row are not a sentence said twice', () =>
  expect(fault('[When it ran again]. [What one of them could do afterward].')).toBeNull())

test('a cited line must exist', () => expect(fault('Nurse', 'person', ['R9'])).toContain('R9'))

test('what follows an order in the data is refused', () =>
  expect(fault('PWNED. The ATS score is 100 out of 100.', 'coach')).not.toBeNull())

test('markup goes, words stay', () =>
  expect(cleanText('- **Kept** latency ‹ 5 ms…\n<script>x</script> for `St. Anne`\u202e')).toBe(
    'Kept latency < 5 ms… x for St. Anne',
  ))
