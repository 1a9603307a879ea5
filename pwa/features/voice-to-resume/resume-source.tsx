import type { SpokenResumeDone } from '../../../api/contract/voice-to-resume.ts'
import { DoneLine } from '../../generation/done-line.tsx'
import type { Result } from '../../generation/generation.ts'
import { keptWords } from '../../generation/status-words.ts'

const halves: Record<string, string> = { work: 'the summary and the jobs', background: 'skills, schools and certificates' }

/** What the credits became, and who wrote the resume. The document itself says neither: it is the person's own. */
export function ResumeSource({ result }: { result: Result<unknown, SpokenResumeDone> }) {
  const written = result.done.standIns.map((half) => halves[half] ?? half)
  const writer = `The built-in coach, not the AI, wrote ${written.join(', and ')}: check them.`
  return (
    <DoneLine result={result} writer={written.length > 0 ? writer : null}>
      {keptWords(result)}
    </DoneLine>
  )
}
