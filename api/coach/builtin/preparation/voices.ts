import type { InterviewRound } from '../../../contract/interview-rounds.ts'
import type { RoundVoice } from './round-voice.ts'
import { behavioral } from './voices/behavioral.ts'
import { hiringManager } from './voices/hiring-manager.ts'
import { leadership } from './voices/leadership.ts'
import { panel } from './voices/panel.ts'
import { recruiter } from './voices/recruiter.ts'
import { technical } from './voices/technical.ts'

export const voices: Record<InterviewRound, RoundVoice> = {
  recruiter,
  'hiring-manager': hiringManager,
  technical,
  behavioral,
  panel,
  leadership,
}
