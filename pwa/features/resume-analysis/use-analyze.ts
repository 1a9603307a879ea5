import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { jobDescriptionFault } from '../../../api/contract/job-description.ts'
import { resumeMissing } from '../../../api/contract/problems.ts'
import { neededResumeRule, plainResume } from '../../generation/form/resume-file.ts'
import { useGenerationForm } from '../../generation/form/use-generation-form.ts'
import { noteAnalyzedResume } from '../../generation/told-answers.ts'
import { jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import { useCredits } from '../../session/credits/use-credits.ts'
import type { AnalysisEvent } from './analysis.ts'
import { analysisAtom, analysisGeneration } from './analysis-store.ts'

export function useAnalyze() {
  const resume = useAtomValue(resumeDraftAtom)
  const jobDescription = useAtomValue(jobDescriptionDraftAtom)
  const { run } = useAtomValue(analysisAtom)
  const credits = useCredits()
  const form = useGenerationForm({
    generation: analysisGeneration,
    reason: 'resume_score',
    faults: {
      resume: neededResumeRule(plainResume, resume, resumeMissing.forAnalysis),
      jobDescription: jobDescriptionFault(jobDescription),
    },
    start: (listener) => resume && start({ jobDescription, resume }, listener),
    onEvent(event) {
      if (event.type === 'generation-failed') forgetResume()
    },
  })

  const [marked, setMarked] = useState<readonly string[]>([])
  const adLines = run.state === 'failed' && resume ? (run.failure.adLines ?? null) : null

  function scoreAgainstMarked(): boolean {
    const lines = adLines?.filter((line) => marked.includes(line)) ?? []
    if (!resume || lines.length === 0) return false
    void start({ jobDescription, resume, requirementLines: JSON.stringify(lines) }, form.listen)
    return true
  }

  return {
    ...form,
    hasFile: resume !== null,
    credits,
    /** Lines of the ad to mark, when the coach found no requirements. */
    adLines,
    marked,
    mark: (line: string, isMarked: boolean) => setMarked(isMarked ? [...marked, line] : marked.filter((other) => other !== line)),
    scoreAgainstMarked,
  }
}

/** After a failure, remaining results belong to the previous resume. */
let forgetResume = () => {}

function start(
  request: { jobDescription: string; resume: File; requirementLines?: string },
  listener: (event: AnalysisEvent) => void,
) {
  const finished = analysisGeneration.start(request, listener)
  forgetResume = noteAnalyzedResume(request.resume)
  return finished
}

export type Analyze = ReturnType<typeof useAnalyze>
