import type { Log } from '../../../log.ts'
import { readTranscript } from '../../reading/built-in/told-life/read-transcript.ts'
import { withinLimits } from '../../reading/built-in/told-life/write-resume.ts'
import type { ResumeWriter, WrittenResume } from '../../resume-writer.ts'
import { wordsOf } from '../../text/words.ts'
import { dataBlock } from '../data-block.ts'
import { createModel, type ModelSettings } from '../model.ts'
import { ModelFailure, reportFailure } from '../model-failure.ts'
import { assertRunning, attempt } from '../sections.ts'
import { ask } from '../task.ts'
import { resumeGuard } from './resume-guard.ts'
import { resumeRules, resumeTasks } from './resume-prompts.ts'
import { readTranscriptEvidence } from './transcript-evidence.ts'

interface Options extends ModelSettings {
  log: Log
  now: () => Date
}

const failed = 'The resume could not be written. Please try again.'
/** Five minutes of speech come back nearly whole: the longest answer that any of our questions has. */
const longerAnswers = 3

/**
 * The connected model puts the transcript into order; names, numbers and dates come from the rules where they found them, and nothing
 * is kept that was not said. Where the model fails at a half, the rules write it alone.
 */
export function openaiResumeWriter({ log, now, ...settings }: Options): ResumeWriter {
  const model = createModel({ ...settings, maxTokens: settings.maxTokens * longerAnswers })
  return {
    async writeResume({ transcript, signal }) {
      const read = readTranscript(transcript)
      const guard = resumeGuard(readTranscriptEvidence(transcript, now()), read.resume)
      const context = { model, rules: resumeRules, data: dataBlock('transcript', transcript), signal }
      const [work, background] = await Promise.all([
        attempt('resume_work', ask(context, resumeTasks.work)),
        attempt('resume_background', ask(context, resumeTasks.background)),
      ])
      assertRunning(signal, failed)
      for (const outcome of [work, background]) if ('error' in outcome) reportFailure(outcome.section, outcome.error, log)
      const written = 'written' in work ? guard.work(work.written) : null
      const told = read.resume.professionalExperience.some(({ description }) => description.length > 0)
      // Something of what was said about the jobs must pass the guard.
      const isPoor = written?.kept === 0 && told
      if (isPoor) reportFailure('resume_work', new ModelFailure('poor'), log)
      const jobs = isPoor ? null : written
      const rest = 'written' in background ? guard.background(background.written) : null
      const { name, location, ...lists } = rest ?? { ...read.resume, ...read.resume.contactInfo }
      const { coreCompetencies, education, certifications } = lists
      const resumeData = withinLimits({
        contactInfo: { ...read.resume.contactInfo, name, location },
        professionalSummary: (jobs ?? read.resume).professionalSummary,
        professionalExperience: (jobs ?? read.resume).professionalExperience,
        coreCompetencies,
        education,
        certifications,
      })
      const standIns = [...(jobs ? [] : ['work' as const]), ...(rest ? [] : ['background' as const])]
      return { resumeData, notCaught: stillLost(read.notCaught, resumeData), standIns }
    },
  }
}

/** What the rules did not understand and the model did is caught after all. */
function stillLost(notCaught: readonly string[], resume: WrittenResume['resumeData']): string[] {
  const told = new Set(wordsOf(JSON.stringify(resume)))
  return notCaught.filter((text) => {
    const words = wordsOf(text).filter((word) => word.length > 3)
    return words.filter((word) => told.has(word)).length < words.length * 0.7
  })
}
