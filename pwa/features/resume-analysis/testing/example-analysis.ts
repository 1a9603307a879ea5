import type { AnalysisDone, AnalysisSectionName, RequirementLine } from '../../../../api/contract/resume-analysis.ts'
import type { Received } from '../analysis.ts'

const line = (
  id: string,
  text: string,
  state: RequirementLine['state'],
  terms: [string, boolean][],
  resumeLine: string | null,
): RequirementLine => ({
  ...{ id, text, state, importance: 'must', kind: 'work', resumeLine, reply: null },
  terms: terms.map(([term, shown]) => ({ text: term, shown })),
  resumeLineFrom: resumeLine === null ? null : 'resume',
})

export const exampleSections: Required<Omit<Received, 'standIns'>> = {
  document: {
    parserView: {
      kind: 'pdf',
      pages: 2,
      words: 412,
      text: 'Ana Costa\nRegistered nurse\n\nExperience\nSt. Mary Hospital, 2019-2024\n• Managed a ward with 30 beds\n• Trained 12 new nurses',
      hiddenText: ['teamwork leadership excel'],
      findings: [
        { code: 'contact', level: 'good', title: 'Contact details found', detail: 'Name, e-mail and phone stand in the body.' },
        {
          code: 'columns',
          level: 'notice',
          title: 'Two columns',
          detail: 'Some systems read across columns. One column is safer.',
        },
        {
          code: 'hidden',
          level: 'problem',
          title: 'Hidden text',
          detail: 'White text was found. Take it out: it is never scored.',
        },
      ],
    },
  },
  requirements: {
    reader: 'builtin',
    lines: [
      line('A2', 'Three years of patient care', 'shown', [['patient care', true]], 'Gave patient care on a ward with 30 beds'),
      line(
        'A3',
        'Works with an electronic health record',
        'shown',
        [['electronic health record', true]],
        'Kept the EHR of 30 patients up to date',
      ),
      { ...line('A4', 'Wound care certificate required', 'not-found', [['wound care', false]], null), worth: 9 },
      {
        ...line('A5', 'Training of juniors is a plus', 'unsure', [['training', true]], 'Trained 12 new nurses'),
        importance: 'nice',
        worth: 2,
      },
    ],
  },
  score: {
    atsScore: 72,
    scoreVersion: '2',
    reader: 'builtin',
    about: { name: null, jobTitle: null, company: null },
    scoreParts: [
      {
        id: 'match',
        label: 'Match',
        points: 70,
        weight: 0.7,
        explanation: 'How much of what the ad asks for the resume shows.',
        mustHaves: { points: 75, weight: 0.5 },
      },
      { id: 'format', label: 'Format', points: 90, weight: 0.15, explanation: 'How well a machine can read the file.' },
      {
        id: 'evidence',
        label: 'Evidence',
        points: 64,
        weight: 0.15,
        explanation: '7 of 11 lines start with an action verb and hold a figure.',
      },
    ],
    copiedLines: [],
    evidence: [
      {
        term: 'patient care',
        importance: 'must',
        requirement: 'Three years of patient care',
        how: 'exact',
        coverage: 1,
        resumeLine: 'Gave patient care on a ward with 30 beds',
        where: 'experience',
      },
      {
        term: 'electronic health record',
        importance: 'must',
        requirement: 'Works with an electronic health record',
        how: 'alias',
        coverage: 0.9,
        resumeLine: 'Kept the EHR of 30 patients up to date',
        where: 'experience',
      },
      {
        term: 'wound care',
        importance: 'must',
        requirement: 'Wound care certificate required',
        how: 'missing',
        coverage: 0,
        resumeLine: null,
        where: null,
      },
      {
        term: 'training',
        importance: 'nice',
        requirement: 'Training of juniors is a plus',
        how: 'stem',
        coverage: 0.7,
        resumeLine: 'Trained 12 new nurses',
        where: 'experience',
      },
    ],
  },
  skills: {
    skillsMatch: [
      { name: 'Patient care', percentage: 100 },
      { name: 'Electronic health record', percentage: 90 },
      { name: 'Training', percentage: 70 },
      { name: 'Wound care', percentage: 0 },
    ],
  },
  keywords: {
    missingKeywords: ['wound care', 'triage', 'Spanish'],
    checked: true,
  },
  gaps: {
    gaps: [
      {
        id: 'A4',
        about: 'not-found',
        requirement: 'Wound care certificate required',
        ownLine: null,
        question: 'Do you hold this?',
        ask: {
          yes: 'Give its full name, who issued it, and the year.',
          little: 'Are you working toward it? Say what you are taking and when you expect it.',
        },
        bridge: 'Before you apply, find out whether you could get it, how long that takes and what it costs.',
      },
      {
        id: 'R5',
        about: 'no-result',
        requirement: null,
        ownLine: 'Managed a ward with 30 beds',
        question: 'Do you know what came of this work?',
        ask: { yes: 'What was better afterward, and for whom?', little: 'Who noticed it, and what did they say or do?' },
        bridge: 'Then leave the line as it is. A true line without a number is better than a guessed one.',
      },
    ],
  },
  summary: {
    summary: 'Your ward experience fits this ad well. What is missing is proof of wound care, which the ad asks for by name.',
  },
  recommendations: {
    recommendations: [
      {
        title: 'Show wound care',
        description: 'The ad requires it. If you have done it, say where and how often.',
        bulletPoint: 'Dressed [number] wounds a week on the surgical ward',
      },
      {
        title: 'Name the record system',
        description: 'Say which one you used.',
        bulletPoint: 'Kept records of 30 patients in [system]',
      },
    ],
  },
  improvements: {
    resumeImprovements: ['Put the license above the education.', 'Add a figure to "Managed a ward".'],
    resumeBulletPoints: ['Led a ward with 30 beds and [number] nurses', 'Trained 12 new nurses in [months]'],
    rewrites: [{ original: 'Managed a ward with 30 beds', improved: 'Led a ward with 30 beds and [number] nurses' }],
  },
  company: {
    companyInsights: 'A city hospital with 400 beds that is opening a surgical ward.',
    departmentOverview: 'Twelve nurses in three shifts, led by a head nurse.',
    industryNews: 'Look up: the hospital in the local press of the last three months.',
  },
  questions: {
    interviewQuestions: [
      {
        question: 'Tell us about a time when a shift went wrong.',
        starAnswer:
          'Situation: A ward with 30 beds, two nurses ill.\nTask: No patient waits.\nAction: I set priorities and called the pool.\nResult: All rounds were done by [time].',
      },
      { question: 'Why this hospital?', starAnswer: 'Name the surgical ward that is about to open, and what draws you there.' },
    ],
  },
}

export const exampleDone: AnalysisDone = { creditsCharged: 15, creditsRemaining: 25, coach: 'builtin', standIns: [] }

export const exampleOrder = Object.keys(exampleSections) as AnalysisSectionName[]
