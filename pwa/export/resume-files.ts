import { paperOf } from '../../api/contract/paper.ts'
import { resumeFileName } from '../../api/contract/resume-file-name.ts'
import { resumeOutline } from '../../api/contract/resume-outline.ts'
import type { Paper, ResumeData } from '../../api/contract/voice-to-resume.ts'
import type { ExportSource } from './export-files.ts'
import type { Block } from './outline.ts'

/** A resume as the user sends it: under their name, without a footer. */
export const resumeSource = (
  resume: ResumeData,
  blocks: Block[] = resumeOutline(resume),
  size: Paper = paperOf(navigator.language),
): ExportSource => ({
  title: resume.contactInfo.name || 'Resume',
  fileName: resumeFileName(resume.contactInfo.name),
  blocks: () => blocks,
  looks: { size, hasFooter: false },
})

export async function jsonResumeFile(resume: ResumeData): Promise<File> {
  const { writeJsonResume } = await import('./json-resume/write-json-resume.ts')
  const name = `${resumeFileName(resume.contactInfo.name)}.json`
  return new File([writeJsonResume(resume)], name, { type: 'application/json' })
}
