import { capitalized } from './lists.ts'

const leadIn =
  /^(?:(?:and|but|so|then|also|plus|well|okay|ok|now|right now|currently|today|there|here|at work|every day|before that|after that|besides|in this (?:role|position|job)|before [\p{L}'’&. -]{2,40}?(?=,|\s+i\b))(?:\s*,)?\s+)+/iu
const firstPerson = /^(?:i|we)(?:'(?:m|ve|d|ll|re))?\s+/i
const helpers =
  /^(?:(?:am|was|were|have been|had been|been|have|had|has|would|will|used to|also|always|usually|currently|mostly|often|sometimes|really|just|basically|got|get to|have to|had to|managed to)\s+)+/i
/** What is left of "I'm always on time" or "I got that". */
const saysLittle = /^(?:on|in|at|of|to|from|that|this|it|there|here|very|so|good|happy|proud|patient|creative|always)\b/i
const ownDuties =
  /^my (?:main |daily |key )?(?:duties|responsibilities|tasks|job|work|role)(?: there)? (?:are|were|is|was|include[ds]?)(?: to)?\s+/i
/** Talk about the recording, about not knowing, about what is missing: nothing for a resume. */
const smallTalk =
  /\b(?:that's (?:it|all|about it|everything)|thank you|thanks|what else|let me (?:think|see)|i think that|i don't know|i guess|sorry|hello|good morning|hi there|can you hear|is this (?:on|recording)|i'm done|start over|never mind|i forgot)\b|^(?:hi|hey|hello|yes|yeah|no|okay|ok|so|um|uh|well|right|there|all lowercase)$/i
const denies =
  /\b(?:i|we) (?:don't|do not|didn't|did not|can't|cannot|couldn't|never|haven't|have not|wasn't|am not|'m not)\b|\bno experience\b/i

/** Whether a clause can stand in a resume at all. */
export function saysNothing(clause: string): boolean {
  return smallTalk.test(clause) || denies.test(clause)
}

/**
 * A clause about the work as a bullet point, in the person's own words; only "I", "also" and the like go. What a team did says so.
 * null when too little is left.
 */
export function dutyLine(clause: string): string | null {
  if (saysNothing(clause)) return null
  const said = clause.replace(leadIn, '').replace(ownDuties, '')
  const isTeam = /^we\b/i.test(said) && !/\bteam\b/i.test(said)
  const bare = said
    .replace(firstPerson, '')
    .replace(helpers, '')
    .replace(/(?<!\b(?:in|on|at|to|for|of|with|from|by)\s)\b(?:my|our)\s+(?!own\b)/gi, '')
    .replace(/(?:(?:\s*,)?\s+(?:too|as well|also|so far|there|here|you know|and stuff|and things like that|and so on))+$/i, '')
    .replace(/[\s,.;:]+$/, '')
    .trim()
  if (bare.split(/\s+/).length < 2 || saysLittle.test(bare)) return null
  return `${capitalized(bare)}${isTeam ? ' (with the team)' : ''}`
}
