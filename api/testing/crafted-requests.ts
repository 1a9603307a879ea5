import { readFileSync } from 'node:fs'
import { developmentPitches } from '../coach/score/pitch/testing/development-pitches.ts'
import { nurse } from '../coach/testing/sample-candidates.ts'
import { interviewRoundIds } from '../contract/interview-rounds.ts'
import {
  coverLetter,
  feedbackMaxCharacters,
  jobDescriptionMaxCharacters,
  jobDescriptionMaxWords,
  lineEdits,
  pitch,
  questionMaxCharacters,
  spokenResume,
  toldLines,
  transcriptMaxCharacters,
} from '../contract/limits.ts'
import type { ToldLine } from '../contract/told-line.ts'
import { seeded } from '../documents/testing/mutate.ts'
import { craftedText, type TextLimit } from './crafted-texts.ts'
import { docxOf } from './docx-of.ts'

export interface CraftedRequest {
  call: string
  path: string
  body: FormData | string
  /** Lines and gap answers for an analysis that is made first. */
  lines?: string[]
  told?: ToldLine[]
  shapes: string[]
}

/** A text for a field with this limit; `usual` is what an honest user would send. */
type Texts = (limit: TextLimit, usual: string) => string

const jobAd = { characters: jobDescriptionMaxCharacters, words: jobDescriptionMaxWords }
const resume = { characters: pitch.resumeTextMaxCharacters }
const said = developmentPitches[0]!.strong.transcript
const spoken = readFileSync(new URL('../../evals/spoken/own/development/nurse.txt', import.meta.url), 'utf8')
const round = (random: () => number) => interviewRoundIds[Math.floor(random() * interviewRoundIds.length)]!

function form(fields: Record<string, string | [Uint8Array<ArrayBuffer>, string]>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') data.set(name, value)
    else data.set(name, new Blob([value[0]]), value[1])
  }
  return data
}

const heard = (text: string) =>
  text
    .split(/\s+/)
    .slice(0, 2_000)
    .map((word, at) => ({ text: word.slice(0, 200), startMs: at * 300, endMs: at * 300 + 200 }))
const silences = Array.from({ length: 500 }, (_, at) => ({ startMs: at * 3_000, endMs: at * 3_000 + 2_500 }))

interface Crafted {
  path: string
  body: (texts: Texts, random: () => number) => FormData | string
  lines?: (texts: Texts) => string[]
  told?: (texts: Texts) => ToldLine[]
}

function analysis(texts: Texts) {
  const jobDescription = texts(jobAd, nurse.jobDescription)
  // All marked, because an ad without requirements would skip most of the work.
  const requirementLines = JSON.stringify([jobDescription])
  return form({ jobDescription, requirementLines, resume: [docxOf(texts(resume, nurse.resumeText)), 'a.docx'] })
}

function toldLine(texts: Texts, at: number): ToldLine {
  const quoted = () => texts({ characters: toldLines.quotedMaxCharacters }, 'Active RN license')
  const text = texts({ characters: toldLines.maxCharacters }, 'I have held my license since 2019.')
  return { id: `Q${at + 1}`, requirement: quoted(), ownLine: quoted(), reply: 'yes', text }
}
const allTold = (texts: Texts) => Array.from({ length: toldLines.atMost }, (_, at) => toldLine(texts, at))

function editedLines(texts: Texts): string[] {
  const line = () => texts({ characters: lineEdits.lineMaxCharacters }, 'Led the night shift of a ward with thirty beds')
  return Array.from({ length: lineEdits.atMost }, line)
}

