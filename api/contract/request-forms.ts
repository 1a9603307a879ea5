import * as z from 'zod'
import { AnalyzeFields, SaveFields } from './elevator-pitch.ts'
import { InterviewRoundId } from './interview-questions.ts'
import { coverLetter, jobDescriptionMinCharacters, requirementLines } from './limits.ts'
import { InterviewFeedbackFields, TranscribeAnswerFields } from './voice-interview.ts'

const file = (description: string) => z.file().meta({ description })
const resume = file('PDF, DOCX or DOC, at most 5 MB')
const jobDescription = z.string().min(jobDescriptionMinCharacters)

const told = z
  .string()
  .meta({ description: 'A JSON array: the answers to the gap questions of an analysis of this job description' })
  .optional()

export const JobAdForm = z.object({ file: file('PDF, DOCX, DOC or TXT, at most 5 MB') })

export const ImprovedResumeForm = z.object({
  request: z.string().meta({
    description:
      'JSON: editToken, jobDescription and resumeText of the analysis; changes as in edited-lines; layout "own" (of the Word file) or "clean" (ours); paper',
  }),
  resume: file('The Word file that was analyzed, for its own layout').optional(),
})

export const AnalysisForm = z.object({
  jobDescription,
  resume,
  requirementLines: z
    .string()
    .max(requirementLines.maxCharacters)
    .meta({
      description:
        'A JSON array of lines of the job description that are its requirements, as adLines of requirements_not_found lists them',
    })
    .optional(),
  interviewRound: InterviewRoundId.meta({ description: 'Adds what this round looks for' }).optional(),
  told,
})

export const VoiceInterviewForm = z.object({
  ...{ jobDescription, resume, told },
  ...{ interviewMode: z.enum(['true']), interviewRound: InterviewRoundId },
})

export const InterviewPrepForm = z.object({
  jobDescription,
  interviewRound: InterviewRoundId,
  resultType: z.enum(['complete']).optional(),
  resumeFile: file('PDF, DOCX, DOC or TXT, at most 5 MB').optional(),
  told,
})

export const InterviewQaForm = z.object({
  jobDescription,
  interviewRound: InterviewRoundId,
  resumeFile: resume,
  told,
})

export const CoverLetterForm = z.object({
  jobDescription,
  resumeFile: resume,
  why: z
    .string()
    .max(coverLetter.whyMaxCharacters)
    .meta({ description: 'Why this employer, in the words of the user; the letter uses them' })
    .optional(),
  told,
})

export const TranscribeForm = z.object({ ...TranscribeAnswerFields.shape, audio: file('One answer') })

export const InterviewFeedbackForm = z.object({ ...InterviewFeedbackFields.shape, audio: file('One answer') })

export const SpokenResumeForm = z.object({
  transcript: z.string().meta({ description: 'Comes before the recordings' }).optional(),
  generationId: z.string().meta({ description: 'Of a paid result: five regenerations within a day are free' }).optional(),
  audio: z.array(z.file()).meta({ description: 'Several takes in order, 300 s and 25 MB in all' }).optional(),
})

export const ExtractResumeForm = z.object({ file: file('PDF or DOCX, at most 5 MB') })

export const AnalyzePitchForm = z.object({
  ...AnalyzeFields.shape,
  video: file('Sound or video: MP4, WebM, OGG or WAV, 5 minutes, 100 MB').optional(),
})

export const SavePitchForm = z.object({
  ...SaveFields.shape,
  score: SaveFields.shape.score.meta({ description: '0 to 10' }),
  video: file('MP4 or WebM, or sound alone').optional(),
})
