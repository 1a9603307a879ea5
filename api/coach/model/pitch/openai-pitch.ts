import type { WrittenPitchSection } from '../../../contract/elevator-pitch.ts'
import { pitchTexts } from '../../../contract/elevator-pitch-texts.ts'
import type { Log } from '../../../log.ts'
import { Problem } from '../../../problem.ts'
import { type ReviewedPitch, reviewedPitch } from '../../compose/pitch/builtin-pitch.ts'
import { pitchMaterial } from '../../compose/pitch/pitch-material.ts'
import { writeScript } from '../../compose/pitch/write-pitch.ts'
import type { PitchCoach, ReviewPitchEvent, ReviewPitchInput } from '../../pitch-coach.ts'
import { asCompleted } from '../as-completed.ts'
import type { OpenAIInterviewOptions } from '../interview/openai-interview.ts'
import { ModelFailure } from '../model-failure.ts'
import { askPitch, askSuggestions, type PitchAsking } from './ask-pitch.ts'
import { pitchGuard } from './pitch-guard.ts'
import { reviewData, scriptData } from './pitch-prompts.ts'

type Outcome = { section: WrittenPitchSection } & ({ written: ReviewPitchEvent } | { failure: ModelFailure })

const sections: readonly WrittenPitchSection[] = ['suggestions', 'refined', 'alternate']

/** Pitches in a model's words. Scores, figures, findings and the comparison are the code's, and every word is held to what is known. */
export function openaiPitch({ model, log, now }: OpenAIInterviewOptions): PitchCoach {
  return {
    async writePitch({ resumeText, jobDescription, signal }) {
      const material = pitchMaterial(resumeText, jobDescription, now())
      const guard = pitchGuard({ resumeText, jobDescription, transcript: '', script: '', today: now() })
      const data = scriptData(resumeText, jobDescription, material.reading)
      try {
        return { script: await askPitch('pitch_script', { model, material, guard, data, signal }), coach: 'openai' }
      } catch (error) {
        told('script', error, log)
        if (signal.aborted) throw new Problem('unavailable', { message: pitchTexts.scriptFailed, log: 'stopped' })
        return { script: writeScript(resumeText, jobDescription, now()), coach: 'builtin' }
      }
    },

    async *reviewPitch(input) {
      const review = reviewedPitch(input, now())
      yield review.score
      // Where there is no pitch there is nothing to retell, and a model would make one up.
      if (review.numbers.reading.verdict !== 'pitch') return yield* byRules(review)
      const stop = new AbortController()
      const asking = { ...openedFor(input, review, now()), model, signal: AbortSignal.any([input.signal, stop.signal]) }
      try {
        yield* arriving(asCompleted(sections.map((section) => outcomeOf(section, asking, log))), review, input, log)
      } finally {
        // A reader who leaves ends every call that is still open.
        stop.abort()
      }
    },
  }
}

function* byRules(review: ReviewedPitch): Generator<ReviewPitchEvent> {
  for (const section of sections) {
    yield { standIn: section }
    yield review[section]()
  }
}

function openedFor(
  input: ReviewPitchInput,
  { numbers, material }: ReviewedPitch,
  today: Date,
): Omit<PitchAsking, 'model' | 'signal'> {
  const { resumeText, jobDescription, script } = input
  return {
    material,
    guard: pitchGuard({ resumeText, jobDescription, transcript: numbers.reading.pitch, script, today }),
    data: reviewData(input, numbers),
  }
}

/** Never rejects. */
async function outcomeOf(section: WrittenPitchSection, asking: PitchAsking, log: Log): Promise<Outcome> {
  try {
    return { section, written: await writers[section](asking) }
  } catch (error) {
    return { section, failure: told(section, error, log) }
  }
}

const writers: Record<WrittenPitchSection, (asking: PitchAsking) => Promise<ReviewPitchEvent>> = {
  suggestions: async (asking) => ({ section: 'suggestions', data: { suggestions: await askSuggestions(asking) } }),
  refined: async (asking) => ({ section: 'refined', data: { refinedPitch: await askPitch('pitch_refined', asking) } }),
  alternate: async (asking) => ({ section: 'alternate', data: { alternateExample: await askPitch('pitch_alternate', asking) } }),
}

/** Sections as they are ready; the built-in coach's where one failed. */
async function* arriving(
  outcomes: AsyncIterable<Outcome>,
  review: ReviewedPitch,
  { signal }: ReviewPitchInput,
  log: Log,
): AsyncGenerator<ReviewPitchEvent> {
  for await (const outcome of outcomes) {
    if ('written' in outcome) {
      yield outcome.written
      continue
    }
    const { section } = outcome
    if (signal.aborted) throw new Problem('unavailable', { message: pitchTexts.analysisFailed, log: 'stopped' })
    log.info('The built-in coach stands in', { section })
    yield { standIn: section }
    yield review[section]()
  }
}

function told(section: string, error: unknown, log: Log): ModelFailure {
  const failure = error instanceof ModelFailure ? error : new ModelFailure('poor')
  if (!(error instanceof ModelFailure)) log.failure('A pitch could not be checked', error, { section })
  else log.warn('The model failed at a section', { section, kind: failure.kind, providerStatus: failure.status })
  return failure
}
