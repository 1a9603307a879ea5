import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Navigate, Route } from 'react-router-dom'
import { NotFoundPage } from './not-found-page.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

/** Asks for the screen's files in a task of its own, not in the middle of a drawing: telling the browser of thirty files takes a while. */
function screen<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => new Promise((nextTask) => setTimeout(nextTask)).then(load))
}

const HomePage = screen(() => import('../home/home-page.tsx'))
const ElevatorPitchPage = screen(() => import('../../features/elevator-pitch/elevator-pitch-page.tsx'))
const InterviewQaPage = screen(() => import('../../features/interview-qa/interview-qa-page.tsx'))
const PaymentCancelPage = screen(() => import('../../features/payments/cancel-page.tsx'))
const PaymentSuccessPage = screen(() => import('../../features/payments/success-page.tsx'))
const LegalPage = screen(() => import('../legal/legal-page.tsx'))
const ResumeAnalysisPage = screen(() => import('../../features/resume-analysis/resume-analysis-page.tsx'))
const SamplePage = screen(() => import('../sample/sample-page.tsx'))
const SelfPracticePage = screen(() => import('../../features/self-practice/self-practice-page.tsx'))
const VoiceInterviewPage = screen(() => import('../../features/voice-interview/voice-interview-page.tsx'))
const VoiceToResumePage = screen(() => import('../../features/voice-to-resume/voice-to-resume-page.tsx'))

/** Without a visible fallback: Ionic would treat it as the page and leave the real one invisible. */
const lazily = (page: ReactNode) => (
  <ScreenBoundary>
    <Suspense fallback={null}>{page}</Suspense>
  </ScreenBoundary>
)

/** Every route and its screen. `app/screens.ts` lists the same paths for signed-out visitors. */
export const screens = [
  ['/', lazily(<HomePage />)],
  ['/analysis', lazily(<ResumeAnalysisPage />)],
  ['/interview-prep', lazily(<InterviewQaPage />)],
  ['/basic-interview-prep', lazily(<InterviewQaPage />)],
  ['/self-interview-prep', lazily(<SelfPracticePage />)],
  ['/voice-interview', lazily(<VoiceInterviewPage />)],
  ['/voice-interview-prep', lazily(<VoiceInterviewPage />)],
  ['/elevator-pitch', lazily(<ElevatorPitchPage />)],
  ['/voice-to-resume', lazily(<VoiceToResumePage />)],
  ['/sample', lazily(<SamplePage />)],
  ['/payment/success', lazily(<PaymentSuccessPage />)],
  ['/payment/cancel', lazily(<PaymentCancelPage />)],
  ['/privacy', lazily(<LegalPage name="privacy" />)],
  ['/terms', lazily(<LegalPage name="terms" />)],
  ['/__/auth/handler', <Navigate key="handler" to="/" replace />],
  ['*', <NotFoundPage key="not-found" />],
].map(([path, element]) => <Route key={path as string} path={path as string} element={element} />)
