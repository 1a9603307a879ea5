import { quotedLine } from '../quotes.ts'
import { type Requirement, relatedLine } from '../requirements.ts'
import { sentenceTemplates } from '../sentence-templates.ts'
import { listed, quoted } from '../wording.ts'
import type { Material } from './material.ts'
import type { PlannedQuestion } from './pick-questions.ts'
import type { RoundGuide } from './round-guides.ts'
import sentences from './sentences.json' with { type: 'json' }

const say = sentenceTemplates(sentences)

/** A plan for one answer: for a story in the four lines of STAR, and as one would say it. */
interface Answer {
  star: string
  spoken: string
}

/** A plan with blanks to fill, around the person's own line that fits best. No sentence is written for the person. */
export function answerTo(asked: PlannedQuestion, material: Material): Answer {
  if (asked.kind === 'requirement') {
    const row = material.requirements.find(({ text }) => text === asked.quotes)
    if (row && row.kind !== 'work') return credential(row)
  }
  const isStory = asked.kind === 'line' || asked.kind === 'duty' || asked.kind === 'requirement' || asked.asksFor === 'behavioral'
  return isStory ? story(asked, material) : points(asked, material)
}

function story(asked: PlannedQuestion, material: Material): Answer {
  const [first = '', middle = '', last = ''] = asked.hints
  const hints = hintsFor(asked, material.guide)
  const example = exampleFor(asked, material)
  const situation = first || hints('situation')
  const action = middle || hints('action')
  const result = last || hints('result')
  return {
    star: [
      `Situation: ${say('blank.situation')} ${situation}`,
      `Task: ${say('blank.task')} ${hints('task')}`,
      `Action: ${example} ${say('blank.action')} ${action}`,
      `Result: ${say('blank.result')} ${result}`,
    ].join('\n'),
    spoken: `${example} ${situation} ${say('blank.situation')} ${action} ${say('blank.action')} ${result} ${say('blank.result')}`,
  }
}

function hintsFor({ index }: PlannedQuestion, { story: parts }: RoundGuide) {
  return (part: keyof RoundGuide['story']): string => {
    const list = parts[part]
    return list[(index + Math.floor(index / list.length)) % list.length]!
  }
}

/** The line of the resume to tell about: what the reading says shows it, else one that shares words with the ad's line. */
function exampleFor({ kind, quotes }: PlannedQuestion, { requirements, reading, resumeRead }: Material): string {
  if (kind === 'line') return say('example.line')
  if (!resumeRead || quotes === null) return say('example.own')
  const row = requirements.find(({ text }) => text === quotes)
  if (row?.line) return say('example.fits', { line: quotedLine(row.line, quotes) })
  const related = relatedLine(quotes, reading)
  const example = related ? say('example.related', { line: quotedLine(related, quotes) }) : say('example.own')
  return row?.state === 'open' ? `${example} ${say('example.open')}` : example
}

/** A credential is held or not: no story can take its place. */
function credential({ text: requirement, line }: Requirement): Answer {
  const text = line
    ? say('credential.shown', { line: quotedLine(line) })
    : say('credential.open', { requirement: quoted(requirement) })
  return { star: text, spoken: `${text} ${say('points.practice')}` }
}

/** For a question that asks for no story: what to say at the beginning, in the middle and at the end. */
function points({ kind, hints, goal }: PlannedQuestion, material: Material): Answer {
  const own = material.lines.line.slice(0, 2).map((line) => quotedLine(line))
  const text =
    kind === 'closing'
      ? say('closing', {
          questions: listed(
            material.guide.questionsToAsk
              .filter((one) => !one.includes('{'))
              .slice(0, 2)
              .map((one) => `“${one}”`),
          ),
        })
      : kind === 'opening' && own.length > 0
        ? say('opening', { lines: listed(own) })
        : kind === 'opening' || kind === 'motivation'
          ? say(kind === 'opening' ? 'opening.no-lines' : 'motivation')
          : hints.length > 0
            ? `${hints.join(' ')} ${say('points.blank')}`
            : say('points.goal', { goal: goal ?? '' })
  return { star: text, spoken: `${text} ${say('points.practice')}` }
}
