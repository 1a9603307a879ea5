import type { WrittenPitchSection } from '../../../contract/elevator-pitch.ts'
import { pitchTexts } from '../../../contract/elevator-pitch-texts.ts'
import { type ReviewedPitch, reviewedPitch } from '../../guides/pitch/builtin-pitch.ts'
import { type PitchMaterial, pitchMaterial } from '../../guides/pitch/pitch-material.ts'
import { writeScript } from '../../guides/pitch/write-pitch.ts'
import type { PitchCoach, ReviewPitchEvent } from '../../pitch-coach.ts'
import { ModelFailure, reportFailure } from '../model-failure.ts'
import { assertRunning, type ModelDeps, whileRead, writeSections } from '../sections.ts'
import { ask, type Task, type TaskContext } from '../task.ts'
import { type PitchGuard, pitchGuard } from './pitch-guard.ts'
import { withinLength, wordsKept } from './pitch-length.ts'
import { pitchRules, pitchTasks, reviewData, scriptData, tooFewWords } from './pitch-prompts.ts'

const sections: readonly WrittenPitchSection[] = ['suggestions', 'refined', 'alternate']

interface PitchContext extends TaskContext {
  material: PitchMaterial
  guard: PitchGuard
}

/** Pitches in a model's words. Scores, figures, findings and the comparison are the code's, and every word is held to what is known. */
export function openaiPitch({ model, log, now }: Omit<ModelDeps, 'reader'>): PitchCoach {
  const shared = { model, rules: pitchRules }
  return {
    async writePitch({ resumeText, jobDescription, signal }) {
      const material = pitchMaterial(resumeText, jobDescription, now())
      const guard = pitchGuard({ resumeText, jobDescription, transcript: '', script: '', today: now() })
      const data = scriptData(resumeText, jobDescription, material.reading)
      const context = { ...shared, data, signal, material, guard }
      try {
        return { script: await writePitch(context, pitchTasks.script, ({ script }) => script), coach: 'openai' }
      } catch (error) {
        reportFailure('script', error, log)
        assertRunning(signal, pitchTexts.scriptFailed)
        return { script: writeScript(resumeText, jobDescription, now()), coach: 'builtin' }
      }
    },

    async *reviewPitch(input) {
      const review = reviewedPitch(input, now())
      const { numbers, material } = review
      yield review.score
      // Where there is no pitch there is nothing to retell, and a model would make one up.
      if (numbers.reading.verdict !== 'pitch') return yield* builtinSections(review)
      const guard = pitchGuard({ ...input, transcript: numbers.reading.pitch, today: now() })
      const data = reviewData(input, numbers)
      yield* whileRead(input.signal, (signal) => {
        const context = { ...shared, data, signal, material, guard }
        return writeSections<WrittenPitchSection, ReviewPitchEvent>(sections, {
          write: (section) => writers[section](context),
          standIn: (section) => review[section](),
          signal: input.signal,
          log,
          stopped: pitchTexts.analysisFailed,
        })
      })
    },
  }
}

function* builtinSections(review: ReviewedPitch): Generator<ReviewPitchEvent> {
  for (const section of sections) {
    yield { standIn: section }
    yield review[section]()
  }
}

const writers: Record<WrittenPitchSection, (context: PitchContext) => Promise<ReviewPitchEvent>> = {
  async suggestions(context) {
    const suggestions = context.guard.suggestions((await ask(context, pitchTasks.suggestions)).suggestions)
    if (suggestions.length === 0) throw new ModelFailure('poor')
    return { section: 'suggestions', data: { suggestions } }
  },
  async refined(context) {
    const refinedPitch = await writePitch(context, pitchTasks.refined, (written) => written.refinedPitch)
    return { section: 'refined', data: { refinedPitch } }
  },
  async alternate(context) {
    const alternateExample = await writePitch(context, pitchTasks.alternate, (written) => written.alternateExample)
    return { section: 'alternate', data: { alternateExample } }
  },
}

/**
 * A pitch of 150 to 225 words in the model's words. When too little of it passes the guard, the model gets one more try.
 * @throws ModelFailure
 */
async function writePitch<Answer>(
  context: PitchContext,
  task: Task<Answer>,
  textOf: (written: Answer) => string,
): Promise<string> {
  let more = ''
  for (let tries = 0; tries < 2; tries++) {
    const kept = context.guard.pitch(textOf(await ask(context, task, more)))
    const pitch = withinLength(kept, context.material)
    if (pitch !== null) return pitch
    more = tooFewWords(wordsKept(kept))
  }
  throw new ModelFailure('poor')
}
