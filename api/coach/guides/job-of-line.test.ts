import { expect, test } from 'vitest'
import { readResume } from '../reading/built-in/resume/resume-reading.ts'
import { whereItWas } from './job-of-line.ts'

const places = (resume: string) => readResume(`Experience\n${resume}`).experienceLines.map(whereItWas)

test('a job is known by its title and employer also where the dates stand on a line of their own', () => {
  const resume = `Buyer, Prairie Pump Works, Tulsa, OK
March 2019 – Present
- Issue 300 purchase orders a month
- Run requests for quotation
ACME Foods
Line Cook
06/2016 - 02/2019
- Cooked 200 plates a night`
  expect(places(resume)).toEqual([
    'In my role as Buyer at Prairie Pump Works',
    'In my role as Buyer at Prairie Pump Works',
    'In my role as Line Cook at ACME Foods',
  ])
})

test('dates above the title belong to it, and a job without lines leaves nothing to the next', () => {
  const resume = `2019 - Present
Buyer
Prairie Pump Works
- Issue 300 purchase orders a month
Waiter, The Oak, 2014-2015
Porter, The Elm, 2012-2014
- Carried bags for guests`
  expect(places(resume)).toEqual(['In my role as Buyer at Prairie Pump Works', 'In my role as Porter at The Elm'])
})

test('a unit behind the title is not taken for the employer, which stands below', () => {
  const resume = `Staff Nurse, Step-Down Unit June 2015 – February 2019
Saint Placeholder Medical Center, Tacoma, WA
- Reduced patient falls by 31 percent`
  expect(places(resume)).toEqual(['In my role as Staff Nurse at Saint Placeholder Medical Center'])
})