/** Every call that takes text from the user, with all its text fields. */
const calls: Record<string, Crafted> = {
  analyze: { path: '/api/analyze', body: analysis },
  edits: {
    path: '/api/analyze/edited-lines',
    body: analysis,
    lines: editedLines,
    told: allTold,
  },
  told: { path: '/api/analyze/told-lines', body: analysis, told: allTold },
  improved: { path: '/api/analyze/improved-resume', body: analysis, lines: editedLines },
  interview: {
    path: '/api/analyze',
    body: (texts, random) =>
      form({
        ...{ interviewMode: 'true', interviewRound: round(random), jobDescription: texts(jobAd, nurse.jobDescription) },
        resume: [docxOf(texts(resume, nurse.resumeText)), 'a.docx'],
      }),
  },
  preparation: {
    path: '/api/interview-prep/generate',
    body: (texts, random) =>
      form({
        ...{ interviewRound: round(random), jobDescription: texts(jobAd, nurse.jobDescription) },
        resumeFile: [new TextEncoder().encode(texts(resume, nurse.resumeText)), 'a.txt'],
      }),
  },
  questions: {
    path: '/api/interview-qa/generate',
    body: (texts, random) =>
      form({
        ...{ interviewRound: round(random), jobDescription: texts(jobAd, nurse.jobDescription) },
        resumeFile: [docxOf(texts(resume, nurse.resumeText)), 'a.docx'],
      }),
  },
  letter: {
    path: '/api/cover-letter/generate',
    body: (texts) =>
      form({
        jobDescription: texts(jobAd, nurse.jobDescription),
        why: texts({ characters: coverLetter.whyMaxCharacters }, 'You teach every new nurse yourselves.'),
        resumeFile: [docxOf(texts(resume, nurse.resumeText)), 'a.docx'],
      }),
  },
  answer: {
    path: '/api/interview-feedback',
    body: (texts) => {
      const transcript = texts({ characters: transcriptMaxCharacters }, said)
      return JSON.stringify({
        question: texts({ characters: questionMaxCharacters }, 'Tell me about a time you solved a problem.').trim() || 'Why?',
        goal: texts({ characters: questionMaxCharacters }, ''),
        jobDescription: texts(jobAd, nurse.jobDescription),
        ...{ transcript, source: 'verbatim', words: heard(transcript), pauses: silences, durationSeconds: 120 },
      })
    },
  },
  script: {
    path: '/api/elevator-pitch/generate',
    body: (texts) =>
      JSON.stringify({
        jobDescription: texts({ characters: pitch.jobDescriptionMaxCharacters }, nurse.jobDescription),
        resumeText: texts(resume, nurse.resumeText),
      }),
  },
  pitch: {
    path: '/api/elevator-pitch/analyze',
    body: (texts) => {
      const transcript = texts({ characters: pitch.transcriptMaxCharacters }, said)
      return form({
        jobDescription: texts({ characters: pitch.jobDescriptionMaxCharacters }, nurse.jobDescription),
        resumeText: texts(resume, nurse.resumeText),
        script: texts({ characters: pitch.scriptMaxCharacters }, said),
        ...{ transcript, source: 'verbatim', durationSeconds: '90', pauses: JSON.stringify(silences) },
        words: JSON.stringify(heard(transcript)).length < 200_000 ? JSON.stringify(heard(transcript)) : '[]',
      })
    },
  },
  spokenResume: {
    path: '/api/voice-to-resume/generate',
    body: (texts) => form({ transcript: texts({ characters: spokenResume.transcriptMaxCharacters }, spoken) }),
  },
  download: { path: '/api/voice-to-resume/download', body: (texts) => JSON.stringify({ resumeData: longestResume(texts) }) },
  jobAd: { path: '/api/read-job-ad', body: (texts) => form({ file: [docxOf(texts(resume, nurse.jobDescription)), 'a.docx'] }) },
  extract: { path: '/api/extract-resume', body: (texts) => form({ file: [docxOf(texts(resume, nurse.resumeText)), 'a.docx'] }) },
  feedback: {
    path: '/api/feedback',
    body: (texts) =>
      JSON.stringify({
        feedbackText: texts({ characters: feedbackMaxCharacters }, 'Thank you.'),
        email: texts({ characters: 254 }, 'jane@example.com'),
      }),
  },
  phone: {
    path: '/api/check-phone',
    body: (texts) => JSON.stringify({ phoneNumber: texts({ characters: 20 }, '+19185550143') }),
  },
  checkout: {
    path: '/api/create-checkout-session',
    body: (texts) =>
      JSON.stringify({ email: `${texts({ characters: 20_000 }, 'a')}@`, packageType: texts({ characters: 20_000 }, 'a') }),
  },
}

function longestResume(texts: Texts) {
  const line = () => texts({ characters: spokenResume.resumeLineMaxCharacters }, 'Nurse')
  const long = texts({ characters: spokenResume.resumeTextMaxCharacters }, 'Led the night shift.')
  const times = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item)
  const job = { title: line(), company: line(), location: line(), dates: line(), description: times(8, long) }
  return {
    contactInfo: { name: line(), email: line(), phone: line(), location: line() },
    professionalSummary: long,
    coreCompetencies: times(spokenResume.maxCompetencies, line()),
    professionalExperience: times(20, job),
    education: times(spokenResume.maxSchools, { degree: line(), institution: line(), dates: line() }),
    certifications: times(spokenResume.maxCertifications, line()),
  }
}

export const craftedCalls = Object.keys(calls)
export const craftedPaths = Object.values(calls).map(({ path }) => path)

export const withoutText: Record<string, string> = {
  '/api/verify-phone': 'the number of /api/check-phone',
  '/api/verify-phone-simple': 'the number of /api/check-phone',
  '/api/consume-credits': 'a reason from a list',
  '/api/credits/deduct': 'a reason from a list',
  '/api/transcribe-audio': 'sound',
  '/api/elevator-pitch/save': 'texts are stored as they are',
}

/**
 * A request at its form's limits, deterministic by seed: one text in all fields (so the resume matches the ad), one per field, or one crafted field
 * among honest ones.
 * @param part fraction of the limits
 */
export function craftedRequest(call: string, seed: number, part = 1): CraftedRequest {
  const random = seeded(seed)
  const way = Math.floor(random() * 3)
  const only = Math.floor(random() * 4)
  const shapes: string[] = []
  let field = 0
  const texts: Texts = (limit, usual) => {
    const nth = field++
    if (way === 2 && nth !== only) return usual
    const scaled = {
      characters: Math.ceil(limit.characters * part),
      ...(limit.words && { words: Math.ceil(limit.words * part) }),
    }
    const { shape, text } = craftedText(way === 0 ? seed : seed + nth * 7_919, scaled)
    shapes.push(shape)
    return text
  }
  const { path, body, lines, told } = calls[call]!
  const made = body(texts, random)
  const more = { ...(lines && { lines: lines(texts) }), ...(told && { told: told(texts) }) }
  return { call, path, body: made, ...more, shapes: [...new Set(shapes)] }
}
