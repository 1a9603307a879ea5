import type { SpokenResumeDone } from '../../../api/contract/voice-to-resume.ts'
import { DoneLine } from '../../generation/done-line.tsx'
import type { Result } from '../../generation/generation.ts'
import { keptWords } from '../../generation/status-words.ts'

/** What the credits became, and who wrote the resume. The document itself says neither: it is the person's own. */
export function ResumeSource({ result }: { result: Result<unknown, SpokenResumeDone> }) {
  const writer = 'The AI was not available. The built-in coach wrote this resume: check it line by line.'
  return (
    <DoneLine result={result} writer={result.done.standIns.length > 0 ? writer : null}>
      {keptWords(result)}
    </DoneLine>
  )
}
