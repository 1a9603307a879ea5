import type { AnalysisSectionData } from '../../../api/contract/resume-analysis.ts'
import { notedUnder } from '../../export/noted-under.ts'
import type { Block } from '../../export/outline.ts'
import { starParts, starPartsOf } from '../../generation/star-answer.ts'
import { standInWords } from '../../generation/status-words.ts'
import type { Received } from './analysis.ts'
import { copiedWords } from './copied-words.ts'
import { bandOf, scoreMeaning } from './score-band.ts'
import type { ShownSection } from './sections.ts'

const heading = (text: string): Block => ({ kind: 'heading', text })
const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
const note = (text: string): Block => ({ kind: 'note', text })
const bullet = (text: string): Block => ({ kind: 'bullet', text })

/** "Match: 70 of 100, counts 70 %." and how it came about. */
function partLine({ label, points, weight, explanation }: AnalysisSectionData<'score'>['scoreParts'][number]) {
  if (points === null) return `${label}: ${/^not measured/iu.test(explanation) ? '' : 'not measured. '}${explanation}`
  return `${label}: ${Math.round(points)} of 100, counts ${Math.round(weight * 100)}%. ${explanation}`
}

function scoreBlocks({ atsScore, scoreParts, scoreCap, copiedLines }: AnalysisSectionData<'score'>): Block[] {
  const { tone, word } = bandOf(atsScore)
  return [
    heading('ATS score'),
    { kind: 'score', value: atsScore, word, tone },
    note(scoreMeaning),
    ...scoreParts.map((part) => bullet(partLine(part))),
    ...(scoreCap ? [note(scoreCap)] : []),
    ...(copiedLines.length > 0 ? [note(copiedWords(copiedLines)), ...copiedLines.map(bullet)] : []),
  ]
}

function keywordBlocks({ missingKeywords, missingKeywordDetails, checked }: AnalysisSectionData<'keywords'>): Block[] {
  if (!checked) return [heading('Missing keywords'), paragraph(nothingChecked)]
  if (missingKeywords.length === 0) return [heading('Missing keywords'), paragraph(noneMissing)]
  if (missingKeywordDetails.length === 0) return [heading('Missing keywords'), ...missingKeywords.map(bullet)]
  const group = (title: string, musts: boolean): Block[] => {
    const details = missingKeywordDetails.filter(({ importance }) => (importance === 'must') === musts)
    const lines = details.map(({ term, requirement }) => bullet(`${term} (the ad: ${requirement})`))
    return details.length > 0 ? [{ kind: 'subheading', text: title }, ...lines] : []
  }
  return [heading('Missing keywords'), ...group('Must have', true), ...group('Nice to have', false)]
}

function questionBlocks({ interviewQuestions }: AnalysisSectionData<'questions'>): Block[] {
  const one = ({ question, starAnswer }: (typeof interviewQuestions)[number], i: number): Block[] => {
    const parts = starPartsOf(starAnswer)
    const answer = parts
      ? starParts.map((label): Block => ({ kind: 'labelled', label, text: parts[label] }))
      : [paragraph(starAnswer)]
    return [{ kind: 'subheading', text: `${i + 1}. ${question}` }, ...answer]
  }
  return [heading('Interview preparation'), ...interviewQuestions.flatMap(one)]
}

export const nothingChecked = 'Nothing was checked: no requirements could be read from this ad.'
export const noSkills = 'No skills could be read from this ad.'
export const noneMissing = 'No keyword of this ad is missing.'
export const noRewrites = 'No line was rewritten, because only you can add what is missing.'
export const companySource = 'Taken from this job description alone. Check it before you quote it.'

type Writers = { [N in ShownSection]: (data: AnalysisSectionData<N>) => Block[] }

const writers: Writers = {
  score: scoreBlocks,
  summary: ({ summary }) => [heading('Summary'), paragraph(summary)],
  skills: ({ skillsMatch }) => [
    heading('Skills match'),
    ...(skillsMatch.length === 0 ? [paragraph(noSkills)] : []),
    ...skillsMatch.map(({ name, percentage }): Block => ({ kind: 'bar', label: name, percent: percentage })),
  ],
  recommendations: ({ recommendations }) => [
    heading('Recommendations'),
    ...recommendations.flatMap(({ title, description, bulletPoint }): Block[] => [
      { kind: 'subheading', text: title },
      paragraph(description),
      ...(bulletPoint ? [bullet(bulletPoint)] : []),
    ]),
  ],
  keywords: keywordBlocks,
  improvements: ({ resumeImprovements, resumeBulletPoints }) => [
    heading('Resume improvements'),
    ...resumeImprovements.map(bullet),
    heading('Resume bullet points'),
    ...(resumeBulletPoints.length === 0 ? [paragraph(noRewrites)] : []),
    ...resumeBulletPoints.map(bullet),
  ],
  company: ({ companyInsights, departmentOverview, industryNews }) => [
    heading('The company'),
    note(companySource),
    ...[companyInsights, departmentOverview, industryNews].filter(Boolean).map(paragraph),
  ],
  questions: questionBlocks,
}

/** The order of the sections in an export. */
const printedOrder: readonly ShownSection[] = [
  'score',
  'summary',
  'skills',
  'recommendations',
  'keywords',
  'improvements',
  'questions',
  'company',
]

/** One section as blocks, for copying; empty while it has not arrived. */
export function sectionOutline<N extends ShownSection>(name: N, received: Received): Block[] {
  const data = received[name]
  if (data === undefined) return []
  const blocks = writers[name](data as AnalysisSectionData<N>)
  return received.standIns?.includes(name) ? notedUnder('heading', standInWords, blocks) : blocks
}

/** Everything that has arrived, as blocks for PDF, copy and share. */
export function analysisOutline(received: Received): Block[] {
  return [{ kind: 'title', text: 'Resume analysis' }, ...printedOrder.flatMap((name) => sectionOutline(name, received))]
}
