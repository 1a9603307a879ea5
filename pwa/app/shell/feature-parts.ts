import type { ComponentType } from 'react'
import type { Found } from '../../media/recorder/left-behind.ts'
import type { FeaturePageProps } from '../../ui/page.tsx'
import type { ListedName } from '../features.ts'
import { lazyScreen } from '../lazy-screen.ts'

interface FeatureParts {
  Screen: ComponentType<FeaturePageProps>
  /** Finds a recording session of this feature that was not finished; the session's kind is the feature's name. */
  leftBehind?: () => Promise<{ findLeftBehind: (uid: string) => Promise<Found | null> }>
}

/** What each feature's folder gives the app, loaded when needed. `home/home-page.tsx` has the one screen that shares home's page. */
export const featureParts: Record<ListedName, FeatureParts> = {
  'resume-analysis': { Screen: lazyScreen(() => import('../../features/resume-analysis/resume-analysis-page.tsx')) },
  'cover-letter': { Screen: lazyScreen(() => import('../../features/cover-letter/cover-letter-page.tsx')) },
  'interview-qa': { Screen: lazyScreen(() => import('../../features/interview-qa/interview-qa-page.tsx')) },
  'voice-interview': {
    Screen: lazyScreen(() => import('../../features/voice-interview/voice-interview-page.tsx')),
    leftBehind: () => import('../../features/voice-interview/left-behind.ts'),
  },
  'elevator-pitch': {
    Screen: lazyScreen(() => import('../../features/elevator-pitch/elevator-pitch-page.tsx')),
    leftBehind: () => import('../../features/elevator-pitch/left-behind.ts'),
  },
  'voice-to-resume': {
    Screen: lazyScreen(() => import('../../features/voice-to-resume/voice-to-resume-page.tsx')),
    leftBehind: () => import('../../features/voice-to-resume/left-behind.ts'),
  },
  'self-practice': {
    Screen: lazyScreen(() => import('../../features/self-practice/self-practice-page.tsx')),
    leftBehind: () => import('../../features/self-practice/left-behind.ts'),
  },
}
