import type { Log } from '../../../log.ts'
import { Problem } from '../../../problem.ts'
import { readTranscript } from '../../compose/resume-writing/read-transcript.ts'
import { withinLimits } from '../../compose/resume-writing/write-resume.ts'
import type { ResumeWriter, WrittenResume } from '../../resume-writer.ts'
import { wordsOf } from '../../text/words.ts'
import { createModel, type ModelSettings } from '../model.ts'
import { ModelFailure } from '../model-failure.ts'
import { resumeGuard } from './resume-guard.ts'
import { resumeAnswers, resumePrompt, resumeRules } from './resume-questions.ts'
import { readSaid } from './said.ts'

interface Options extends ModelSettings {
  log: Log
  now: () => Date
}

const failed = 'The resume could not be written. Please try again.'
/** Five minutes of speech come back nearly whole: the longest answer that any of our questions has. */
const longerAnswers = 3

/**
 * The connected model puts the transcript into order; names, numbers and dates are the rules' where they found them, and nothing stands
 * that was not said. A half in which the model failed is the rules' alone.
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
      if (signal.aborted) throw new Problem('unavailable', { message: failed, log: 'stopped' })
      if (work.status === 'rejected') tell(work.reason, 'resume_work', log)
      if (background.status === 'rejected') tell(background.reason, 'resume_background', log)
      const written = work.status === 'fulfilled' ? guard.work(work.value) : null
      const told = read.resume.professionalExperience.some(({ description }) => description.length > 0)
      // Of what was said about the jobs, something must stand.
      const isPoor = written?.kept === 0 && told
      if (isPoor) tell(new ModelFailure('poor'), 'resume_work', log)
      const jobs = isPoor ? null : written
      const rest = background.status === 'fulfilled' ? guard.background(background.value) : null
      const { name, location, ...lists } = rest ?? { ...read.resume, ...read.resume.contactInfo }
      const { coreCompetencies, education, certifications } = lists
      const resumeData = withinLimits({
        contactInfo: { ...read.resume.contactInfo, name, location },
        professionalSummary: (jobs ?? read.resume).professionalSummary,
        professionalExperience: (jobs ?? read.resume).professionalExperience,
        ...{ coreCompetencies, education, certifications },
      })
      const standIns = [...(jobs ? [] : ['work' as const]), ...(rest ? [] : ['background' as const])]
      return { resumeData, notCaught: stillLost(read.notCaught, resumeData), standIns }
    },
  }
}

function tell(reason: unknown, section: string, log: Log): void {
  if (reason instanceof ModelFailure)
    log.warn('The model failed at a section', { section, kind: reason.kind, providerStatus: reason.status })
  else log.failure('A section could not be checked', reason, { section })
}

/** What the rules did not understand and the model did is caught after all. */
function stillLost(notCaught: readonly string[], resume: WrittenResume['resumeData']): string[] {
  const told = new Set(wordsOf(JSON.stringify(resume)))
  return notCaught.filter((text) => {
    const words = wordsOf(text).filter((word) => word.length > 3)
    return words.filter((word) => told.has(word)).length < words.length * 0.7
  })
}
