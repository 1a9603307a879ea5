import { severalWord } from '../../text/number-words.ts'

/** What was the speaker's to do. */
export const ownTask =
  /\b(?:i (?:had|needed|have) to|i was (?:asked|told|assigned|responsible|in charge|tasked|supposed|expected|the one|given)|i(?:'d| had) been (?:told|asked|given)|my (?:\w+ )?(?:job|task|role|responsibility|goal|aim|part|duty|assignment|turn|idea) (?:was|there was|is)|it was (?:up to me|my)|(?:fell|came|was down) to me|(?:was|were) mine|was left to me|i (?:wanted|decided|set out|aimed|set myself) to|(?:asked|told|wanted|expected) me (?:to|if)|i (?:was|am) (?:the )?(?:\w+ )?(?:lead|manager|supervisor|head)|i (?:owned|ran|led|took over)|that was on me|my (?:fault|mistake))\b/i

/** What had to be reached, without saying by whom. */
export const sharedTask =
  /\b(?:we (?:had|needed|wanted|were asked|were supposed) to|we(?:'d| had) (?:got )?(?:only |till |until )|the (?:goal|aim|task|challenge|plan|deadline|idea) was|had to be|needed (?:to be|\w+ing)|so that|in order to|deadline|supposed to)\b/i

/** Words that announce an outcome. */
export const outcomeMarker =
  /\b(?:as a result|in the end|the result|the outcome|ended up|turned out|eventually|since(?: then)?|from then on|from the next|afterwards|after that|after (?:a|one|two|three|four|five|six|\d+) \w+|within \w+ \w+|by (?:the (?:end|following)|christmas|\w+day)|next (?:day|morning|week|month|quarter)|\w+ later|every \w+ since|not? \w+ since|today|now|still|these days|to this day|which (?:meant|led|saved|cut))\b/i

/** An outcome of which nobody learns anything. */
export const emptyOutcome =
  /\b(?:fine|okay|ok|good|better|well|great|happy|pleased|sorted|over the line)\b.{0,24}$|\b(?:i guess|or so|somehow)\b/i
export const noOutcome =
  /\b(?:no (?:idea|result|clue)|(?:don't|do not|didn't|did not|never) (?:really )?(?:know|remember|find out|hear|change)|nothing (?:really )?changed|not sure (?:how|what|whether))\b/i

/** A figure that can be checked, in digits or words; "one" alone is none. */
export const figure = new RegExp(
  `[$€£]?\\b\\d[\\d,.]*%?|\\b(?:${severalWord})\\b|\\b(?:half|a third|a quarter|twice|doubled|halved|tripled|zero|percent|not a single|no (?:complaints?|accidents?|errors?|injuries)|one (?:in|day|week|month|of|plate))\\b`,
  'i',
)
