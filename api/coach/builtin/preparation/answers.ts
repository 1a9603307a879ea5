import { outcomePart, starText } from '../star-answer.ts'
import { quoted, sentence } from '../wording.ts'
import type { Material } from './material.ts'
import { told, toldWhere, where } from './own-words.ts'
import type { Asked } from './pick-questions.ts'
import { specialAnswer } from './special-answers.ts'
import { type Answer, tell } from './story.ts'

/** An answer from the person's own line; what it does not tell is a placeholder of the kind this round wants to hear. */
export function answerTo(asked: Asked, material: Material): Answer {
  return specialAnswer(asked, material) ?? storyAnswer(asked, material)
}

const mostOfALine = 0.8

function storyAnswer(asked: Asked, { voice, reading }: Material): Answer {
  const say = tell(voice.story, asked.place)
  const { line } = asked.subject
  const setting = where(line ?? reading.resume.experienceLines[0] ?? null)
  const part = line ? outcomePart(line) : null
  // A line that is all outcome has been told already.
  const outcome = line && part && part.length < mostOfALine * line.text.length ? part : null
  return {
    star: starText({
      situation: `${setting}, ${say('settings')}`,
      task: `${sentence(say('parts'))}${linkTo(asked)}`,
      action: line ? `${sentence(told(line))} ${say('steps')}` : `I [first step], then [second step]. ${say('steps')}`,
      result: outcome ? `What came of it stands on my resume: ${quoted(outcome)}. ${say('outcomes')}` : say('outcomes'),
    }),
    spoken: [
      say('openers'),
      sentence(line ? toldWhere(line) : `${setting}, I [what you did, in one sentence]`),
      say('steps', 1),
      say('outcomes', 1),
      sentence(say('closes')),
    ].join(' '),
  }
}

/** What ties the story to the ad. */
function linkTo({ kind, subject }: Asked): string {
  const { slots, line } = subject
  if (kind === 'duty' && slots.duty)
    return line
      ? ` It is close to what you describe: ${slots.duty}.`
      : ` You describe ${slots.duty}, and [what your case had in common with it].`
  if (kind === 'term' && slots.term)
    return line ? ` That is where ${slots.term} came in.` : ` You ask for it here: ${slots.requirement}.`
  if (kind === 'soft' && slots.soft) return ` What it took was ${slots.soft}.`
  return ''
}
