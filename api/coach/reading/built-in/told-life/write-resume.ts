import { spokenResume } from '../../../../contract/limits.ts'
import { type ResumeData, ResumeData as resumeSchema } from '../../../../contract/voice-to-resume.ts'
import type { WriteResumeInput, WrittenResume } from '../../../resume-writer.ts'
import { readTranscript } from './read-transcript.ts'

/** The resume by rules alone: no network, no chance, the same words give the same resume. */
export async function writeResume({ transcript, signal }: WriteResumeInput): Promise<WrittenResume> {
  signal.throwIfAborted()
  const { resume, notCaught } = readTranscript(transcript)
  return { resumeData: withinLimits(resume), notCaught, standIns: [] }
}

const line = (text: string) => text.slice(0, spokenResume.resumeLineMaxCharacters).toWellFormed()
const longer = (text: string) => text.slice(0, spokenResume.resumeTextMaxCharacters).toWellFormed()

/** A resume as the contract takes it, whatever somebody said: lists and lines end at their limits. */
export function withinLimits(resume: ResumeData): ResumeData {
  const { contactInfo, professionalSummary, coreCompetencies, professionalExperience, education, certifications } = resume
  return resumeSchema.parse({
    contactInfo: {
      name: line(contactInfo.name),
      email: line(contactInfo.email),
      phone: line(contactInfo.phone),
      location: line(contactInfo.location),
    },
    professionalSummary: longer(professionalSummary),
    coreCompetencies: coreCompetencies.slice(0, spokenResume.maxCompetencies).map(line),
    professionalExperience: professionalExperience.slice(0, spokenResume.maxJobs).map((job) => ({
      title: line(job.title),
      company: line(job.company),
      location: line(job.location),
      dates: line(job.dates),
      description: job.description.slice(0, spokenResume.maxBulletsPerJob).map(longer),
    })),
    education: education.slice(0, spokenResume.maxSchools).map((school) => ({
      degree: line(school.degree),
      institution: line(school.institution),
      dates: line(school.dates),
    })),
    certifications: certifications.slice(0, spokenResume.maxCertifications).map(line),
  })
}
