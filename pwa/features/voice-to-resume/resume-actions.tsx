import { useIonRouter } from '@ionic/react'
import { useSetAtom } from 'jotai'
import { features } from '../../../api/contract/features.ts'
import { paperOf } from '../../../api/contract/paper.ts'
import { resumeFileName } from '../../../api/contract/resume-file-name.ts'
import type { ResumeData } from '../../../api/contract/voice-to-resume.ts'
import { pdfFile, wordFile, wordType } from '../../export/export-files.ts'
import { CopyAllButton } from '../../export/export-row.tsx'
import { FileButton } from '../../export/file-button.tsx'
import { jsonResumeFile, resumeSource } from '../../export/resume-files.ts'
import { callApi } from '../../platform/api.ts'
import { ApiProblem, sentenceOf } from '../../platform/api-problem.ts'
import { resumeDraftAtom } from '../../platform/draft.ts'
import { toast } from '../../ui/toast.ts'

/** From the server; offline it is made here, with plainer looks. @throws ApiProblem */
async function wordDocument(resumeData: ResumeData): Promise<File> {
  const here = () => wordFile(resumeSource(resumeData))
  if (!navigator.onLine) return here()
  const response = await callApi('/api/voice-to-resume/download', {
    method: 'POST',
    body: JSON.stringify({ resumeData, paper: paperOf(navigator.language) }),
    headers: { 'Content-Type': 'application/json' },
  }).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.status === 0) return null
    throw error
  })
  if (!response) return here()
  return new File([await response.arrayBuffer()], `${resumeFileName(resumeData.contactInfo.name)}.docx`, { type: wordType })
}

const downloadHelp = 'Please check that you are online, then try again. Your resume is still here.'

interface ResumeProps {
  resume: ResumeData
  onExported: () => void
}

const reportFailure = (error: unknown) =>
  toast({ title: 'Download Failed', description: sentenceOf(error, downloadHelp), variant: 'destructive' })

export function DownloadWord({ resume, onExported }: ResumeProps) {
  return (
    <FileButton
      look="main"
      wide
      aria-label="Download Word file"
      make={() => wordDocument(resume)}
      of={resume}
      onGiven={onExported}
      onFailed={reportFailure}
      writing="Writing..."
    >
      Download Word
    </FileButton>
  )
}

export function OtherFiles({ resume, onExported }: ResumeProps) {
  const file = { of: resume, onGiven: onExported, onFailed: reportFailure, writing: 'Writing...', small: true }
  const what = resumeSource(resume)
  return (
    <div className="grid spoken-exports">
      <FileButton aria-label="Download PDF file" make={() => pdfFile(what, new Date())} {...file}>
        PDF
      </FileButton>
      <FileButton aria-label="Download JSON Resume file" make={() => jsonResumeFile(resume)} {...file}>
        JSON
      </FileButton>
      <CopyAllButton what={what} onExported={onExported}>
        Copy
      </CopyAllButton>
    </div>
  )
}

export function CompareWithAd({ resume }: Pick<ResumeProps, 'resume'>) {
  const setDraft = useSetAtom(resumeDraftAtom)
  const { push } = useIonRouter()
  async function analyze(made: File) {
    setDraft(made)
    push(features['resume-analysis'].href)
    return 'saved' as const
  }
  return (
    <FileButton wide icon={undefined} make={() => wordDocument(resume)} hand={analyze} onFailed={reportFailure}>
      Compare with a job ad
    </FileButton>
  )
}
