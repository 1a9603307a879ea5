import { useIonRouter } from '@ionic/react'
import { useSetAtom } from 'jotai'
import { paperOf } from '../../../api/contract/paper.ts'
import { resumeFileName } from '../../../api/contract/resume-file-name.ts'
import { resumeOutline } from '../../../api/contract/resume-outline.ts'
import type { ResumeData } from '../../../api/contract/voice-to-resume.ts'
import { pdfFile, wordFile, wordType } from '../../export/export-files.ts'
import { plainText } from '../../export/plain-text.ts'
import { useMadeFile } from '../../export/use-made-file.ts'
import { callApi } from '../../platform/api.ts'
import { ApiProblem, sentenceOf } from '../../platform/api-problem.ts'
import { resumeDraftAtom } from '../../platform/draft.ts'
import { copyText } from '../../platform/files.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { resumeExport } from './resume-export.ts'

/** From the server; offline it is made here, with plainer looks. @throws ApiProblem */
async function wordDocument(resumeData: ResumeData): Promise<File> {
  const paper = paperOf(navigator.language)
  const here = () => wordFile(resumeExport(resumeData, paper))
  if (!navigator.onLine) return here()
  const response = await callApi('/api/voice-to-resume/download', {
    method: 'POST',
    body: JSON.stringify({ resumeData, paper }),
    headers: { 'Content-Type': 'application/json' },
  }).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.status === 0) return null
    throw error
  })
  if (!response) return here()
  return new File([await response.arrayBuffer()], `${resumeFileName(resumeData.contactInfo.name)}.docx`, { type: wordType })
}

async function jsonResume(resume: ResumeData): Promise<File> {
  const { writeJsonResume } = await import('../../export/json-resume/write-json-resume.ts')
  const name = `${resumeFileName(resume.contactInfo.name)}.json`
  return new File([writeJsonResume(resume)], name, { type: 'application/json' })
}

type Kind = 'Word' | 'PDF' | 'JSON'

const names: Record<Kind, string> = { Word: 'Word', PDF: 'PDF', JSON: 'JSON Resume' }

const makers: Record<Kind, (resume: ResumeData) => Promise<File>> = {
  Word: wordDocument,
  PDF: (resume) => pdfFile(resumeExport(resume, paperOf(navigator.language)), new Date()),
  JSON: jsonResume,
}

const downloadHelp = 'Please check that you are online, then try again. Your resume is still here.'

interface ResumeProps {
  resume: ResumeData
  onExported: () => void
}

const reportFailure = (error: unknown) =>
  toast({ title: 'Download Failed', description: sentenceOf(error, downloadHelp), variant: 'destructive' })

function Download({ kind, label = kind, resume, onExported }: ResumeProps & { kind: Kind; label?: string }) {
  const { writing, give } = useMadeFile<Kind>(resume)
  const download = () => give(kind, () => makers[kind](resume)).then((isGiven) => isGiven && onExported(), reportFailure)
  return (
    <Button
      look={kind === 'Word' ? 'main' : 'plain'}
      icon="download"
      wide={kind === 'Word'}
      busy={writing.state === 'writing'}
      aria-label={`Download ${names[kind]} file`}
      onClick={() => void download()}
    >
      {writing.state === 'writing' ? 'Writing...' : label}
    </Button>
  )
}

export const DownloadWord = (props: ResumeProps) => <Download kind="Word" label="Download Word" {...props} />

export function ResumeActions(props: ResumeProps) {
  const { resume, onExported } = props
  const { writing, give } = useMadeFile<'analysis'>(resume)
  const setDraft = useSetAtom(resumeDraftAtom)
  const { push } = useIonRouter()
  async function analyze(file: File) {
    setDraft(file)
    push('/analysis')
    return 'saved' as const
  }
  async function copy() {
    const isCopied = await copyText(plainText(resumeOutline(resume)))
    if (isCopied) onExported()
    toast(
      isCopied
        ? { title: 'Copied', description: 'The whole resume is on your clipboard.' }
        : { title: 'Could not copy', description: 'Your browser blocked it. Download it instead.', variant: 'destructive' },
    )
  }
  return (
    <div className="stack-tight">
      <div className="grid spoken-exports">
        <Download kind="PDF" {...props} />
        <Download kind="JSON" {...props} />
        <Button icon="copy" onClick={() => void copy()}>
          Copy
        </Button>
      </div>
      <Button
        wide
        busy={writing.state === 'writing'}
        onClick={() => void give('analysis', () => wordDocument(resume), analyze).catch(reportFailure)}
      >
        Compare with a job ad
      </Button>
    </div>
  )
}
