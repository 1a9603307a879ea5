import { expect, test } from 'vitest'
import { readMatch } from '../read-match.ts'

const ad = `Bookkeeper

Requirements
- Payroll, bank reconciliations and sales tax returns
- QuickBooks Online
- Accounts payable and accounts receivable
- Month end journal entries
- CPR certificate`

const asked =
  'payroll, bank reconciliations, sales tax, QuickBooks Online, accounts payable, accounts receivable, journal entries'
const florist = `Kim Ito

EXPERIENCE

Florist, Petal Row, 2015 - 2024
- Made 25 bouquets a day and taught three apprentices
- Opened the shop at six each morning

EDUCATION
Floristry Diploma, 2015`

const coverage = (resume: string) => readMatch(resume, ad).terms.reduce((sum, term) => sum + term.coverage, 0)

test.each([
  ['SKILLS', `${florist}\n\nSKILLS\n${asked}`],
  ['a heading that we do not know', `${florist}\n\nKEYWORDS\n${asked}`],
  ['no heading, above everything', florist.replace('\n\n', `\n${asked.replaceAll(', ', ' | ')}\n\n`)],
  ['the jobs', florist.replace('- Made', `- Skills used: ${asked}\n- Made`)],
  ['the jobs, behind one verb', florist.replace('- Made', `- Managed ${asked}\n- Made`)],
  ['one bullet each', `${florist}\n\nPROFILE\n${asked.replace(/(?:^|, )/g, '\n- ')}`],
])('a list of what is asked counts as a list under %s', (_, resume) => {
  const reading = readMatch(resume, ad)
  expect(reading.terms.filter(({ how }) => how !== 'missing').length).toBeGreaterThan(4)
  expect(coverage(resume)).toBeLessThan(1.5)
})

test('the same things done at work count fully', () => {
  const bookkeeper = florist.replace(
    '- Made',
    `- Ran payroll for 24 people and filed sales tax in two states
- Did the bank reconciliations in QuickBooks Online every Monday
- Paid 40 bills a week as accounts payable and chased accounts receivable
- Posted journal entries for 130 assets
- Made`,
  )
  expect(coverage(bookkeeper)).toBeGreaterThan(5)
})

test('a certificate among others stays a certificate', () => {
  const { terms } = readMatch(`${florist}\n\nCERTIFICATES\nCPR, First Aid, Food Hygiene, Manual Handling`, ad)
  expect(terms.find(({ term }) => /CPR/.test(term))).toMatchObject({ where: 'certifications', coverage: 1 })
})

test('work on both sides of a list in the same line still counts as work', () => {
  const line = '- Ran payroll for 24 people. QuickBooks Online, payroll. Posted the month end journal entries for 130 assets.'
  const { terms } = readMatch(florist.replace('- Made', `${line}\n- Made`), ad)
  expect(terms.find(({ term }) => /journal entries/i.test(term))).toMatchObject({ how: 'exact', where: 'experience' })
})
