import { resumeFileName } from '../../../api/contract/resume-file-name.ts'
import { resumeOutline } from '../../../api/contract/resume-outline.ts'
import type { Paper, ResumeData } from '../../../api/contract/voice-to-resume.ts'
import type { TakenAlong } from '../../export/take-along-files.ts'

export const resumeToTake = (resume: ResumeData, paper: Paper): TakenAlong => ({
  title: resume.contactInfo.name || 'Resume',
  fileName: resumeFileName(resume.contactInfo.name),
  blocks: () => resumeOutline(resume),
  looks: { size: paper, hasFooter: false },
})
