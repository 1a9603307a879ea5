import { resumeFileName } from '../../../api/contract/resume-file-name.ts'
import { resumeOutline } from '../../../api/contract/resume-outline.ts'
import type { Paper, ResumeData } from '../../../api/contract/voice-to-resume.ts'
import type { ExportSource } from '../../export/export-files.ts'

export const resumeExport = (resume: ResumeData, paper: Paper): ExportSource => ({
  title: resume.contactInfo.name || 'Resume',
  fileName: resumeFileName(resume.contactInfo.name),
  blocks: () => resumeOutline(resume),
  looks: { size: paper, hasFooter: false },
})
