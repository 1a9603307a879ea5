import { HowThisWorks, type Step } from '../../generation/form/how-this-works.tsx'

const steps: readonly Step[] = [
  { title: 'Upload your resume', text: 'PDF, DOC or DOCX, up to 5 MB.' },
  { title: 'Paste the job description', text: 'The whole ad, requirements included.' },
  { title: 'Get your ATS score', text: 'With the line behind every point.' },
  { title: 'Optimize', text: 'Missing keywords, better lines, likely questions.' },
]

/** What the analysis is for, and 'How This Works'. */
export function Introduction({ isDesktop }: { isDesktop: boolean }) {
  return (
    <HowThisWorks steps={steps} isDesktop={isDesktop}>
      See what a hiring system finds in your resume for the job you want, line by line. <a href="/sample">See a sample</a>
    </HowThisWorks>
  )
}
