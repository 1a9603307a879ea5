import type { z } from 'zod'
import { ScriptDone, scriptSections } from '../../../api/contract/elevator-pitch.ts'
import { pitchTexts } from '../../../api/contract/elevator-pitch-texts.ts'
import { creditReasons } from '../../../api/contract/prices.ts'
import type { AnswerEvent } from '../../paid-answer/answer.ts'
import type { PartsOf } from '../../paid-answer/answer-kind.ts'
import { openAnswerRoom } from '../../paid-answer/answer-room.ts'

export const scriptCredits = creditReasons.elevator_pitch

/** The one script that is being written in this page; it goes on while the person is in another room. */
export const scriptRoom = openAnswerRoom({
  path: '/api/elevator-pitch/generate',
  keyPlace: 'greenroom:pitch-script',
  sections: scriptSections,
  done: ScriptDone,
  body: 'json',
  failed: pitchTexts.scriptFailed,
})

export const scriptAnswerAtom = scriptRoom.answerAtom
export type ScriptEvent = AnswerEvent<PartsOf<typeof scriptSections>, z.infer<typeof ScriptDone>>
