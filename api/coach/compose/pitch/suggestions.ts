import type { PitchScorePart, ScriptComparison } from '../../../contract/elevator-pitch.ts'
import type { PitchReading } from '../../score/pitch/pitch-reading.ts'
import type { PitchVerdict } from '../../score/pitch/pitch-verdict.ts'
import { paceFull } from '../../score/speech/delivery-shares.ts'
import { partShare } from '../../score/weighted-parts.ts'
import { shortQuote } from '../interview/short-quote.ts'
import { listed, quoted } from '../wording.ts'
import type { PitchMaterial } from './pitch-material.ts'

const mostSuggestions = 6
/** A part with more than this share of its points needs no advice. */
const goodEnough = 0.8

type Advice = (reading: PitchReading, material: PitchMaterial) => string

/** What to do about a part that lost points, beginning where the person's own words are. */
const advice: Record<PitchScorePart['id'], Advice> = {
  opening: ({ opening }, { role, company }) => {
    const what = [
      ...(opening.saysTrade || opening.catches ? [] : ['what you do']),
      ...(opening.saysPurpose
        ? []
        : [`what you are here for${role ? `: the position of ${role}${company ? ` at ${company}` : ''}` : ''}`]),
    ]
    const begins = opening.clause ? `You begin with ${shortQuote(opening.clause)}. ` : ''
    return what.length > 0
      ? `${begins}Say in the first two sentences ${listed(what)}.`
      : `${begins}Put your strongest fact into the first two sentences, before listeners have to wait for it.`
  },
  evidence: ({ evidence }) => {
    if (evidence.emptyPhrases.length > 0)
      return `Anybody could say ${listed(evidence.emptyPhrases.slice(0, 3).map((phrase) => `“${phrase}”`))}. Put one thing that you did in its place: where, for whom, how.`
    return evidence.clause
      ? `${shortQuote(evidence.clause)} is what listeners remember. Add one or two more things that you did yourself.`
      : 'Name two or three things that you did yourself, each in one sentence that begins with “I”.'
  },
  proof: ({ proof, evidence }, { deeds }) => {
    const own = deeds.find(({ hasFigure }) => hasFigure)
    const place = proof.places[0] ?? evidence.clause
    const where = place ? `After ${shortQuote(place)}, say` : 'Say'
    const example = own && proof.withFigure.length === 0 ? ` Your resume has one: ${quoted(own.text)}` : ''
    return `${where} what came of it with a number: how many, how much faster, how much less.${example}`
  },
  fit: ({ fit }, { shown }) => {
    const unsaid = shown.filter(({ term }) => !fit.named.includes(term)).slice(0, 2)
    if (unsaid.length > 0)
      return `The job description asks for ${listed(unsaid.map(({ term }) => `“${term}”`))}, your resume shows ${unsaid.length > 1 ? 'them' : 'it'}, and your pitch does not say so. Give it one sentence.`
    if (fit.missing.length > 0)
      return `The job description asks for ${listed(fit.missing.slice(0, 3).map((term) => `“${term}”`))}. If you have done one of these, say where; if not, leave it out.`
    return 'Speak of their work in one sentence: “You need …, and I have …”.'
  },
  closing: ({ closing }) => {
    const end = closing.clause ? `You end with ${shortQuote(closing.clause)}. ` : ''
    return `${end}Ask for one next step at the end: a call, a visit, twenty minutes this week.`
  },
  pace: ({ delivery: { wordsPerMinute } }) =>
    wordsPerMinute! < paceFull.fromWordsPerMinute
      ? `${wordsPerMinute} words a minute is slow; ${paceFull.fromWordsPerMinute} to ${paceFull.toWordsPerMinute} is comfortable. Say it aloud three times before you record.`
      : `${wordsPerMinute} words a minute is fast; ${paceFull.fromWordsPerMinute} to ${paceFull.toWordsPerMinute} is comfortable. Breathe at the end of each sentence.`,
  pauses: ({ delivery }) =>
    `${delivery.pauses!.length} silences of two seconds or more: know how each sentence begins, or let the teleprompter carry you.`,
  fillers: ({ delivery: { fillers } }) =>
    `You said ${listed(fillers!.slice(0, 3).map(({ text, count }) => `“${text}” ${count === 1 ? 'once' : `${count} times`}`))}. A short silence in its place sounds calmer.`,
  length: ({ delivery: { words, durationSeconds } }) => {
    if (words < 150 && (durationSeconds ?? 0) <= 95)
      return `${words} words are short for a pitch: aim at 150 to 225, and use the room for one more proof.`
    if (durationSeconds !== null && durationSeconds < 55)
      return `It is over after ${Math.round(durationSeconds)} seconds; 60 to 90 are yours. Speak slower, and let each proof sink in.`
    return 'It takes too long: 60 to 90 seconds is what people listen to. Leave out what does not speak for this job.'
  },
}

const instead: Record<Exclude<PitchVerdict, 'pitch'>, (reading: PitchReading) => string[]> = {
  'nothing-said': () => ['Nothing was heard in this recording. Check that the right microphone is chosen and not muted.'],
  'too-short': ({ delivery: { words } }) => [
    `${words === 1 ? 'One word is' : `${words} words are`} too few for a pitch: 60 to 90 seconds take 150 to 225.`,
    'Four parts are enough: who you are and what for, what you have done, what came of it in numbers, and what you ask for.',
  ],
  'read-aloud': ({ clauses }) => [
    `${clauses[0] ? `${shortQuote(clauses[0])} is` : 'These are'} the job description’s own words. Listeners know them already: say what you have done that answers them.`,
    'Begin with who you are, then one thing you did that this job needs, and what came of it.',
  ],
  'no-pitch': ({ clauses }) => [
    `${clauses[0] ? `You begin with ${shortQuote(clauses[0])}. ` : ''}A pitch tells in a minute who you are, what you have done and what you want from this employer.`,
    'Begin with your name and your work, then one thing you did with a number in it, then what you ask for.',
  ],
}

/** What to work on, the part that lost most points first; at least one sentence. */
export function suggestionsFor(
  reading: PitchReading,
  parts: readonly PitchScorePart[],
  material: PitchMaterial,
  comparison: ScriptComparison | null,
): string[] {
  if (reading.verdict !== 'pitch') return instead[reading.verdict](reading)
  const found = parts
    .filter((part) => (partShare(part) ?? 1) < goodEnough)
    .sort((a, b) => b.max - b.points! - (a.max - a.points!))
    .map(({ id }) => advice[id](reading, material))
    .slice(0, mostSuggestions - 1)
  // Nobody says a gap aloud.
  const leftOut = comparison?.lines.find(({ became, text }) => became === 'left-out' && !text.includes('['))
  return [
    ...(found.length > 0 ? found : [keep(reading)]),
    ...(leftOut
      ? [`Your script also has ${quoted(leftOut.text)}, which you left out. Say it next time, or take it out of the script.`]
      : []),
  ]
}

function keep({ proof, evidence }: PitchReading): string {
  const best = proof.withFigure[0] ?? evidence.clause
  return `Keep it as it is${best ? `, above all ${shortQuote(best)}` : ''}. Say it once more to somebody who does not know your field, and ask what they remember.`
}
