import type { z } from 'zod'
import { ScriptDone, scriptSections } from '../../../api/contract/elevator-pitch.ts'
import { pitchTexts } from '../../../api/contract/elevator-pitch-texts.ts'
import { creditReasons } from '../../../api/contract/prices.ts'
import type { Answer, AnswerEvent } from '../../generation/answer.ts'
import type { PartsOf } from '../../generation/answer-kind.ts'
import { openAnswerRoom } from '../../generation/answer-room.ts'

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
/** Whether this is the script that the built-in coach wrote in the AI's place, unchanged. */
export function isStandInScript({ last }: ScriptAnswer, script: string): boolean {
  return last !== null && last.done.standIns.length > 0 && last.received.script?.script === script
}

type ScriptAnswer = Answer<PartsOf<typeof scriptSections>, z.infer<typeof ScriptDone>>
export type ScriptEvent = AnswerEvent<PartsOf<typeof scriptSections>, z.infer<typeof ScriptDone>>
