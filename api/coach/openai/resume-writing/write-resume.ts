import type { Log } from '../../../log.ts'
import { Problem } from '../../../problem.ts'
import { readTranscript } from '../../builtin/resume-writing/read-transcript.ts'
import { withinLimits } from '../../builtin/resume-writing/write-resume.ts'
import { wordsOf } from '../../guards/words.ts'
import type { ResumeWriter, WrittenResume } from '../../resume-writer.ts'
import { createModel, type ModelSettings } from '../model.ts'
import { ModelFailure } from '../model-failure.ts'
import { resumeGuard } from './resume-guard.ts'
import { resumeAnswers, resumePrompt, resumeRules } from './resume-questions.ts'
import { readSaid } from './said.ts'

interface Options extends ModelSettings {
  log: Log
  now: () => Date
}

/** Five minutes of speech come back nearly whole: the longest answer that any of our questions has. */
const longerAnswers = 3

/**
 * The connected model puts the transcript into order; names, numbers and dates are the rules' where they found them, and nothing stands
 * that was not said. The jobs are what a person pays for: without them the whole fails.
 */
export function createResumeWriter({ log, now, ...settings }: Options): ResumeWriter {
  const model = createModel({ ...settings, maxTokens: settings.maxTokens * longerAnswers })
  return {
    async writeResume({ transcript, signal }) {
      const read = readTranscript(transcript)
      const guard = resumeGuard(readSaid(transcript, now()), read.resume)
      const question = { rules: resumeRules }
      const [work, background] = await Promise.allSettled([
        model.ask(
          {
            ...question,
            name: 'resume_work',
            schema: resumeAnswers.resume_work,
            prompt: resumePrompt('resume_work', transcript),
          },
          signal,
        ),
        model.ask(
          {
            ...question,
            name: 'resume_background',
            schema: resumeAnswers.resume_background,
            prompt: resumePrompt('resume_background', transcript),
          },
          signal,
        ),
      ])
      if (work.status === 'rejected') throw failed(work.reason, log)
      const { kept, ...jobs } = guard.work(work.value)
      if (kept === 0 && read.resume.professionalExperience.some(({ description }) => description.length > 0))
        throw failed(new ModelFailure('poor'), log)
      if (background.status === 'rejected') tell(background.reason, 'resume_background', log)
      const rest = background.status === 'fulfilled' ? guard.background(background.value) : null
      const { name, location, ...lists } = rest ?? { ...read.resume, ...read.resume.contactInfo }
      const { coreCompetencies, education, certifications } = lists
      const resumeData = withinLimits({
        contactInfo: { ...read.resume.contactInfo, name, location },
        ...jobs,
        ...{ coreCompetencies, education, certifications },
      })
      return { resumeData, notCaught: stillLost(read.notCaught, resumeData), standIns: rest ? [] : ['background'] }
    },
  }
}

function tell(reason: unknown, section: string, log: Log): void {
  if (reason instanceof ModelFailure)
    log.warn('The model failed at a section', { section, kind: reason.kind, providerStatus: reason.status })
  else log.failure('A section could not be checked', reason, { section })
}

function failed(reason: unknown, log: Log): Problem {
  tell(reason, 'resume_work', log)
  return new Problem('unavailable', {
    message: 'The resume could not be written. Please try again.',
    log: 'main section resume_work',
  })
}

/** What the rules did not understand and the model did is caught after all. */
function stillLost(notCaught: readonly string[], resume: WrittenResume['resumeData']): string[] {
  const told = new Set(wordsOf(JSON.stringify(resume)))
  return notCaught.filter((text) => {
    const words = wordsOf(text).filter((word) => word.length > 3)
    return words.filter((word) => told.has(word)).length < words.length * 0.7
  })
}
