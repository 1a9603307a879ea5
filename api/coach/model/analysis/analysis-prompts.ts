import * as z from 'zod'
import { task } from '../task.ts'

const questions = {
  interviewQuestions: z.array(
    z.object({ question: z.string(), situation: z.string(), task: z.string(), action: z.string(), result: z.string() }),
  ),
}

/** The tasks of a resume analysis; they run side by side. */
export const analysisTasks = {
  summary: task(
    'summary',
    { summary: z.string() },
    `Task: write "summary", 3 to 4 sentences: what in this resume answers the advertisement best, naming the person's own lines; what is missing most; what to do first.`,
  ),
  recommendations: task(
    'recommendations',
    { recommendations: z.array(z.object({ title: z.string(), description: z.string(), bulletPoint: z.string() })) },
    `Task: write "recommendations", 4 or 5 of them, the most useful first. "title": an order of 3 to 8 words. "description": 2 sentences: which demand of the advertisement it serves, and which line of the resume to change and how. "bulletPoint": one resume line, ready to copy, made from the person's own facts with [placeholders] for what is not known.`,
  ),
  improvements: task(
    'improvements',
    { rewrites: z.array(z.object({ original: z.string(), improved: z.string() })), resumeImprovements: z.array(z.string()) },
    `Task: improve the wording. "rewrites": the 5 weakest lines of the resume's work experience; "original" is the line copied word for word without its bullet, "improved" is the same fact told better: an action verb first, what was done, for whom, with what result; 10 to 28 words; a [placeholder] where a figure or result is not known. "resumeImprovements": 4 sentences, each saying what to change and in which part of the resume.`,
  ),
  company: task(
    'company',
    { companyInsights: z.string(), departmentOverview: z.string(), lookUp: z.array(z.string()) },
    `Task: from the advertisement alone. "companyInsights": 2 or 3 sentences on the employer and what the advertisement stresses. "departmentOverview": 2 sentences on the team or department and the work. "lookUp": 4 sentences that each begin with "Look up", "Read", "Check" or "Ask" and say what to find out before the interview; no news, no figures, no names that the advertisement does not have.`,
  ),
  questionsOnAd: task(
    'questions_job',
    questions,
    `Task: write "interviewQuestions", 3 questions an interviewer would ask about the demands of this advertisement, each with an answer in the first person made from the resume's own facts, as "situation", "task", "action" and "result": one or two sentences each, [placeholders] where the resume does not say. When the resume shows nothing on the demand, answer from the nearest experience and say openly that the person is learning it.`,
  ),
  questionsOnResume: task(
    'questions_resume',
    questions,
    `Task: write "interviewQuestions", 3 questions an interviewer would ask about this resume's own jobs, projects or gaps, each with an answer in the first person made from the resume's own facts, as "situation", "task", "action" and "result": one or two sentences each, [placeholders] where the resume does not say.`,
  ),
} as const
