import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createBuiltinCoach } from '../../api/coach/guides/builtin-coach.ts'
import { quoted } from '../../api/coach/guides/wording.ts'
import { readMatch } from '../../api/coach/reading/built-in/read-match.ts'
import { plainDocument } from '../../api/coach/score/testing/plain-document.ts'
import { type InterviewRound, interviewRoundIds } from '../../api/contract/interview-rounds.ts'
import { readLabelledPairs } from '../pairs/measure.ts'

/** What the built-in coach writes about a person: an analysis, and one round each of preparation, Q&A and voice interview. */
const pairs = readLabelledPairs('development').map(
  (pair, at) => [pair.name, pair, interviewRoundIds[at % interviewRoundIds.length]!] as const,
)
const today = new Date('2026-03-01T00:00:00Z')
const coach = createBuiltinCoach({ now: () => today })
const { signal } = new AbortController()

/** What the document check says, with headings it recommends. */
const findings: string[] = []

async function textsFor({ ad, resume }: { ad: string; resume: string }, round: InterviewRound): Promise<string[]> {
  const input = { resume: plainDocument(resume), jobDescription: ad, round, signal }
  const texts: string[] = []
  const computed = new Set(['document', 'requirements', 'score', 'skills', 'keywords'])
  for await (const event of coach.analyzeResume(input))
    if ('section' in event && !computed.has(event.section)) texts.push(...stringsIn(event.data))
    else if ('section' in event && event.section === 'document')
      findings.push(...event.data.parserView.findings.map(({ detail }) => detail))
  for await (const event of coach.prepareInterview(input)) if ('section' in event) texts.push(...stringsIn(event.data))
  for await (const event of coach.answerQuestions(input)) if ('section' in event) texts.push(...stringsIn(event.data))
  texts.push(...(await coach.interviewQuestions(input)).questions.map(({ question }) => question))
  return texts
}

/** Fields that hold a line of the ad or of the resume and no sentence of ours: they count as quotations. */
const lineFields = new Set(['requirement', 'ownLine'])

function stringsIn(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return [lineFields.has(field) ? quoted(value) : value]
  return value !== null && typeof value === 'object' ? Object.entries(value).flatMap(([name, one]) => stringsIn(one, name)) : []
}

/** The guides' own sentences; what they put into quotation marks is nobody's. */
const folder = new URL('../../api/coach/guides/', import.meta.url)
const guides = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .concat('../../contract/default-questions.json')
  .flatMap((name) => stringsIn(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))
  .join('\n')

describe.each(pairs)('%s', (_, pair, round) => {
  test('every quotation is a whole line of the ad or of the resume, and no term stands alone in a sentence of ours', async () => {
    const { adLines, resumeLines, resume, ad, hardConstraints, terms } = readMatch(pair.resume, pair.ad, today.getUTCFullYear())
    const lines = [...adLines, ...resumeLines, ...resume.experienceLines, ...ad.units].map(({ text }) => text)
    const sentences = lines.flatMap((line) => line.split(/(?<=[.!?])\s+(?=\p{Lu})/u))
    const whole = new Set([...lines, ...sentences, ...[...hardConstraints, ...terms].map((row) => row.requirement)].map(quoted))
    for (const text of await textsFor(pair, round)) {
      for (const [quote] of text.matchAll(/“[^“”]*”/g))
        if (!guides.includes(quote.slice(1, -1)) && !findings.some((finding) => finding.includes(quote)))
          expect(whole, text).toContain(quote)
      const ours = text.replace(/“[^“”]*”/g, '').toLowerCase()
      const ownWords = guides.toLowerCase()
      // A gap question names the tool that it asks about.
      for (const { term, kind } of terms)
        if (kind !== 'tool' && term.includes(' ') && !ownWords.includes(term.toLowerCase()))
          expect(ours).not.toContain(term.toLowerCase())
      expect(ours).not.toMatch(/undefined|null|nan\b|\{\w+\}|\.\.(?!\.)|,,|\b(?:i have no|no line of your resume)\b/)
    }
  })
})
