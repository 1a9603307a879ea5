import type { WrittenPitchSection } from '../../../contract/elevator-pitch.ts'
import { pitchTexts } from '../../../contract/elevator-pitch-texts.ts'
import type { PitchCoach, ReviewPitchEvent, WritePitchInput } from '../../coach.ts'
import { eventsOf, type Send } from '../../events.ts'
import { type ReviewedPitch, reviewedPitch, writeScript } from '../../guides/pitch/builtin-pitch.ts'
import { ownSentences } from '../../guides/pitch/retold-pitch.ts'
import { deliverySuggestions } from '../../guides/pitch/suggestions.ts'
import { numbered } from '../../lines/numbered-lines.ts'
import { readMatch } from '../../reading/built-in/read-match.ts'
import type { MatchReading } from '../../reading/match-reading.ts'
import type { PitchVerdict } from '../../score/pitch/pitch-reading.ts'
import {
  alternateTask,
  openScriptTask,
  refinedTask,
  scriptTask,
  writePitch,
  writeSuggestions,
} from '../../writing/pitch/write-pitch.ts'
import type { WritingContext } from '../../writing/write-items.ts'
import { coachRules, writingData } from '../../writing/writing-data.ts'
import { reportFailure } from '../model-failure.ts'
import { assertRunning, type ModelDeps, writeSections } from '../sections.ts'
import { createPitchReader } from './pitch-reader.ts'

const sections: readonly WrittenPitchSection[] = ['suggestions', 'refined', 'alternate']

/** Silence, a few words, or the advertisement read aloud are certain without a model. */
const modelReads: ReadonlySet<PitchVerdict> = new Set(['pitch', 'no-pitch'])

export function openaiPitch({ model, log, now, reader, readingWaitMs }: ModelDeps): PitchCoach {
  const shared = { model, log, rules: coachRules }
  const hear = createPitchReader({ model, log, readingWaitMs })

  async function read({ resumeText, jobDescription, told, signal }: WritePitchInput): Promise<MatchReading> {
    const reading = resumeText.trim() === '' ? null : await reader.read({ resumeText, jobDescription, told }, signal)
    return reading ?? readMatch(resumeText, jobDescription, now().getUTCFullYear(), { told })
  }

  return {
    async writePitch(input) {
      const { signal } = input
      try {
        const reading = await read(input)
        const { adLines: ad, resumeLines: own } = reading
        const data = own.length === 0 ? writingData({ ad }) : writingData({ ad, resume: own, reading, told: reading.told })
        const task = own.length === 0 ? openScriptTask : scriptTask
        return { script: await writePitch({ ...shared, data, signal, sources: { own, ad } }, task), coach: 'openai' }
      } catch (error) {
        reportFailure('script', error, log)
        assertRunning(signal, pitchTexts.scriptFailed)
        return writeScript(input, now())
      }
    },

    reviewPitch: (input) =>
      eventsOf(input.signal, async (signal, send: Send<ReviewPitchEvent>) => {
        const byWords = reviewedPitch(input, now())
        const isReadable = modelReads.has(byWords.numbers.reading.verdict)
        const heard = isReadable ? await hear(input.transcript, input.jobDescription, signal) : null
        assertRunning(input.signal, pitchTexts.analysisFailed)
        const review = heard ? reviewedPitch(input, now(), heard) : byWords
        send(review.score)
        // Without a pitch a model would invent a retelling.
        if (review.numbers.reading.verdict !== 'pitch') {
          for (const section of sections) {
            send({ standIn: section })
            send(review[section]())
          }
          return
        }
        const context = read({ ...input, signal }).then((reading) => ({ ...shared, ...reviewMaterial(review, reading), signal }))
        await writeSections<WrittenPitchSection, ReviewPitchEvent>(sections, {
          write: async (section) => writers[section](await context, review),
          standIn: (section) => review[section](),
          ...{ send, signal: input.signal, log, stopped: pitchTexts.analysisFailed },
        })
      }),
  }
}

function reviewMaterial({ numbers, score }: ReviewedPitch, reading: MatchReading): Pick<WritingContext, 'data' | 'sources'> {
  const { adLines: ad, resumeLines: resume } = reading
  const said = ownSentences(numbers.reading)
  const leftOut = (score.data.scriptComparison?.lines ?? []).filter(({ became }) => became === 'left-out')
  const spoken = numbered('S', [...said, ...leftOut.map(({ text }) => text)])
  const unsaid = spoken.slice(said.length)
  const data = writingData({
    ad,
    ...(resume.length > 0 && { resume, reading }),
    more: {
      pitch: spoken.slice(0, said.length),
      ...(unsaid.length > 0 && { left_out: unsaid }),
    },
  })
  return { data, sources: { own: [...resume, ...spoken], ad } }
}

const writers: Record<WrittenPitchSection, (context: WritingContext, review: ReviewedPitch) => Promise<ReviewPitchEvent>> = {
  async suggestions(context, { numbers }) {
    const suggestions = [...(await writeSuggestions(context)), ...deliverySuggestions(numbers)]
    return { section: 'suggestions', data: { suggestions } }
  },
  async refined(context) {
    return { section: 'refined', data: { refinedPitch: await writePitch(context, refinedTask) } }
  },
  async alternate(context) {
    return { section: 'alternate', data: { alternateExample: await writePitch(context, alternateTask) } }
  },
}
