import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { features } from '../../api/contract/features.ts'
import type { InterviewQuestion } from '../../api/contract/interview-questions.ts'
import { jobDescriptionFault } from '../../api/contract/job-description.ts'
import { questionsPerInterview } from '../../api/contract/limits.ts'
import { jobDescriptionDraftAtom, practicedQuestionAtom, resumeDraftAtom } from '../platform/draft.ts'
import { askedStepAtom, isAnalyzingAtom, type JobProgress, jobProgressAtom, openInterviewAtom } from '../platform/job-progress.ts'
import { useIsDesktop } from '../platform/media-query.ts'
import { useCredits } from '../session/credits/use-credits.ts'
import { useGetCredits } from '../session/credits/use-get-credits.ts'
import { LinkButton } from '../ui/button.tsx'
import { plainResume, resumeRule } from './form/resume-file.ts'

/** What the tab knows about the job the user wants. */
export interface Workspace extends Pick<JobProgress, 'score' | 'questions' | 'practiced' | 'interview' | 'hasPitch'> {
  hasAd: boolean
  hasResume: boolean
  isAnalyzing?: boolean
  /** Questions of the voice interview that are paid for and not answered. */
  paidQuestions?: number
  /** Null when unknown or while the free credits are waiting: then everything is affordable. */
  credits: number | null
}

export interface NextStep {
  label: string
  href: string
  asks?: 'analyze' | 'go on' | 'question'
  /** Asked by Self practice. */
  question?: InterviewQuestion
}

interface Place {
  amongQuestions?: boolean
  open?: ReadonlySet<number>
}

/** Said aloud before the next paid step is offered. */
const warmUp = 2

/** The one thing to do next, on home and at the end of every result. @param amongQuestions at the end of a list of questions @param open those the user reads */
export function nextStep(workspace: Workspace, { amongQuestions = false, open }: Place = {}): NextStep {
  const { hasAd, hasResume, score, questions, interview, hasPitch, credits } = workspace
  const aloud = sayAloud(workspace, open)
  const analysis = features['resume-analysis']
  if (amongQuestions && aloud.question) return aloud
  if (!hasAd) return { label: 'Add the job you want', href: '/' }
  if (!hasResume && !score) return { label: 'Add your resume', href: '/' }
  if (workspace.isAnalyzing) return { label: 'See your analysis being written', href: analysis.href }
  const paid = (label: string, { href, prices }: { href: string; prices: Readonly<Record<string, number>> }): NextStep => {
    const price = Math.min(...Object.values(prices))
    return credits !== null && credits < price ? aloud : { label: `${label} (${price} credits)`, href }
  }
  if (workspace.paidQuestions)
    return { label: goOnWords(workspace.paidQuestions), href: features['voice-interview'].href, asks: 'go on' }
  const warmsUp = questions !== null && saidOf(workspace) < Math.min(warmUp, questions.list.length)
  if (!score && !warmsUp) return { ...paid('Check my resume', analysis), asks: 'analyze' }
  if (score && score.openQuestions > 0) return { label: answerWords(score.openQuestions), href: analysis.href, asks: 'question' }
  if (warmsUp) return aloud
  if (!questions?.arePrepared) return paid('Prepare for ten likely questions', features['interview-qa'])
  if (!interview) return paid('Practice the whole interview', features['voice-interview'])
  if (!hasPitch) return paid('Write your 60-second pitch', features['elevator-pitch'])
  return aloud
}

const answerWords = (count: number) => `Answer ${count === 1 ? '1 question' : `${count} questions`} to raise your score`

function goOnWords(left: number): string {
  const which = left === questionsPerInterview ? 'your ten questions' : left === 1 ? 'the last question' : `the other ${left}`
  return `Answer ${which} (already paid)`
}

const practicedIn = ({ practiced }: Pick<Workspace, 'practiced'>) => new Set(Object.values(practiced).flat())

export const practicedCount = (workspace: Pick<Workspace, 'practiced'>): number => practicedIn(workspace).size

function saidOf(workspace: Workspace): number {
  const said = practicedIn(workspace)
  return workspace.questions?.list.filter(({ question }) => said.has(question)).length ?? 0
}

function sayAloud(workspace: Workspace, open: ReadonlySet<number> = new Set()): NextStep {
  const said = practicedIn(workspace)
  const list = workspace.questions?.list ?? []
  const left = [...list.keys()].filter((index) => !said.has(list[index]!.question))
  const at = left.find((index) => open.has(index)) ?? left[0] ?? -1
  const { href } = features['self-practice']
  return at < 0
    ? { label: 'Practice a question aloud (free)', href }
    : { label: `Practice question ${at + 1} aloud (free)`, href, question: list[at]! }
}

export function useWorkspace(): Workspace {
  const ad = useAtomValue(jobDescriptionDraftAtom)
  const resume = useAtomValue(resumeDraftAtom)
  const progress = useAtomValue(jobProgressAtom)
  const { state, credits } = useCredits()
  const { areFree } = useGetCredits()
  const interview = useAtomValue(openInterviewAtom)
  return {
    ...progress,
    paidQuestions: interview && interview.endsAtMs > Date.now() ? questionsPerInterview - interview.answered : 0,
    isAnalyzing: useAtomValue(isAnalyzingAtom),
    hasAd: jobDescriptionFault(ad) === null,
    hasResume: resume !== null && resumeRule(plainResume, resume) === null,
    credits: state === 'known' && !areFree ? credits : null,
  }
}

/** Does what the press of a next step asked of this screen, once it can. */
export function useAskedStep(step: NextStep['asks'], isReady: boolean, act: () => void) {
  const [asked, setAsked] = useAtom(askedStepAtom)
  useEffect(() => {
    if (asked !== step || !isReady) return
    setAsked(null)
    act()
  })
}

export const useNextStep = (at: Place = {}): NextStep => nextStep(useWorkspace(), at)

/** Whether a phone's foot offers to practice this question. */
export function useIsInFoot(open: ReadonlySet<number>) {
  const isDesktop = useIsDesktop()
  const { question } = useNextStep({ amongQuestions: true, open })
  return (asked: string) => !isDesktop && question?.question === asked
}

interface NextStepLinkProps extends Place {
  /** Plain where the result has a main button of its own. */
  look?: 'main' | 'plain' | 'quiet'
}

/** The last thing of every result, and home's main button. */
export function NextStepLink({ look = 'main', ...place }: NextStepLinkProps) {
  const { label, href, question, asks = null } = useNextStep(place)
  const practice = useSetAtom(practicedQuestionAtom)
  const ask = useSetAtom(askedStepAtom)
  function follow() {
    if (question) practice(question.question, question)
    ask(asks)
  }
  return (
    <div className="stack-tight">
      <LinkButton look={look} wide href={href} onClick={follow}>
        {label}
      </LinkButton>
      {asks === 'analyze' && <p className="button-note">You pay only if you get results.</p>}
    </div>
  )
}
